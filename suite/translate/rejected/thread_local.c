/* refused: 2:19 thread-local variables */
_Thread_local int mine;

int main(void)
{
    return mine;
}
