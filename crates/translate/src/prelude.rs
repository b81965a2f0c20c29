//! What the translation of a program needs besides the program: `malloc` and
//! `free` of each pool, locks, threads; only what is used, readable as Promela.

use crate::ints::LARGE_DIVISION;
use crate::layout::Pool;
use crate::lower::{Needs, World};
use crate::memory::valid_text;
use crate::print::{scalars, type_name};
use crate::types::Type;
use crate::wide;

pub fn text(w: &World<'_>, needs: &Needs) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for (word, lines) in wide::TEXT {
        if needs.words.contains(word) {
            out.extend(lines.lines().map(String::from));
            out.push(String::new());
        }
    }
    if needs.words.contains("unsigned division") {
        out.extend(LARGE_DIVISION.lines().map(String::from));
        out.push(String::new());
    }
    // A macro may use those of the pools that its fields live apart from.
    let mut valid = needs.valid.clone();
    loop {
        let more: Vec<usize> = valid
            .iter()
            .flat_map(|&p| w.layout.pools[p].apart.iter())
            .filter_map(|a| w.layout.pool(&Type::Struct(a.0)))
            .filter(|&p| valid_text(&w.layout.pools[p], "p").is_none() && !valid.contains(&p))
            .collect();
        if more.is_empty() {
            break;
        }
        valid.extend(more);
    }
    for &p in &valid {
        out.push(ok_macro(w, &w.layout.pools[p]));
    }
    for &p in &needs.same {
        out.push(same_macro(w, p));
    }
    if !valid.is_empty() || !needs.same.is_empty() {
        out.push(String::new());
    }
    for &p in &needs.malloc {
        out.extend(malloc(&w.layout.pools[p]));
    }
    for &p in &needs.free {
        out.extend(free(w, &w.layout.pools[p]));
    }
    for &p in &needs.realloc {
        out.extend(realloc(w, &w.layout.pools[p]));
    }
    for (word, lines) in WORDS {
        if needs.words.contains(word) {
            out.extend(lines.lines().map(String::from));
            out.push(String::new());
        }
    }
    if needs.words.contains("pthread_cond_signal") {
        out.push("inline pthread_cond_signal(c_) {  /* wakes one of those who wait */".into());
        out.push("    if".into());
        for k in 0..w.layout.threads {
            out.push(format!("    :: (c_ & {}) -> c_ = c_ & ~{}", 1u64 << k, 1u64 << k));
        }
        out.push("    :: (c_ == 0) -> skip".into());
        out.push("    fi".into());
        out.push("}".into());
        out.push(String::new());
    }
    let threads = needs.words.contains("new_thread") || needs.words.contains("pthread_join");
    if threads || needs.words.contains("all_done") || needs.words.contains("pthread_detach") {
        out.extend(thread_text(w, needs));
    }
    out
}

