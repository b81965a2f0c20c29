//! The assembly language and its three architectures.
