/* refused: 2:15 thread-local variables */
_Thread_local int mine;

int main(void)
{
    return mine;
}
