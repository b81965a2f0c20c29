/* A sliding window protocol with negative acknowledgements, in the manner of the
 * i-protocol of GNU uucp: the receiver asks for what is missing, the sender sends again
 * what it is asked for or what nobody confirms; the medium loses messages. */

#ifndef W
#define W 2		/* window */
#endif
#define S (2 * W)	/* sequence numbers */
#ifndef Q
#define Q 2		/* slots of a channel */
#endif

mtype = { data, ack, nak };
chan down = [Q] of { mtype, byte, byte };
chan upward = [Q] of { mtype, byte };

active proctype sender()
{
	byte base, next, n;

end:	do
	:: (next + S - base) % S < W -> atomic { down!data(next, next % 2); next = (next + 1) % S }
	:: atomic { base != next; down!data(base, base % 2) }
	:: atomic { upward?ack(n) ->
		do
		:: base != n && (n + S - base) % S <= (next + S - base) % S -> base = (base + 1) % S
		:: else -> break
		od;
		n = 0
	   }
	:: atomic { upward?nak(n) ->
		if
		:: (n + S - base) % S < (next + S - base) % S && nfull(down) -> down!data(n, n % 2)
		:: else
		fi;
		n = 0
	   }
	od
}

active proctype receiver()
{
	byte expected, n, v;
	bit got[S], asked;

end:	do
	:: atomic { down?data(n, v) ->
		assert(v == n % 2);
		if
		:: n == expected ->
			got[n] = 1;
			do
			:: got[expected] -> got[expected] = 0; expected = (expected + 1) % S; asked = 0
			:: else -> break
			od
		:: n != expected && (n + S - expected) % S < W -> got[n] = 1
		:: else
		fi;
		n = 0; v = 0
	   }
	:: atomic { nfull(upward) -> upward!ack(expected) }
	:: atomic { !asked && nfull(upward) -> upward!nak(expected); asked = 1 }
	od
}

active proctype medium()
{
end:	do
	:: down?_, _, _
	:: upward?_, _
	od
}
