// A message in a word, announced by a wake: that is a barrier under every model.
//
// run:               => holds
// run: --model tso   => holds
// run: --model armv8 => holds
word message

program Reader {
        sleep
        assert [message] == 7
}

program Writer {
        mov [message], 7
        wake Reader
}
