/* The embedded reference model: appendix B of Holzmann and Bosnacki,
 * "The design of a multicore extension of the SPIN model checker" (2007).
 * Successors of a state, bytes of a state and time of a step are parameters.
 * The busy loop is Promela here, so that no C compiler is needed. */

#ifndef BRANCH
#define BRANCH 8	/* successors of a state */
#endif
#ifndef SIZE
#define SIZE 250	/* bytes in the state vector */
#endif
#ifndef TIME
#define TIME 9		/* time of a step */
#endif
#ifndef STATES
#define STATES 20000	/* reachable states */
#endif

int count;
byte filler[SIZE];

active [BRANCH] proctype ref()
{
	int i;
end:	do
	:: d_step {
		count < STATES ->
		i = 0;
		do
		:: i < TIME -> filler[i % SIZE] = i % 256; i++
		:: else -> break
		od;
		i = 0;
		do
		:: i < TIME -> filler[i % SIZE] = 0; i++
		:: else -> break
		od;
		i = 0;
		count++
	}
	od
}