const WORDS: [(&str, &str); 18] = [
    ("lock", "inline lock(l_) {\n    (l_ == 0) -> l_ = 1\n}"),
    ("unlock", "inline unlock(l_) {\n    l_ = 0\n}"),
    ("pthread_mutex_lock", "inline pthread_mutex_lock(m_) {\n    (m_ == 0) -> m_ = tid + 1\n}"),
    ("pthread_mutex_unlock", "inline pthread_mutex_unlock(m_) {\n    m_ = 0\n}"),
    (
        "pthread_mutex_trylock",
        "inline pthread_mutex_trylock(m_, r_) {\n    if\n    :: (m_ == 0) -> m_ = tid + 1; r_ = 0\n    :: else -> r_ = 16  /* EBUSY */\n    fi\n}",
    ),
    (
        "pthread_cond_begin_wait",
        "inline pthread_cond_begin_wait(c_, m_) {  /* one bit for each that waits */\n    c_ = c_ | (1 << tid);\n    m_ = 0\n}\n\ninline pthread_cond_end_wait(c_, m_) {\n    ((c_ & (1 << tid)) == 0 && m_ == 0) -> m_ = tid + 1\n}",
    ),
    (
        "pthread_barrier_arrive",
        "inline pthread_barrier_arrive(b_, r_) {  /* the last lets all go */\n    b_.b_arrived = b_.b_arrived + 1;\n    if\n    :: (b_.b_arrived == b_.b_wanted) ->\n        b_.b_arrived = 0;\n        b_.b_waiting = 0;\n        r_ = -1\n    :: else ->\n        b_.b_waiting = b_.b_waiting | (1 << tid);\n        r_ = 0\n    fi\n}",
    ),
    (
        "pthread_barrier_leave",
        "inline pthread_barrier_leave(b_) {\n    ((b_.b_waiting & (1 << tid)) == 0) -> skip\n}",
    ),
    (
        "pthread_rwlock_rdlock",
        "inline pthread_rwlock_rdlock(l_) {\n    (l_.rw_writer == 0) -> l_.rw_readers = l_.rw_readers + 1\n}",
    ),
    (
        "pthread_rwlock_wrlock",
        "inline pthread_rwlock_wrlock(l_) {\n    (l_.rw_writer == 0 && l_.rw_readers == 0) -> l_.rw_writer = tid + 1\n}",
    ),
    (
        "pthread_rwlock_tryrdlock",
        "inline pthread_rwlock_tryrdlock(l_, r_) {\n    if\n    :: (l_.rw_writer == 0) -> l_.rw_readers = l_.rw_readers + 1; r_ = 0\n    :: else -> r_ = 16  /* EBUSY */\n    fi\n}",
    ),
    (
        "pthread_rwlock_trywrlock",
        "inline pthread_rwlock_trywrlock(l_, r_) {\n    if\n    :: (l_.rw_writer == 0 && l_.rw_readers == 0) -> l_.rw_writer = tid + 1; r_ = 0\n    :: else -> r_ = 16  /* EBUSY */\n    fi\n}",
    ),
    (
        "pthread_rwlock_unlock",
        "inline pthread_rwlock_unlock(l_) {\n    if\n    :: (l_.rw_writer != 0) -> l_.rw_writer = 0\n    :: else -> l_.rw_readers = l_.rw_readers - 1\n    fi\n}",
    ),
    (
        "pthread_once",
        "inline pthread_once(o_, first_) {  /* 1 while somebody runs it, 2 behind it */\n    first_ = (o_ == 0);\n    if\n    :: first_ -> o_ = 1\n    :: else -> skip\n    fi\n}",
    ),
    ("sem_wait", "inline sem_wait(s_) {\n    (s_ > 0) -> s_ = s_ - 1\n}"),
    ("sem_post", "inline sem_post(s_) {\n    s_ = s_ + 1\n}"),
    (
        "sem_trywait",
        "inline sem_trywait(s_, r_) {\n    if\n    :: (s_ > 0) -> s_ = s_ - 1; r_ = 0\n    :: else -> r_ = -1\n    fi\n}",
    ),
    (
        "choose",
        "inline choose(x_, n_) {  /* any number below n_ */\n    x_ = 0;\n    do\n    :: (x_ < n_ - 1) -> x_ = x_ + 1\n    :: break\n    od\n}",
    ),
];

