// Five thousand words.
word x[5000]
program P { noop }
