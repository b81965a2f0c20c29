/* Past the zero that ends a text there is nothing. */
static int last(const char *s, int n) { return s[n]; }

int main(void)
{
    return last("abc", 5);
}