fn thread_text(w: &World<'_>, needs: &Needs) -> Vec<String> {
    let n = w.layout.threads.max(2);
    let mut out: Vec<String> = Vec::new();
    let count = needs.words.contains("all_done");
    out.push(format!(
        "byte thread_state[{n}];  /* 0 free, 1 runs, 2 done, 3 runs and is detached */"
    ));
    if needs.words.contains("thread_result") {
        out.push(format!("int thread_result[{n}];"));
    }
    if count {
        out.push("byte threads_running;".into());
    }
    out.push("hidden byte too_many_threads;".into());
    out.push(String::new());
    out.push("inline new_thread(t_) {".into());
    out.push("    t_ = 1;".into());
    out.push("    do".into());
    out.push(format!("    :: (t_ < {n} && thread_state[t_] != 0) -> t_ = t_ + 1"));
    out.push("    :: else -> break".into());
    out.push("    od;".into());
    out.push(format!("    too_many_threads = (t_ >= {n});"));
    if count {
        out.push("    threads_running = threads_running + 1;".into());
    }
    out.push("    thread_state[t_] = 1".into());
    out.push("}".into());
    out.push(String::new());
    out.push("inline end_thread() {".into());
    if count {
        out.push("    threads_running = threads_running - 1;".into());
    }
    if needs.words.contains("pthread_detach") {
        out.push("    thread_state[tid] = (thread_state[tid] == 3 -> 0 : 2)".into());
    } else {
        out.push("    thread_state[tid] = 2".into());
    }
    out.push("}".into());
    out.push(String::new());
    if needs.words.contains("pthread_join") {
        out.push("inline pthread_join(t_) {".into());
        out.push("    (thread_state[t_] == 2) -> thread_state[t_] = 0".into());
        out.push("}".into());
        out.push(String::new());
    }
    if needs.words.contains("pthread_detach") {
        out.push("inline pthread_detach(t_) {".into());
        out.push("    thread_state[t_] = (thread_state[t_] == 2 -> 0 : 3)".into());
        out.push("}".into());
        out.push(String::new());
    }
    out
}

fn malloc(pool: &Pool) -> Vec<String> {
    let name = &pool.name;
    let (first, last) = (pool.heap.0, pool.heap.0 + pool.heap.1 - 1);
    let mut out =
        vec![format!("hidden byte heap_bound_of_{name};  /* 1 if malloc ran out of cells */")];
    let mut body: Vec<String> = Vec::new();
    if pool.has_arrays {
        out.push(format!("hidden int {name}_run;"));
        out.push(String::new());
        out.push(format!("inline malloc_{name}(p_, n_) {{  /* the first run of n_ free cells */"));
        body.push(format!("p_ = {first};"));
        body.push(format!("{name}_run = 0;"));
        body.push(format!("heap_bound_of_{name} = 0;"));
        body.push("do".into());
        body.push(format!(":: ({name}_run >= n_) -> break"));
        body.push(":: else ->".into());
        body.push("    if".into());
        body.push(format!("    :: (p_ + {name}_run > {last}) ->"));
        body.push(format!("        heap_bound_of_{name} = 1;"));
        body.push("        break".into());
        body.push("    :: else ->".into());
        body.push("        if".into());
        body.push(format!("        :: ({name}_valid[p_ + {name}_run] != 0) ->"));
        body.push(format!("            p_ = p_ + {name}_run + 1;"));
        body.push(format!("            {name}_run = 0"));
        body.push(format!("        :: else -> {name}_run = {name}_run + 1"));
        body.push("        fi".into());
        body.push("    fi".into());
        body.push("od;".into());
        body.push(format!("{name}_run = (heap_bound_of_{name} -> n_ : 0);"));
        body.push("do".into());
        body.push(format!(":: ({name}_run < n_) ->"));
        body.push(format!("    {name}_valid[p_ + {name}_run] = p_;"));
        body.push(format!("    {name}_run = {name}_run + 1"));
        body.push(":: else -> break".into());
        body.push("od".into());
    } else {
        out.push(String::new());
        out.push(format!("inline malloc_{name}(p_) {{  /* the first free cell */"));
        body.push(format!("p_ = {first};"));
        body.push("do".into());
        body.push(format!(":: (p_ <= {last} && {name}_valid[p_]) -> p_ = p_ + 1"));
        body.push(":: else -> break".into());
        body.push("od;".into());
        body.push(format!("heap_bound_of_{name} = (p_ > {last});"));
        body.push("if".into());
        body.push(format!(":: heap_bound_of_{name} -> p_ = 0"));
        body.push(format!(":: else -> {name}_valid[p_] = 1"));
        body.push("fi".into());
    }
    out.extend(body.into_iter().map(|l| format!("    {l}")));
    out.push("}".into());
    out.push(String::new());
    out
}

