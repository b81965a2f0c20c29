// verdict: error
// why: clang refuses the text; its messages are shown.
int main(void)
{
    int x = ;
    return x
}
