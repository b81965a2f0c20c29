//! Two ways to one answer, in one test program: heddle beside real SPIN, one worker
//! beside many, a C program beside its translation.

mod promela_examples;
mod promela_liveness;
mod promela_places;
mod promela_probes;
mod promela_random;
mod promela_suite;
mod promela_workers;
mod translate_random;
mod translate_suite;
mod translating;
