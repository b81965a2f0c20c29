/* Mutual exclusion by a waiting room with two doors (Szymanski 1988): whoever waits
 * outside goes in while the front door is open, the last one in closes it. */

#ifndef N
#define N 4
#endif

byte flag[N];		/* 0 away, 1 wants in, 2 waits inside, 3 in the door, 4 door closed */
byte critical;

active [N] proctype process()
{
	byte j;

end:	do
	:: flag[_pid] = 1;
	   j = 0;
	   do
	   :: j < N && flag[j] < 3 -> j++
	   :: j == N -> break
	   od;
	   flag[_pid] = 3;
	   j = 0;
	   do
	   :: j < N && flag[j] != 1 -> j++
	   :: j < N && flag[j] == 1 ->
		flag[_pid] = 2;
		j = 0;
		do
		:: flag[j] != 4 -> j = (j + 1) % N
		:: flag[j] == 4 -> break
		od;
		break
	   :: j == N -> break
	   od;
	   flag[_pid] = 4;
	   j = 0;
	   do
	   :: j < _pid && flag[j] < 2 -> j++
	   :: j == _pid -> break
	   od;
	   critical++;
	   assert(critical == 1);
	   critical--;
	   j = _pid + 1;
	   do
	   :: j < N && (flag[j] < 2 || flag[j] > 3) -> j++
	   :: j >= N -> break
	   od;
	   flag[_pid] = 0
	od
}
