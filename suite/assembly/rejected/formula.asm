// A formula that names what is not there.
//
// run: --ltl 'G pc(P) == there' => rejected 1: no such label
// run: --ltl 'G Q.eax == 1'     => rejected 1: no program is called `Q`
// run: --ltl 'G (x'             => rejected 1: expected `)`
// run: --ctl 'AG p'             => rejected 1: `p` is not known
// run: --ctl 'AG EF'            => rejected 1: expected
// run: --ctl 'A x'              => rejected 1: expected
word x
program P { here: mov eax, 1; mov [x], eax }
