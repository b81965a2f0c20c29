/* Fischer's mutual exclusion (1985): a process that finds the lock free writes its name
 * within K ticks, waits for longer than that, and enters if its name is still there.
 * Time is discrete; the clock ticks when nobody has to write first. */

#ifndef N
#define N 6
#endif
#ifndef K
#define K 3
#endif
#define MOST 6		/* processes at most */
#define OFF 255

byte lock;		/* zero, or a process number and one */
byte due[MOST] = OFF;	/* ticks until it has to write */
byte pause[MOST];	/* ticks until it may look */
byte critical;

#define tick(i) if :: due[i] != OFF -> due[i] = due[i] - 1 :: else fi; if :: pause[i] > 0 -> pause[i] = pause[i] - 1 :: else fi

active [N] proctype process()
{
end:	do
	:: d_step { lock == 0; due[_pid] = K };
	   d_step { lock = _pid + 1; due[_pid] = OFF; pause[_pid] = K + 1 };
	   if
	   :: d_step { pause[_pid] == 0 && lock == _pid + 1; critical = critical + 1 };
		assert(critical == 1);
		d_step { critical = critical - 1; lock = 0 }
	   :: pause[_pid] == 0 && lock != _pid + 1
	   fi
	od
}

active proctype clock()
{
end:	do
	:: d_step {
		due[0] != 0 && due[1] != 0 && due[2] != 0 && due[3] != 0 && due[4] != 0 && due[5] != 0;
		tick(0); tick(1); tick(2); tick(3); tick(4); tick(5)
	   }
	od
}
