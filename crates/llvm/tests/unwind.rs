//! Exceptions: frames are left in order, handlers found before, and what nobody
//! takes comes back. `exceptions.ll` is what clang 14 made of the file beside it.

use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options};
use heddle_model::FaultKind;
use heddle_span::{NoFiles, SourceMap};

fn run(entry: &str, opt: &str) -> Option<FaultKind> {
    let text = match opt {
        "-O0" => include_str!("fixtures/exceptions.ll"),
        _ => include_str!("fixtures/exceptions-O1.ll"),
    };
    let mut sources = SourceMap::new();
    let options = LoadOptions { entry: entry.into(), ..LoadOptions::default() };
    let modules = vec![("exceptions.ll".to_string(), text.to_string())];
    let (program, wrong) = load(modules, &options, &mut sources, &mut NoFiles);
    let program = program.unwrap_or_else(|| panic!("{wrong:?}"));
    let model = MachineModel::new(program, Options::default());
    crate::lower::first_fault(&model).map(|f| f.0.kind)
}

#[test]
fn destructors_run_and_what_nobody_takes_comes_back() {
    for opt in ["-O0", "-O1"] {
        assert_eq!(run("main", opt), None, "{opt}");
    }
}

#[test]
fn an_exception_that_leaves_where_it_may_not_ends_the_program() {
    for opt in ["-O0", "-O1"] {
        assert_eq!(run("_Z8promisedv", opt), Some(FaultKind::Assertion), "{opt}");
        assert_eq!(run("_Z5earlyv", opt), Some(FaultKind::Assertion), "{opt}");
    }
}

/// What is not supported is told when a run comes there, and only then.
#[test]
fn what_nobody_reaches_is_not_refused() {
    let text = "declare i32 @unknown()\n\
        define i32 @far() {\n  %x = frobnicate i32 3\n  ret i32 %x\n}\n\
        define i32 @main(i32 %n) {\n  %c = icmp eq i32 %n, 77\n\
        br i1 %c, label %a, label %b\n\
        a:\n  %r = call i32 @unknown()\n  %s = call i32 @far()\n  ret i32 %r\n\
        b:\n  ret i32 0\n}\n";
    let read = |lazy: bool, text: &str| {
        let options = LoadOptions { lazy, ..LoadOptions::default() };
        let modules = vec![("x.ll".to_string(), text.to_string())];
        load(modules, &options, &mut SourceMap::new(), &mut NoFiles)
    };
    let (program, wrong) = read(false, text);
    assert!(program.is_none() && wrong.len() == 2, "{wrong:?}");
    let gaps = |text: &str| {
        let (program, wrong) = read(true, text);
        let program = program.unwrap_or_else(|| panic!("{wrong:?}"));
        let model = MachineModel::new(program, Options::default());
        assert!(crate::lower::first_fault(&model).is_none());
        heddle_model::Model::gaps(&model)
    };
    assert!(gaps(text).is_empty());
    let reached = gaps(&text.replace("77", "1"));
    assert!(reached.iter().any(|g| format!("{g:?}").contains("unknown")), "{reached:?}");
}
