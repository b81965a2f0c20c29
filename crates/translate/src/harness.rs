//! A test harness from the notation of the paper: `EE|DD` is two threads, each of
//! which does two operations; what the letters mean, the user says.
//!
//! The harness is C, put behind the program's own text: one shared object for
//! each struct that an operation takes by pointer, a new number for each integer
//! that it takes, a variable for each that it gives back. So it is read,
//! translated and shown like the rest. With `fifo` every taker also checks that
//! numbers of one giver come in the order in which they were given, and once.

use crate::read::Signature;
use std::fmt::Write;

#[derive(Debug, Clone, Default)]
pub struct Harness {
    /// `EE|DD`
    pub threads: String,
    /// Letter and function.
    pub ops: Vec<(char, String)>,
    /// Called first, with the shared objects.
    pub init: Option<String>,
    pub fifo: bool,
}

/// What is passed for a parameter.
enum Argument {
    Shared(String),
    Number,
    Result(String),
}

impl Harness {
    /// The C text, or what is wrong with the request.
    pub fn text(&self, functions: &[Signature]) -> Result<String, String> {
        let threads: Vec<&str> = self.threads.split('|').map(str::trim).collect();
        if threads.iter().any(|t| t.is_empty()) {
            return Err("a thread of the harness does nothing; write for example 'EE|DD'".into());
        }
        if functions.iter().any(|f| f.name == "main") {
            return Err("the program has a main() already; a harness brings its own".into());
        }
        let find = |name: &str| functions.iter().find(|f| f.name == name);
        let mut used = Vec::new();
        for letter in threads.iter().flat_map(|t| t.chars()) {
            let name = self.ops.iter().find(|(c, _)| *c == letter).map(|(_, f)| f.as_str());
            let name = name.ok_or(format!("what is {letter}? say --op {letter}=function"))?;
            let f = find(name).ok_or(format!("there is no function `{name}` for {letter}"))?;
            used.push((letter, f));
        }
        let init = match &self.init {
            Some(name) => Some(find(name).ok_or(format!("there is no function `{name}`"))?),
            None => find("initialize").or(find("init")),
        };
        let mut shared: Vec<String> = Vec::new();
        for f in used.iter().map(|(_, f)| *f).chain(init) {
            for (ty, name) in &f.params {
                if let Argument::Shared(ty) = argument(ty, name)?
                    && !shared.contains(&ty)
                {
                    shared.push(ty);
                }
            }
        }
        self.write(&threads, &used, init, &shared)
    }

    fn write(
        &self,
        threads: &[&str],
        used: &[(char, &Signature)],
        init: Option<&Signature>,
        shared: &[String],
    ) -> Result<String, String> {
        let of = |letter: char| used.iter().find(|u| u.0 == letter).map(|u| u.1);
        let mut out = format!("\n/* The harness {}. */\n", self.threads);
        out.push_str("#include <assert.h>\n#include <pthread.h>\n");
        for (i, ty) in shared.iter().enumerate() {
            let _ = writeln!(out, "static {ty} shared_{};", i + 1);
        }
        // The numbers that each thread gives, from the first to the last.
        let mut next = 1;
        let mut gives: Vec<(i128, i128)> = Vec::new();
        let is_number = |p: &(String, String)| matches!(argument(&p.0, &p.1), Ok(Argument::Number));
        for t in threads {
            let n: usize = t
                .chars()
                .filter_map(of)
                .map(|f| f.params.iter().filter(|p| is_number(p)).count())
                .sum();
            gives.push((next, next + n as i128 - 1));
            next += n as i128;
        }
        let is_taker = |t: &&&str| {
            t.chars().filter_map(of).any(|f| {
                f.params.iter().any(|p| matches!(argument(&p.0, &p.1), Ok(Argument::Result(_))))
            })
        };
        let takers = threads.iter().filter(is_taker).count();
        if self.fifo && takers > 1 {
            let _ = writeln!(out, "static int taken[{next}];");
        }
        for (k, t) in threads.iter().enumerate() {
            let _ = writeln!(out, "\nstatic void *thread_{}(void *unused)\n{{", k + 1);
            self.body(&mut out, t, &of, shared, &gives, gives[k].0, takers);
            out.push_str("    return 0;\n}\n");
        }
        let n = threads.len();
        let _ = writeln!(out, "\nint main(void)\n{{");
        for k in 1..=n {
            let _ = writeln!(out, "    pthread_t t{k};");
        }
        if let Some(f) = init {
            let args: Vec<String> = f.params.iter().map(|p| pass(&p.0, &p.1, shared, 0)).collect();
            let _ = writeln!(out, "    {}({});", f.name, args.join(", "));
        }
        for k in 1..=n {
            let _ = writeln!(out, "    pthread_create(&t{k}, 0, thread_{k}, 0);");
        }
        for k in 1..=n {
            let _ = writeln!(out, "    pthread_join(t{k}, 0);");
        }
        out.push_str("    return 0;\n}\n");
        Ok(out)
    }

