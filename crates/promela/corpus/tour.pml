/* One of everything, as a seed for mutation and a test of printing. */
#define N 3
#define INC(v) v = v + 1
#define JOIN(a, b) a ## b
#if N > 2 && !defined(SMALL)
#define LIMIT (N * 2)
#else
#define LIMIT 1
#endif

mtype = { req, ack, nak };
mtype:colour = { red, green };

typedef Point { byte x; byte y = 1 };
typedef Line {
  Point from
  Point to
  unsigned w : 3
  bool seen[2]
};

bit b0; bool flag = true; byte count; short sh = -3; int total = 2 + 3 * 4;
unsigned u : 5 = 17;
mtype kind = req;
mtype:colour shade = red;
Line line;
Point points[N];
byte table[4] = { 1, 2, 3, 4 };
hidden byte trash;
show byte JOIN(vis, ible);
local byte mine;
chan rv = [0] of { byte };
chan buf = [2] of { mtype, byte };
chan many[2] = [1] of { chan };
chan recs = [4] of { Point };

c_decl { typedef int word; }
c_state "word w" "Global" "0"

inline bump(v, by) {
  v = v + by;
  if
  :: v > LIMIT -> v = 0
  :: else
  fi
}
inline twice(v) { bump(v, 1); bump(v, 2) }
inline sum(a, b) { return a + b }

proctype Server(chan c; byte id)
{
  byte x;
  xr buf;
end:
  do
  :: buf?req(x) -> atomic { count++; c!x }
  :: buf?ack, eval(id)
  :: buf??nak, _ -> break
  :: buf?[req, x] && x > 1 -> buf?<req, x>
  :: d_step { nempty(buf) && count < N -> count--; x = 0 }
  od unless { timeout -> skip };
  (x > 1 -> x : 2) > 1
}

active [2] D_proctype Worker() priority 2 provided (flag || _pid == 1)
{
  int i; byte got = 4;
  for (i : 0 .. N - 1) { INC(total) }
  for (i in table) { table[i] = table[i] ^ 1 }
  select (i : 1 .. 3);
  select (i : 1 .. N * 20);
  rv!i; rv!!1;
  twice(total);
  got = sum(got, 2)
L1: if
  :: got == 1 -> goto L1
  :: got != 1; printf("got %d %e\n", got, kind); printm(kind)
  :: full(buf) || empty(buf) && nfull(buf)
  fi
  assert(got >= 0 && !(got << 1 == 3) || ~got & 1 | 2 ^ 3 >= -1);
  { int i2; i2 = len(buf); line.from.x = i2; line.seen[1] = points[0].y % 2 }
progress: skip
}

init priority 5
{
  Point p;
  pid who;
  chan own = [1] of { byte };
  atomic {
    who = run Server(own, 1) priority 3;
    run Server(many[0], 2)
  };
  recs!p; recs?p;
  for (p in recs) { skip }
  set_priority(who, 4); get_priority(who) == _priority -> skip;
  c_code [ 1 == 1 ] { now.w = 'x'; printf("}\n"); };
  c_expr { now.w == 1 };
  if :: timeout :: else -> kind = (flag -> ack : nak) fi;
  _nr_pr == 1
}

trace { do :: buf!req, _ :: buf?_, _ od }

never watch {
accept_all:
  do
  :: np_ || Server[1]@end || Worker[2]:got == 3 || pc_value(1) > _last
  :: !Worker@L1
  od
}

ltl safe { [] (count <= N) && <> (flag -> ! flag) }
ltl { always (kind == ack implies eventually flag) }
ltl { (flag U total) <-> (b0 V flag) }
ltl { flag W b0 }
