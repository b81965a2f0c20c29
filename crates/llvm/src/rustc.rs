//! How to call rustc and cargo, so that they write the IR of a whole program: the
//! user's crates, their dependencies and the standard library, whose compiled form
//! carries its bitcode. Fat LTO merges all of it into one module. Nothing but libc
//! is left out. Whoever has processes runs them.
//!
//! The program is compiled as for debugging: no optimisation, overflow checked. The
//! debug assertions of the user's own crates are on; those of the standard library
//! are as it was built, that is, off. Nothing is linked: a linker that does nothing
//! is enough.

/// Names under which rustc is looked for.
pub const RUSTC: &[&str] = &["rustc"];
pub const CARGO: &[&str] = &["cargo"];

/// What to do where there is none.
pub const INSTALL: &str = "rustup.rs tells how";

/// The crate `heddle` as programs under test see it.
pub const HELPER: &str = include_str!("../include/heddle.rs");

/// What is said to rustc of every crate at the end of a program.
fn whole_program(opt: u8) -> Vec<String> {
    let mut out: Vec<String> =
        ["-Clinker=/bin/true", "-Clinker-flavor=gcc", "-Clto=fat", "-Ccodegen-units=1"]
            .map(String::from)
            .into();
    out.push(format!("-Copt-level={}", opt.min(3)));
    out.extend(
        ["-Cdebuginfo=2", "-Csymbol-mangling-version=v0", "-Coverflow-checks=on"].map(String::from),
    );
    out
}

/// Arguments that turn one file into IR on standard output. `helper` is where the
/// compiled crate `heddle` lies, if the program wants it; `out` a name for the
/// program that is not linked.
pub fn arguments(
    file: &str,
    opt: u8,
    extra: &[String],
    helper: Option<&str>,
    out: &str,
    library: bool,
) -> Vec<String> {
    let mut args = Vec::new();
    if library {
        args.push("--crate-type=cdylib".into());
    }
    if !extra.iter().any(|a| a.starts_with("--edition")) {
        args.push("--edition=2021".into());
    }
    args.push(format!("--emit=llvm-ir=-,link={out}"));
    // What is left behind when it is stopped, too, is not left in the user's folder.
    let folder = out.rsplit_once('/').map_or(".", |(folder, _)| folder);
    args.push(format!("--out-dir={folder}"));
    args.extend(whole_program(opt));
    args.push("--cfg=heddle".into());
    args.push("--cap-lints=allow".into());
    args.extend(helper.map(|h| format!("--extern=heddle={h}")));
    args.extend(extra.iter().cloned());
    args.push(file.to_string());
    args
}

/// Arguments that compile the crate `heddle` from the file `source` to `out`.
pub fn helper_arguments(source: &str, out: &str) -> Vec<String> {
    let fixed = ["--edition=2021", "--crate-name=heddle", "--crate-type=rlib", "--cfg=heddle"];
    let mut args: Vec<String> = fixed.map(String::from).into();
    args.extend(["-Cembed-bitcode=yes", "-Cdebuginfo=0", "-Cpanic=unwind"].map(String::from));
    args.push("-Csymbol-mangling-version=v0".into());
    args.extend(["-o".into(), out.to_string(), source.to_string()]);
    args
}

/// What of a package is a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// A binary, if it is named.
    pub bin: Option<String>,
    /// A test target, if it is named.
    pub test: Option<String>,
}

/// Arguments for cargo: the IR of a target of the package goes to standard output.
/// `folder` is where what was compiled is kept.
pub fn cargo_arguments(
    manifest: &str,
    target: &Target,
    opt: u8,
    extra: &[String],
    folder: &str,
) -> Vec<String> {
    let mut args: Vec<String> = vec!["rustc".into(), "--quiet".into()];
    args.push(format!("--manifest-path={manifest}"));
    args.push(format!("--target-dir={folder}"));
    match (&target.bin, &target.test) {
        (_, Some(test)) => args.extend(["--test".into(), test.clone()]),
        (Some(bin), None) => args.extend(["--bin".into(), bin.clone()]),
        (None, None) => {}
    }
    // Test targets are built with the profile of that name, which inherits this one.
    for setting in [
        "profile.dev.lto=\"fat\"".to_string(),
        "profile.dev.codegen-units=1".into(),
        format!("profile.dev.opt-level={}", opt.min(3)),
        "profile.dev.debug=2".into(),
        "profile.dev.incremental=false".into(),
    ] {
        args.extend(["--config".into(), setting]);
    }
    args.extend(extra.iter().cloned());
    args.push("--".into());
    args.push("--emit=llvm-ir=-,link".into());
    args.extend(["-Clinker=/bin/true", "-Clinker-flavor=gcc"].map(String::from));
    args.extend(["-Csymbol-mangling-version=v0", "--cfg=heddle"].map(String::from));
    args
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_users_arguments_win() {
        let own = ["--edition=2024".to_string()];
        let args = arguments("x.rs", 0, &own, None, "out", false);
        assert_eq!(args.iter().filter(|a| a.starts_with("--edition")).count(), 1);
        assert_eq!(args.last().map(String::as_str), Some("x.rs"));
        let target = Target { bin: None, test: Some("queue".into()) };
        let args = cargo_arguments("a/Cargo.toml", &target, 0, &[], "t");
        assert!(args.windows(2).any(|w| w == ["--test", "queue"]));
    }
}