/// Assignments that make a cell zero again.
fn clearing(
    w: &World<'_>,
    (ty, range): (&Type, (i128, i128)),
    cell: &str,
    index: &str,
    depth: u32,
    out: &mut Vec<String>,
) {
    match ty.plain() {
        Type::Struct(s) if depth < 20 => {
            for (f, field) in w.program.structs[*s].fields.iter().enumerate() {
                let (element, n) = field.ty.flat();
                let name = &w.names.fields[&(*s, f)];
                for i in 0..n.min(64) {
                    let at = match &field.ty {
                        Type::Array(..) => format!("{cell}.{name}[{i}]"),
                        _ => format!("{cell}.{name}"),
                    };
                    match w.layout.field(*s, f) {
                        Some((p, first, each)) => {
                            let pool = &w.layout.pools[p];
                            let index = match each {
                                1 => format!("{} + {index}", first + i),
                                _ => format!("{} + ({index}) * {each}", first + i),
                            };
                            let at = format!("{}_mem[{index}]", pool.name);
                            let range = w.ranges.field(w.program, *s, f);
                            clearing(w, (element, range), &at, &index, depth + 1, out);
                        }
                        None => {
                            let range = w.ranges.field(w.program, *s, f);
                            clearing(w, (element, range), &at, index, depth + 1, out);
                        }
                    }
                }
            }
        }
        ty if type_name(w, ty, range) == "wide" => {
            out.push(format!("{cell}.hi32 = 0"));
            out.push(format!("{cell}.lo32 = 0"));
        }
        _ => out.push(format!("{cell} = 0")),
    }
}

fn free(w: &World<'_>, pool: &Pool) -> Vec<String> {
    let name = &pool.name;
    let last = pool.heap.0 + pool.heap.1 - 1;
    let mut out: Vec<String> = Vec::new();
    let mut clear = Vec::new();
    let cell = if pool.has_arrays { format!("p_ + {name}_gone") } else { "p_".into() };
    let range = w.layout.pool(&pool.element).map_or((0, 0), |p| w.ranges.pool(w.layout, p));
    clearing(w, (&pool.element, range), &format!("{name}_mem[{cell}]"), &cell, 0, &mut clear);
    if pool.has_arrays {
        out.push(format!("hidden int {name}_gone;"));
    }
    out.push(format!("inline free_{name}(p_) {{"));
    out.push("    if".into());
    out.push("    :: (p_ == 0) -> skip".into());
    out.push("    :: else ->".into());
    if pool.has_arrays {
        out.push(format!("        {name}_gone = 0;"));
        out.push("        do".into());
        out.push(format!(
            "        :: (p_ + {name}_gone <= {last} && {name}_valid[p_ + {name}_gone] == p_) ->"
        ));
        for line in clear {
            out.push(format!("            {line};"));
        }
        // The first cell last: it says how far the block goes.
        out.push(format!("            {name}_valid[p_ + {name}_gone] = 0;"));
        out.push(format!("            {name}_gone = {name}_gone + 1"));
        out.push("        :: else -> break".into());
        out.push("        od".into());
    } else {
        for line in clear {
            out.push(format!("        {line};"));
        }
        out.push(format!("        {name}_valid[p_] = 0"));
    }
    out.push("    fi".into());
    out.push("}".into());
    out.push(String::new());
    out
}

