//! Sets of states. Knows only bytes.
