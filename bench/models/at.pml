/* Mutual exclusion that is right whatever the timing and quick if it is as hoped, after
 * Alur and Taubenfeld (1992): Fischer's delay in front of Lamport's fast path, with a
 * clock that ticks when nobody has to move first. */

#ifndef N
#define N 4
#endif
#ifndef K
#define K 1
#endif
#define MOST 5
#define OFF 255

byte x = OFF, y, z;
byte due[MOST] = OFF;
byte pause[MOST];

#define tick(i) if :: due[i] != OFF -> due[i] = due[i] - 1 :: else fi; if :: pause[i] > 0 -> pause[i] = pause[i] - 1 :: else fi

active [N] proctype process()
{
end:	do
	:: d_step { true; x = _pid; due[_pid] = K };
	   do
	   :: d_step { y != 0; due[_pid] = OFF }; break
	   :: d_step { y == 0; y = 1; due[_pid] = OFF; pause[_pid] = K + 1 };
		if
		:: d_step { x == _pid && pause[_pid] == 0; z = 1 };
			if
			:: d_step { x == _pid; y = 0; z = 0 }
			:: d_step { x != _pid; y = 0; z = 0 }
			fi
		:: d_step { x != _pid && pause[_pid] == 0 };
			if
			:: d_step { z == 0; y = 0 }
			:: z == 1 -> skip
			fi
		fi;
		break
	   od
	od
}

active proctype clock()
{
end:	do
	:: d_step {
		due[0] != 0 && due[1] != 0 && due[2] != 0 && due[3] != 0 && due[4] != 0;
		tick(0); tick(1); tick(2); tick(3); tick(4)
	   }
	od
}
