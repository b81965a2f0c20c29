/* An elevator: people wait on floors, ride, and walk to another floor; the cabin goes on
 * in its direction while somebody waits or rides there. */

#ifndef P
#define P 4		/* people */
#endif
#ifndef F
#define F 4		/* floors */
#endif
#define INSIDE 255

byte cabin;		/* the floor it is at */
bit open;
bit up = 1;
byte calls[F];		/* how many wait on each floor */
byte stops[F];		/* how many want to get off there */

active [P] proctype person()
{
	byte at, to;

end:	do
	:: at = (_pid + at) % F;
	   calls[at] = calls[at] + 1;
	   d_step { open && cabin == at; calls[at] = calls[at] - 1 };
	   if
	   :: d_step { at != 0; to = 0; stops[0] = stops[0] + 1 }
	   :: d_step { at != F - 1; to = F - 1; stops[F - 1] = stops[F - 1] + 1 }
	   :: d_step { at != F / 2; to = F / 2; stops[F / 2] = stops[F / 2] + 1 }
	   fi;
	   d_step { open && cabin == to; stops[to] = stops[to] - 1; at = to; to = 0 }
	od
}

active proctype lift()
{
end:	do
	:: d_step { !open && calls[cabin] + stops[cabin] > 0; open = 1 }
	:: d_step { open && stops[cabin] == 0; open = 0 }
	:: d_step { !open && up && cabin < F - 1; cabin = cabin + 1 }
	:: d_step { !open && up && cabin == F - 1; up = 0 }
	:: d_step { !open && !up && cabin > 0; cabin = cabin - 1 }
	:: d_step { !open && !up && cabin == 0; up = 1 }
	od
}
