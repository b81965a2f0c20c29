//! Promela to its own Model.
