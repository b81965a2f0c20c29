//! LLVM IR text to machine program.