    #[allow(clippy::too_many_arguments)]
    fn body<'s>(
        &self,
        out: &mut String,
        thread: &str,
        of: &dyn Fn(char) -> Option<&'s Signature>,
        shared: &[String],
        gives: &[(i128, i128)],
        first: i128,
        takers: usize,
    ) {
        let mut number = first;
        let result = |f: &Signature| {
            f.params.iter().find_map(|p| match argument(&p.0, &p.1) {
                Ok(Argument::Result(ty)) => Some(ty),
                _ => None,
            })
        };
        let mut takes = None;
        for f in thread.chars().filter_map(of) {
            takes = takes.or(result(f));
        }
        if let Some(ty) = &takes {
            let _ = writeln!(out, "    {ty} value = 0;");
            for (k, (lo, hi)) in gives.iter().enumerate().filter(|(_, g)| g.0 <= g.1) {
                if self.fifo {
                    let _ = hi;
                    let _ = writeln!(out, "    int last_{} = {};", k + 1, lo - 1);
                }
            }
        }
        for f in thread.chars().filter_map(of) {
            let mut args = Vec::new();
            for p in &f.params {
                args.push(pass(&p.0, &p.1, shared, number));
                if matches!(argument(&p.0, &p.1), Ok(Argument::Number)) {
                    number += 1;
                }
            }
            let call = format!("{}({})", f.name, args.join(", "));
            if result(f).is_none() || !self.fifo {
                let _ = writeln!(out, "    {call};");
                continue;
            }
            let (open, pad) = match f.result.as_str() {
                "void" => (format!("    {call};\n    {{"), "        "),
                _ => (format!("    if ({call}) {{"), "        "),
            };
            let _ = writeln!(out, "{open}");
            let mut word = "if";
            for (k, (lo, hi)) in gives.iter().enumerate().filter(|(_, g)| g.0 <= g.1) {
                let k = k + 1;
                let order =
                    if takers == 1 { format!("== last_{k} + 1") } else { format!("> last_{k}") };
                let _ = writeln!(out, "{pad}{word} (value >= {lo} && value <= {hi}) {{");
                let _ = writeln!(out, "{pad}    assert(value {order});");
                let _ = writeln!(out, "{pad}    last_{k} = value;");
                word = "} else if";
            }
            if word == "if" {
                let _ = writeln!(out, "{pad}assert(0);");
            } else {
                let _ = writeln!(out, "{pad}}} else {{\n{pad}    assert(0);\n{pad}}}");
            }
            if takers > 1 {
                let _ = writeln!(out, "{pad}assert(!__sync_lock_test_and_set(&taken[value], 1));");
            }
            out.push_str("    }\n");
        }
    }
}

fn argument(ty: &str, name: &str) -> Result<Argument, String> {
    let plain = ty.replace("const ", "").replace("volatile ", "");
    let plain = plain.trim().trim_end_matches("restrict").trim();
    match plain.strip_suffix('*') {
        None if is_integer(plain) => Ok(Argument::Number),
        Some(t) if is_integer(t.trim()) => Ok(Argument::Result(t.trim().into())),
        Some(t) if !t.contains(['*', '(', '[']) && t.trim() != "void" => {
            Ok(Argument::Shared(t.trim().into()))
        }
        _ => Err(format!("a harness does not know what to pass for `{ty} {name}`")),
    }
}

fn is_integer(ty: &str) -> bool {
    let words = ["int", "long", "short", "char", "unsigned", "signed", "_Bool", "bool"];
    ty.split_whitespace().all(|w| words.contains(&w)) && !ty.is_empty()
}

fn pass(ty: &str, name: &str, shared: &[String], number: i128) -> String {
    match argument(ty, name) {
        Ok(Argument::Shared(t)) => {
            let i = shared.iter().position(|s| *s == t).unwrap_or(0);
            format!("&shared_{}", i + 1)
        }
        Ok(Argument::Number) => number.to_string(),
        _ => "&value".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signature(name: &str, result: &str, params: &[(&str, &str)]) -> Signature {
        let params = params.iter().map(|(t, n)| (t.to_string(), n.to_string())).collect();
        Signature { name: name.into(), result: result.into(), params }
    }

    fn queue() -> Vec<Signature> {
        vec![
            signature("initialize", "void", &[("struct queue_t *", "Q")]),
            signature("enqueue", "void", &[("struct queue_t *", "Q"), ("int", "val")]),
            signature("dequeue", "int", &[("struct queue_t *", "Q"), ("int *", "pvalue")]),
        ]
    }

    fn harness(threads: &str) -> Harness {
        let ops = vec![('E', "enqueue".to_string()), ('D', "dequeue".to_string())];
        Harness { threads: threads.into(), ops, init: None, fifo: true }
    }

    #[test]
    fn numbers_go_on_and_every_thread_is_joined() {
        let text = harness("EE|E|D").text(&queue()).unwrap();
        assert!(text.contains("enqueue(&shared_1, 2);") && text.contains("enqueue(&shared_1, 3);"));
        assert!(text.contains("initialize(&shared_1);") && text.contains("pthread_join(t3, 0);"));
        assert!(text.contains("assert(value == last_1 + 1);") && !text.contains("taken"));
        assert!(harness("E|D|D").text(&queue()).unwrap().contains("taken[value]"));
    }

    #[test]
    fn bad_requests_are_told() {
        assert!(harness("EX|D").text(&queue()).unwrap_err().contains("--op X=function"));
        assert!(harness("E||D").text(&queue()).unwrap_err().contains("does nothing"));
        let odd = [signature("enqueue", "void", &[("void (*)(int)", "f")])];
        assert!(harness("E").text(&odd).unwrap_err().contains("does not know what to pass"));
    }
}
