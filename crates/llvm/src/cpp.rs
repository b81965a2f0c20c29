//! C++: which parts of its library a program wants of us, and names as C++ writes them.
//!
//! Most of the library of C++ is in headers and comes with the program. The rest lies in
//! shared objects: threads, exceptions, types at run time, trees of maps, texts, streams. We
//! have our own for these (`models/cpp`), as sources, compiled by the user's clang against
//! the user's headers so that objects have the user's layout. A part is compiled in where
//! something of it is declared and not defined.
//!
//! Not here: exceptions on the machine (`lower::unwind`, `models/unwind.c`).

mod parts;

use parts::Part;
use std::fmt::Write;

/// Whether a file is C++, by its name.
pub fn is_cpp(file: &str) -> bool {
    let suffix = file.rsplit_once('.').map_or("", |s| s.1);
    matches!(suffix, "cpp" | "cc" | "cxx" | "c++" | "C" | "hpp" | "ii")
}

/// Whether IR text was made of C++.
pub fn is_from_cpp(ir: &str) -> bool {
    ir.contains("__gxx_personality_v0")
        || ir.contains("language: DW_LANG_C_plus_plus")
        || ir.contains("@_Znwm")
}

/// Whether a program is made with libc++: its arguments or its names say so. The other
/// library is GNU's.
fn is_libcxx(irs: &[&str], arguments: &[String]) -> bool {
    arguments.iter().any(|a| a == "-stdlib=libc++") || irs.iter().any(|ir| ir.contains("NSt3__1"))
}

/// The text of the parts of our library that these texts want, which clang made with these
/// arguments; none if they want nothing.
pub fn library(irs: &[&str], arguments: &[String]) -> Option<String> {
    let all = if is_libcxx(irs, arguments) { parts::LIBCXX } else { parts::LIBSTDCXX };
    let mut wanted = vec![false; all.len()];
    let mut names: Vec<String> = irs.iter().flat_map(|ir| undefined(ir)).collect();
    // Parts want others.
    loop {
        let mut more = false;
        for (i, part) in all.iter().enumerate() {
            let wants = |n: &String| part.names.iter().any(|p| n.starts_with(p));
            if !wanted[i] && names.iter().any(wants) {
                wanted[i] = true;
                more = true;
                names.extend(needs(part));
            }
        }
        if !more {
            break;
        }
    }
    if !wanted.iter().any(|&w| w) {
        return None;
    }
    let mut out = include_str!("../models/cpp/prelude.cpp").to_string();
    for (part, _) in all.iter().zip(&wanted).filter(|p| *p.1) {
        let _ = writeln!(out, "{}", part.text);
    }
    Some(out)
}

/// What a part wants of others: those that it names, and those of the headers that it
/// includes.
fn needs(part: &Part) -> Vec<String> {
    let of = |header: &str| match header {
        "stdexcept" | "system_error" | "future" | "thread" | "mutex" | "sstream" => {
            Some("_ZSt19__throw_")
        }
        "string" => Some("_ZNSaIc"),
        _ => None,
    };
    let text = part.text;
    let headers = text.lines().filter_map(|l| l.strip_prefix("#include <")?.strip_suffix('>'));
    let mut out: Vec<String> = headers.filter_map(of).map(String::from).collect();
    if text.contains("#include <stdexcept>") || text.contains("#include <future>") {
        out.push("_ZNSaIc".into());
    }
    out.extend(part.needs.iter().map(|n| n.to_string()));
    out
}

/// The names that IR text uses and does not define.
fn undefined(ir: &str) -> Vec<String> {
    let mut out = Vec::new();
    for line in ir.lines() {
        let declares =
            line.starts_with("declare ") || line.starts_with('@') && line.contains(" external ");
        let replaced =
            line.starts_with("define ") && line.contains("18__waiter_pool_base6_S_forEPKv(");
        if !declares && !replaced {
            continue;
        }
        if let Some((_, rest)) = line.split_once('@') {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || "_.$".contains(c)));
            out.push(rest[..end.unwrap_or(rest.len())].to_string());
        }
    }
    out
}

