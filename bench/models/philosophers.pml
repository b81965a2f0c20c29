/* Dining philosophers who take both forks one after the other; the last is
 * left-handed, so nobody starves by deadlock. */

#ifndef N
#define N 8
#endif

bit fork[N];
byte eating;

proctype philosopher(byte first; byte second)
{
end:	do
	:: atomic { !fork[first] -> fork[first] = 1 };
	   atomic { !fork[second] -> fork[second] = 1 };
	   eating++;
	   assert(eating <= N / 2);
	   eating--;
	   fork[second] = 0;
	   fork[first] = 0
	od
}

init {
	byte i;
	atomic {
		do
		:: i < N - 1 -> run philosopher(i, i + 1); i++
		:: else -> break
		od;
		run philosopher(0, N - 1);
		i = 0
	}
}

ltl room { [] <> (eating < N / 2) }
