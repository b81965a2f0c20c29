//! C++: which parts of its library a program wants of us, and names as C++ writes them.
//!
//! Most of the library of C++ is in headers and comes with the program. The rest lies in
//! shared objects: threads, exceptions, types at run time, trees of maps, texts, streams. We
//! have our own for these (`models/cpp`), as sources, compiled by the user's clang against
//! the user's headers so that objects have the user's layout. A part is compiled in where
//! something of it is declared and not defined.
//!
//! Not here: exceptions on the machine (`lower::unwind`, `models/unwind.c`).

use std::fmt::Write;

/// A part of the library: its source, and how the names of what it defines begin.
struct Part {
    text: &'static str,
    names: &'static [&'static str],
}

static PARTS: &[Part] = &[
    Part { text: include_str!("../models/cpp/abi.cpp"), names: &["_Z", "__cxa_", "__gxx_"] },
    Part {
        text: include_str!("../models/cpp/errors.cpp"),
        names: &[
            "_ZSt20__throw_",
            "_ZSt19__throw_",
            "_ZSt18__throw_",
            "_ZSt17__throw_",
            "_ZSt21__throw_",
            "_ZSt22__throw_",
            "_ZSt23__throw_",
            "_ZSt24__throw_",
            "_ZSt25__throw_",
            "_ZSt16__throw_",
            "_ZSt15__throw_",
            "_ZNSt11logic_error",
            "_ZNSt13runtime_error",
            "_ZTISt",
            "_ZTVSt",
            "_ZNSt12out_of_range",
            "_ZNSt16invalid_argument",
            "_ZNSt12length_error",
            "_ZNSt12domain_error",
            "_ZNSt11range_error",
            "_ZNSt14overflow_error",
            "_ZNSt15underflow_error",
            "_ZNSt12system_error",
            "_ZNSt3_V2",
            "_ZNKSt10error",
            "_ZNKSt13runtime_error",
            "_ZNKSt11logic_error",
            "_ZNSt12bad_weak_ptr",
            "_ZNSt17bad_function_call",
            "_ZNKSt3_V2",
        ],
    },
    Part {
        text: include_str!("../models/cpp/strings.cpp"),
        names: &[
            "_ZNSt7__cxx1112basic_string",
            "_ZNKSt7__cxx1112basic_string",
            "_ZNSaIc",
            "_ZStplI",
        ],
    },
    Part {
        text: include_str!("../models/cpp/containers.cpp"),
        names: &[
            "_ZSt18_Rb_tree",
            "_ZSt28_Rb_tree",
            "_ZSt29_Rb_tree",
            "_ZNSt8__detail15_List_node_base",
            "_ZNKSt8__detail20_Prime_rehash_policy",
            "_ZSt11_Hash_bytes",
            "_ZSt15_Fnv_hash_bytes",
        ],
    },
    Part {
        text: include_str!("../models/cpp/threads.cpp"),
        names: &[
            "_ZNSt6thread",
            "_ZNSt18condition_variable",
            "_ZSt15__once_callable",
            "_ZSt11__once_call",
            "__once_proxy",
            "_ZNSt6chrono3_V2",
            "_ZNSt11this_thread",
            "__libc_single_threaded",
            "_ZSt25notify_all_at_thread_exit",
        ],
    },
    Part {
        text: include_str!("../models/cpp/waits.cpp"),
        names: &["_ZNSt8__detail18__waiter_pool_base6_S_forEPKv"],
    },
    Part {
        text: include_str!("../models/cpp/futures.cpp"),
        names: &[
            "_ZNSt13__future_base",
            "_ZSt15future_category",
            "_ZNSt12future_error",
            "_ZNSt28__atomic_futex_unsigned_base",
            "_ZSt20__throw_future_error",
        ],
    },
    Part { text: include_str!("../models/cpp/shared.cpp"), names: &["_ZNSt10_Sp_locker"] },
    Part {
        text: include_str!("../models/cpp/streams.cpp"),
        names: &[
            "_ZNSo",
            "_ZStls",
            "_ZSt4cout",
            "_ZSt4cerr",
            "_ZSt4clog",
            "_ZNSt8ios_base",
            "_ZSt16__ostream_insert",
            "_ZNSt9basic_ios",
            "_ZNSt7__cxx1119basic_ostringstream",
            "_ZNSt7__cxx1118basic_stringstream",
            "_ZNSt7__cxx1119basic_istringstream",
            "_ZNSi",
            "_ZStrs",
            "_ZNSt6locale",
            "_ZSt4endl",
            "_ZNKSt7__cxx1119basic_ostringstream",
            "_ZNKSt7__cxx1118basic_stringstream",
        ],
    },
];

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

/// The text of the parts of our library that these texts want; none if they want nothing.
pub fn library(irs: &[&str]) -> Option<String> {
    let mut wanted = vec![false; PARTS.len()];
    let mut names: Vec<String> = irs.iter().flat_map(|ir| undefined(ir)).collect();
    // Parts want others.
    loop {
        let mut more = false;
        for (i, part) in PARTS.iter().enumerate() {
            let wants = |n: &String| part.names.iter().any(|p| n.starts_with(p));
            if !wanted[i] && names.iter().any(wants) {
                wanted[i] = true;
                more = true;
                names.extend(needs(part.text));
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
    for (part, _) in PARTS.iter().zip(&wanted).filter(|p| *p.1) {
        let _ = writeln!(out, "{}", part.text);
    }
    Some(out)
}

/// What a part wants of others: those that its first lines include.
fn needs(text: &str) -> Vec<String> {
    let of = |header: &str| match header {
        "stdexcept" | "system_error" | "future" | "thread" | "mutex" | "sstream" => {
            Some("_ZSt19__throw_")
        }
        "string" => Some("_ZNSaIc"),
        _ => None,
    };
    let headers = text.lines().filter_map(|l| l.strip_prefix("#include <")?.strip_suffix('>'));
    let mut out: Vec<String> = headers.filter_map(of).map(String::from).collect();
    if text.contains("#include <stdexcept>") || text.contains("#include <future>") {
        out.push("_ZNSaIc".into());
    }
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
        let none = library(&["declare i32 @printf(ptr, ...)\n"]);
        assert!(none.is_none());
        let news = library(&["declare ptr @_Znwm(i64)\n"]).unwrap();
        assert!(news.contains("operator new") && !news.contains("thread::join"));
        let threads = library(&["declare void @_ZNSt6thread4joinEv(ptr)\n"]).unwrap();
        assert!(
            threads.contains("thread::join") && threads.contains("__throw_system_error(int n)")
        );
    }
}
