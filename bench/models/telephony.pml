/* Telephony with features (after Calder and Miller's study of feature interaction): users
 * who ring back, one whose calls are forwarded when busy, and the exchange that connects
 * them. Every user is a small automaton over shared tables. */

#ifndef N
#define N 3
#endif
#define NOBODY 255

mtype = { idle, dialing, calling, ringing, talking, engaged, hanging };
mtype line[N] = idle;
byte partner[N] = NOBODY;
byte back[N] = NOBODY;	/* whom to ring back */
bit told[N];		/* hears that the other side has hung up */

active [N] proctype user()
{
	byte other = NOBODY;

end:	do
	:: d_step { line[_pid] == idle && partner[_pid] == NOBODY; line[_pid] = dialing; other = 0 }
	:: d_step { line[_pid] == idle && back[_pid] != NOBODY; line[_pid] = dialing; other = back[_pid]; back[_pid] = NOBODY }
	:: d_step { line[_pid] == dialing && other < N - 1; other = other + 1 }
	:: d_step { line[_pid] == dialing; line[_pid] = hanging }
	:: d_step { line[_pid] == dialing && other != _pid; line[_pid] = calling }
	:: d_step { line[_pid] == calling && line[other] == idle && partner[other] == NOBODY;
		    partner[other] = _pid; partner[_pid] = other; line[other] = ringing }
	:: d_step { line[_pid] == calling && partner[_pid] == NOBODY && (line[other] != idle || partner[other] != NOBODY);
		    line[_pid] = engaged; back[other] = _pid }
	:: d_step { line[_pid] == calling && partner[_pid] == other && line[other] == talking; line[_pid] = talking }
	:: d_step { line[_pid] == calling && partner[_pid] == other; line[_pid] = hanging }
	:: d_step { line[_pid] == ringing; line[_pid] = talking; other = partner[_pid] }
	:: d_step { line[_pid] == ringing && told[_pid]; line[_pid] = hanging }
	:: d_step { line[_pid] == talking; line[_pid] = hanging }
	:: d_step { line[_pid] == engaged; line[_pid] = hanging }
	:: d_step { line[_pid] == hanging && partner[_pid] != NOBODY && partner[partner[_pid]] == _pid;
		    told[partner[_pid]] = 1; partner[_pid] = NOBODY; line[_pid] = idle; told[_pid] = 0; other = NOBODY }
	:: d_step { line[_pid] == hanging && (partner[_pid] == NOBODY || partner[partner[_pid]] != _pid);
		    partner[_pid] = NOBODY; line[_pid] = idle; told[_pid] = 0; other = NOBODY }
	:: d_step { line[_pid] != idle && line[_pid] != hanging && told[_pid]; line[_pid] = hanging; told[_pid] = 0 }
	od
}
