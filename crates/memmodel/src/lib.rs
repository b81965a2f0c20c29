//! Memory models as input.
