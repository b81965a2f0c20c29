/* Leader election in a unidirectional ring (Dolev, Klawe, Rodeh 1982). */

#ifndef N
#define N 6
#endif
#define L 10	/* slots of a channel */

mtype = { one, two, winner };
chan q[N] = [L] of { mtype, byte };
byte n_leaders;

proctype node(chan in, out; byte mine)
{
	bit alive = 1, known;
	byte number, maximum = mine, neighbour;

	out!one(mine);
end:	do
	:: in?one(number) ->
		if
		:: alive ->
			if
			:: number != maximum -> out!two(number); neighbour = number
			:: else ->
				known = 1;
				out!winner(number)
			fi
		:: else -> out!one(number)
		fi
	:: in?two(number) ->
		if
		:: alive ->
			if
			:: neighbour > number && neighbour > maximum ->
				maximum = neighbour;
				out!one(neighbour)
			:: else -> alive = 0
			fi
		:: else -> out!two(number)
		fi
	:: in?winner(number) ->
		if
		:: number != mine -> known = 1
		:: else -> n_leaders++; assert(n_leaders == 1)
		fi;
		if
		:: known && number == mine -> skip
		:: else -> out!winner(number)
		fi;
		break
	od
}

init {
	byte i;
	atomic {
		i = 1;
		do
		:: i <= N -> run node(q[i - 1], q[i % N], (N + 4 - i) % N + 1); i++
		:: else -> break
		od
	}
}

ltl elected { <> (n_leaders == 1) }
