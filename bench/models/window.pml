/* A sliding window protocol over channels that lose messages. */

#ifndef W
#define W 2	/* window */
#endif
#ifndef M
#define M 6	/* sequence numbers */
#endif
#ifndef Q
#define Q 2	/* slots of a channel */
#endif

chan data = [Q] of { byte };
chan acks = [Q] of { byte };
byte delivered;

active proctype sender()
{
	byte base, next, ack;
end:	do
	:: (next + M - base) % M < W -> atomic { data!next; next = (next + 1) % M }
	:: acks?ack ->
		if
		:: (ack + M - base) % M < W -> base = (ack + 1) % M
		:: else
		fi;
		ack = 0
	:: base != next -> atomic { data!base }		/* send again */
	:: base != next -> next = base			/* go back */
	od
}

active proctype receiver()
{
	byte expected, got;
end:	do
	:: data?got ->
		if
		:: got == expected ->
			delivered = (delivered + 1) % M;
			expected = (expected + 1) % M;
			assert(delivered == expected)
		:: else
		fi;
		acks!((expected + M - 1) % M);
		got = 0
	od
}

active proctype thief()
{
end:	do
	:: data?_
	:: acks?_
	od
}