/// A name as C++ writes it, without the types of parameters and templates.
pub fn demangled(name: &str) -> Option<String> {
    if !name.starts_with("_Z") {
        return None;
    }
    let symbol = cpp_demangle::Symbol::new(name).ok()?;
    let options = cpp_demangle::DemangleOptions::new().no_params().no_return_type();
    let text = symbol.demangle(&options).ok()?;
    Some(without_arguments(&text))
}

/// `std::vector<int, std::allocator<int>>::push_back` is `std::vector::push_back`.
fn without_arguments(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0;
    let chars = text.char_indices().peekable();
    for (i, c) in chars {
        let operator = text[..i].ends_with("operator") || text[..i].ends_with("operator<");
        match c {
            '<' if !operator => depth += 1,
            '>' if depth > 0 && !text[..i].ends_with('-') => depth -= 1,
            _ if depth == 0 => out.push(c),
            _ => {}
        }
    }
    lambda(out.trim())
}

/// `main::$_0::operator() const` is `main::lambda`.
fn lambda(text: &str) -> String {
    let whole = text.strip_suffix(" const").unwrap_or(text);
    let Some(owner) = whole.strip_suffix("::operator()") else { return text.to_string() };
    let (scope, last) = owner.rsplit_once("::").unwrap_or(("", owner));
    let number = match last.strip_prefix("$_") {
        Some(n) => n.parse::<u32>().ok(),
        None if last.starts_with("{lambda") => last
            .rsplit_once('#')
            .and_then(|n| n.1.trim_end_matches('}').parse().ok())
            .map(|n: u32| n - 1),
        None => None,
    };
    let name = match number {
        None => return owner.to_string(),
        Some(0) => "lambda".to_string(),
        Some(n) => format!("lambda{}", n + 1),
    };
    if scope.is_empty() { name } else { format!("{scope}::{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_cpp_writes_them() {
        let name = |n: &str| demangled(n).unwrap_or_default();
        assert_eq!(name("_ZNSt6vectorIiSaIiEE9push_backEOi"), "std::vector::push_back");
        assert_eq!(name("_Z3enqi"), "enq");
        assert_eq!(name("_ZlsRSoRK1P"), "operator<<");
        assert_eq!(demangled("main"), None);
        assert_eq!(name("_ZZ4mainENK3$_0clEv"), "main::lambda");
        assert_eq!(name("_ZZ4mainENK3$_1clEv"), "main::lambda2");
    }

    #[test]
    fn parts_are_taken_where_they_are_wanted() {
        let none = library(&["declare i32 @printf(ptr, ...)\n"], &[]);
        assert!(none.is_none());
        let news = library(&["declare ptr @_Znwm(i64)\n"], &[]).unwrap();
        assert!(news.contains("operator new") && !news.contains("thread::join"));
        let threads = library(&["declare void @_ZNSt6thread4joinEv(ptr)\n"], &[]).unwrap();
        assert!(
            threads.contains("thread::join") && threads.contains("__throw_system_error(int n)")
        );
        // The same of libc++, which has other names.
        let threads = library(&["declare void @_ZNSt3__16thread4joinEv(ptr)\n"], &[]).unwrap();
        assert!(threads.contains("__thread_struct::__thread_struct()"));
        assert!(!threads.contains("_M_start_thread") && !threads.contains("__assoc_sub_state"));
        // Names that both have are told apart by what clang was told.
        let names = ["declare void @_ZNSt11logic_errorC1EPKc(ptr, ptr)\n"];
        let with = library(&names, &["-stdlib=libc++".into()]).unwrap();
        assert!(with.contains("__libcpp_refstring") && !with.contains("__cow_string"));
        let without = library(&names, &[]).unwrap();
        assert!(without.contains("__cow_string") && !without.contains("__libcpp_refstring"));
    }
}
