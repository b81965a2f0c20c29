// verdict: unsupported
// why: A function that is declared, called, and defined nowhere.
int launch(int code);

int main(void)
{
    return launch(3);
}
