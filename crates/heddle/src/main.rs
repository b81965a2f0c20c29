//! The binary; all of it is in `heddle-cli`.

#[global_allocator]
static ALLOCATOR: heddle_cli::Careful = heddle_cli::Careful;

fn main() -> std::process::ExitCode {
    heddle_cli::main()
}
