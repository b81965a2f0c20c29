/* A phone switch: subscribers call each other through sessions that the
 * switch keeps; somebody hears ringing only while somebody else calls. */

#ifndef N
#define N 4
#endif
#define NOBODY 255

mtype = { idle, dial, busy, ring, rings, talk };
mtype line[N] = idle;
byte peer[N] = NOBODY;

inline release(me)
{
	other = peer[me];
	if
	:: other != NOBODY ->
		if
		:: line[other] == rings -> line[other] = idle
		:: else -> line[other] = busy
		fi;
		peer[other] = NOBODY
	:: else
	fi;
	peer[me] = NOBODY;
	line[me] = idle;
	other = 0
}

proctype subscriber(byte me)
{
	byte other;
end:	do
	:: atomic { line[me] == idle -> line[me] = dial; other = 0 }
	:: atomic { line[me] == dial && other < N - 1 -> other++ }
	:: atomic { line[me] == dial ->
		if
		:: other != me && line[other] == idle ->
			line[me] = ring; line[other] = rings;
			peer[me] = other; peer[other] = me
		:: else -> line[me] = busy
		fi;
		other = 0
	   }
	:: atomic { line[me] == rings ->
		other = peer[me];
		assert(other != NOBODY && peer[other] == me);
		line[me] = talk; line[other] = talk;
		other = 0
	   }
	:: atomic { line[me] == talk || line[me] == ring || line[me] == busy ->
		release(me)
	   }
	od
}

init {
	byte i;
	atomic {
		do
		:: i < N -> run subscriber(i); i++
		:: else -> break
		od;
		i = 0
	}
}

ltl called { [] ((line[0] == rings) -> <> (line[0] != rings)) }
