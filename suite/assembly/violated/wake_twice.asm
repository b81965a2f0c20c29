// Where `strict wake` is declared, waking a task that has not used its last
// wake is an error.
//
// run:             => violated lock-misuse
strict wake

program Sleeper {
        sleep
        sleep
}

program Waker {
        wake Sleeper
        wake Sleeper
}
