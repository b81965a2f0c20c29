/* Peterson's mutual exclusion for N processes, each statement one step.
 * The algorithm as in the BEEM benchmark (Pelanek 2007). */

#ifndef N
#define N 4
#endif

byte pos[N];
byte step[N];

active [N] proctype P()
{
	byte j, k;

NCS:	if
	:: d_step { true; j = 1 }; goto wait
	fi;
CS:	if
	:: pos[_pid] = 0; goto NCS
	fi;
wait:	if
	:: d_step { j < N; pos[_pid] = j }; goto q2
	:: j == N; goto CS
	fi;
q2:	if
	:: d_step { step[j - 1] = _pid; k = 0 }; goto q3
	fi;
q3:	if
	:: d_step { k < N && (k == _pid || pos[k] < j); k = k + 1 }; goto q3
	:: d_step { step[j - 1] != _pid || k == N; j = j + 1 }; goto wait
	fi
}
