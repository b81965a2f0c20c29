//! Families of processes of any size.
