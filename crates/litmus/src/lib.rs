//! Litmus tests to programs and final conditions.
