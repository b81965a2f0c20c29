// Nobody wakes the sleeper.
//
// run:               => violated deadlock
// run: --model tso   => violated deadlock
program P { sleep }
program Q { noop }
