// Calls without end.
//
// run:   => violated too-many
program P {
again:  call again
}
