// run: => rejected 4: expected `}`
program P {
        noop