/// What a pool needs for `realloc`: a new run, what the old one had, and no old one.
fn realloc(w: &World<'_>, pool: &Pool) -> Vec<String> {
    let name = &pool.name;
    let last = pool.heap.0 + pool.heap.1 - 1;
    let range = w.layout.pool(&pool.element).map_or((0, 0), |p| w.ranges.pool(w.layout, p));
    let parts = scalars(w, &pool.element, "", range).unwrap_or_default();
    let mut out = vec![
        format!("inline realloc_{name}(p_, o_, n_) {{"),
        format!("    malloc_{name}(p_, n_);"),
        "    if".into(),
        format!("    :: (heap_bound_of_{name} || o_ == 0) -> skip"),
        "    :: else ->".into(),
        format!("        {name}_gone = 0;"),
        "        do".into(),
        format!(
            "        :: ({name}_gone < n_ && o_ + {name}_gone <= {last} && {name}_valid[o_ + {name}_gone] == o_) ->"
        ),
    ];
    for part in parts {
        let cell = |p: &str| format!("{name}_mem[{p} + {name}_gone]{}", part.path);
        out.push(format!("            {} = {};", cell("p_"), cell("o_")));
    }
    out.push(format!("            {name}_gone = {name}_gone + 1"));
    out.extend(["        :: else -> break", "        od;"].map(String::from));
    out.push(format!("        free_{name}(o_)"));
    out.extend(["    fi", "}", ""].map(String::from));
    out
}

fn ok_macro(w: &World<'_>, pool: &Pool) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (lo, hi, _) in &pool.fixed {
        parts.push(if lo == hi {
            format!("(p) == {lo}")
        } else {
            format!("((p) >= {lo} && (p) <= {hi})")
        });
    }
    let end = pool.heap.0.max(pool.stack.0 + pool.stack.1) + pool.heap.1;
    if pool.stack.1 + pool.heap.1 > 0 {
        let first = if pool.stack.1 > 0 { pool.stack.0 } else { pool.heap.0 };
        parts.push(format!("((p) >= {first} && (p) < {end} && {}_valid[p])", pool.name));
    }
    for (s, f, first, each) in &pool.apart {
        let Some(o) = w.layout.pool(&Type::Struct(*s)) else { continue };
        let owner = &w.layout.pools[o];
        let last = first + each * owner.size - 1;
        let n = w.program.structs[*s].fields[*f].ty.flat().1.max(1);
        let index = match each {
            1 => format!("((p) - {first})"),
            _ => format!("(((p) - {first}) / {each})"),
        };
        let owned =
            valid_text(owner, &index).unwrap_or_else(|| format!("{}_ok({index})", owner.name));
        let gap = match n < *each {
            true => format!(" && ((p) - {first}) % {each} < {n}"),
            false => String::new(),
        };
        parts.push(format!("((p) >= {first} && (p) <= {last}{gap} && {owned})"));
    }
    if parts.is_empty() {
        parts.push("false".into());
    }
    format!("#define {}_ok(p) ({})", pool.name, parts.join(" || "))
}

fn same_macro(w: &World<'_>, p: usize) -> String {
    let pool = &w.layout.pools[p];
    let both =
        |lo: u64, hi: u64| format!("(a) >= {lo} && (b) >= {lo} && (a) <= {hi} && (b) <= {hi}");
    let mut parts: Vec<String> =
        pool.fixed.iter().map(|(lo, hi, _)| format!("({})", both(*lo, *hi))).collect();
    for c in w.layout.vars.values().filter(|c| c.pool == p && c.per_thread) {
        let last = c.first + c.len * w.layout.threads - 1;
        let each = format!("((a) - {}) / {} == ((b) - {}) / {}", c.first, c.len, c.first, c.len);
        parts.push(format!("({} && {each})", both(c.first, last)));
    }
    parts.sort();
    if pool.heap.1 > 0 {
        let range = both(pool.heap.0, pool.heap.0 + pool.heap.1 - 1);
        parts.push(match pool.has_arrays {
            true => format!("({range} && {0}_valid[a] == {0}_valid[b])", pool.name),
            false => "((a) == (b))".into(),
        });
    }
    for (s, _, first, each) in &pool.apart {
        let Some(o) = w.layout.pool(&Type::Struct(*s)) else { continue };
        let last = first + each * w.layout.pools[o].size - 1;
        let same = format!("((a) - {first}) / {each} == ((b) - {first}) / {each}");
        parts.push(format!("({} && {same})", both(*first, last)));
    }
    if parts.is_empty() {
        parts.push("false".into());
    }
    format!("#define {}_same(a, b) ({})", pool.name, parts.join(" || "))
}
