//! Values of C, C++ and Rust as a person sees them at the end of a run, beside the processor:
//! each program prints its variables in its own language's way, under the names that heddle
//! gives them, and then breaks. What it prints on the processor heddle must show.

use crate::scratch::{Scratch, said};
use std::path::Path;
use std::process::Command;

const C: &str = r#"
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct point { short x, y; };
struct node { int value; struct node *next; char name[12]; struct point at[2]; unsigned low : 3, high : 5; };
struct node *head; int counts[6]; double half = 0.5; enum { RED, GREEN } colour = GREEN;
static struct node *make(int v, const char *name) {
    struct node *n = calloc(1, sizeof *n);
    n->value = v; strcpy(n->name, name); n->at[1].y = -v; n->low = v; n->high = 3 * v;
    n->next = head; head = n;
    return n;
}
static void show(const struct node *n, int k) {
    printf("node@11#%d.value = %d\nnode@11#%d.name = \"%s\"\n", k, n->value, k, n->name);
    printf("node@11#%d.at[1].y = %d\nnode@11#%d.low = %u\nnode@11#%d.high = %u\n", k, n->at[1].y, k, n->low, k, n->high);
}
int main(void) {
    struct node *first = make(2, "two"), *second = make(5, "five");
    int *numbers = malloc(3 * sizeof *numbers);
    const char *text = "a text";
    numbers[0] = 7; numbers[1] = -8; numbers[2] = 9;
    counts[2] = 4;
    show(first, 1); show(second, 2);
    printf("node@11#1.next = NULL\nnode@11#2.next = &node@11#1\nhead = &node@11#2\n");
    printf("heap@22#1 = {%d, %d, %d}\n", numbers[0], numbers[1], numbers[2]);
    printf("counts = {%d, %d, %d, 0, 0, 0}\n", counts[0], counts[1], counts[2]);
    printf("half = %.1f\ncolour = %s\ntext = \"%s\"\n", half, colour ? "GREEN" : "RED", text);
    fflush(stdout);
    assert(first->value == 3 && text && numbers);
}
"#;

const CPP: &str = r#"
#include <atomic>
#include <cassert>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>
struct Base { int id = 3; static int all; };
int Base::all = 1;
struct Item : Base { std::string label; std::optional<int> price; std::atomic<int> left{4}; };
Item *kept;
int main() {
    std::string word = "hello", longer = "a text that is too long to be kept in place";
    std::vector<int> list{1, 2, 3};
    std::vector<std::string> words{"x", "yz"};
    std::optional<int> none, some = 5;
    Item *item = new Item;
    item->label = "tea"; item->price = 12; kept = item;
    std::printf("word = \"%s\"\nlonger = \"%s\"\n", word.c_str(), longer.c_str());
    std::printf("list = {%d, %d, %d}\n", list[0], list[1], list[2]);
    std::printf("words = {\"%s\", \"%s\"}\n", words[0].c_str(), words[1].c_str());
    std::printf("some = %d\nnone = nullopt\n", *some);
    std::printf("Item@18#1.id = %d\nItem@18#1.label = \"%s\"\n", item->id, item->label.c_str());
    std::printf("Item@18#1.price = %d\nItem@18#1.left = %d\nkept = &Item@18#1\n", *item->price, item->left.load());
    std::fflush(stdout);
    assert(list[0] == 2 && !none);
}
"#;

const RUST: &str = r#"
use std::sync::atomic::{AtomicU32, Ordering};
#[derive(Debug)]
enum Shape { Dot, Circle(u32), Box { w: i16, h: i16 } }
fn main() {
    let some: Option<u32> = Some(3);
    let none: Option<u64> = None;
    let text = String::from("hi");
    let part: &str = &text[..1];
    let list = vec![1u16, 2, 3];
    let words = vec![String::from("x"), String::from("yz")];
    let right: Result<i32, String> = Ok(-4);
    let wrong: Result<i32, String> = Err("no".into());
    let shapes = [Shape::Dot, Shape::Circle(7), Shape::Box { w: 1, h: -2 }];
    let count = AtomicU32::new(9);
    let letter = 'ß';
    let boxed: Box<[u16]> = vec![4, 5].into_boxed_slice();
    let name: Box<str> = "box".into();
    println!("letter = {letter:?}\nboxed = {boxed:?}\nname = {name:?}");
    println!("some = {some:?}\nnone = {none:?}\ntext = {text:?}\npart = {part:?}");
    println!("list = {list:?}\nwords = {words:?}\nright = {right:?}\nwrong = {wrong:?}");
    println!("count = {:?}", count.load(Ordering::Relaxed));
    println!("shapes = {{{:?}, {:?}, Box {{w: 1, h: -2}}}}", shapes[0], shapes[1]);
    if let Shape::Box { w, h } = &shapes[2] { assert!(*w > *h); }
    assert!(list.len() == 4 && letter > 'a' && boxed.len() == name.len() && count.into_inner() == 9);
}
"#;

/// The words on standard output of a program on the processor; `None` without a compiler.
fn printed(s: &Scratch, compiler: &str, words: &[&str]) -> Option<String> {
    let made = Command::new(compiler).args(words).current_dir(&s.0).output().ok()?;
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let ran = Command::new(s.0.join("native")).output().expect("it runs");
    assert!(!ran.status.success(), "the program ends in a failing assertion");
    Some(String::from_utf8(ran.stdout).expect("text"))
}

fn compare(name: &str, file: &str, text: &str, compiler: &str, words: &[&str]) {
    let s = Scratch::new(name);
    s.file(file, text);
    let Some(expected) = printed(&s, compiler, words) else {
        println!("not compared: there is no {compiler}");
        return;
    };
    let mut check = s.command(&["check", file, "-j", "1"]);
    let (code, shown) = said(&check.output().unwrap());
    assert_eq!(code, 1, "{shown}");
    let trail = Path::new(file).with_extension("trail");
    let mut replay = s.command(&["replay", trail.to_str().unwrap()]);
    let (_, shown) = said(&replay.env("COLUMNS", "10000").output().unwrap());
    let end = shown.lines().skip_while(|l| *l != "  at the end" && *l != "  before the last step");
    let end: String = end.map(|l| format!("{}, ", l.trim_end())).collect();
    let lines: Vec<&str> = expected.lines().collect();
    assert!(lines.len() >= 8, "{expected}");
    for line in lines {
        let there = [format!(" {line},"), format!("  {line},")];
        assert!(there.iter().any(|t| end.contains(t)), "`{line}` is not shown:\n{shown}");
    }
}

#[test]
fn values_of_c_are_those_of_the_processor() {
    compare("shown-c", "a.c", C, "clang", &["-w", "-pthread", "a.c", "-o", "native"]);
}

#[test]
fn values_of_cpp_are_those_of_the_processor() {
    compare("shown-cpp", "a.cpp", CPP, "clang++", &["-w", "-std=c++17", "a.cpp", "-o", "native"]);
}

#[test]
fn values_of_rust_are_those_of_the_processor() {
    compare("shown-rust", "a.rs", RUST, "rustc", &["-g", "a.rs", "-o", "native"]);
}

const LINES: &str = "#include <pthread.h>
#include <assert.h>
#include <stdlib.h>
int a, b;
void *t(void *x) { a = 1; b = 2; return 0; }
int main(void) { pthread_t p; pthread_create(&p, 0, t, 0); pthread_join(p, 0);
  int *n = malloc(8); n[0] = 3; n[1] = 4;
  if (a == 2) assert(b == 2); assert(a == b); }
";

/// What is told of a line is the statement that is executed, with what it changed.
#[test]
fn a_line_of_several_statements_is_told_statement_by_statement() {
    let scratch = Scratch::new("statements");
    scratch.file("lines.c", LINES);
    let (code, told) = scratch.told(&["check", "lines.c", "-j", "1"]);
    assert_eq!(code, 1, "{told}");
    let line = |what: &str| told.lines().find(|l| l.contains(what)).unwrap_or(&told).to_string();
    assert!(line("  b = 2;").contains("b: 0 -> 2") && !line("  b = 2;").contains("a:"), "{told}");
    assert!(line("  n[1] = 4;").contains("heap@7#1[1]: ? -> 4"), "{told}");
    assert!(!line("return 0;").contains("->"), "{told}");
}

const POINTERS: &str = "#include <cassert>
#include <memory>
struct Node { int v; Node *next; };
struct Shape { int id = 1; virtual ~Shape() {} };
struct Circle : Shape { int r[8] = {7}; };
int main() {
  auto kept = std::make_shared<Node>(Node{7, nullptr});
  Shape *shape = new Circle;
  assert(kept->v + shape->id == 0);
}
";

/// What a shared pointer keeps in a block of the library's is the user's; a pointer to a base
/// does not make an array of what is one object of a larger class.
#[test]
fn what_pointers_of_cpp_lead_to_is_what_lies_there() {
    let scratch = Scratch::new("pointers");
    scratch.file("p.cpp", POINTERS);
    let (code, told) = scratch.told(&["check", "p.cpp", "-j", "1"]);
    assert_eq!(code, 1, "{told}");
    assert!(told.contains("Node@7#1.v = 7") && told.contains("kept = &Node@7#1"), "{told}");
    assert!(told.contains("Shape@8#1.id = 1") && !told.contains("Shape@8#1[1]"), "{told}");
    assert!(!told.contains("_Sp_counted") && !told.contains("_M_"), "{told}");
}

const CLOSURE: &str = "use std::thread;
fn main() {
    let v: Vec<i32> = vec![4, 5];
    let bytes: Box<[u8]> = vec![1u8, 2].into_boxed_slice();
    let t = thread::spawn(move || { let mut n = bytes[1]; n += 1; n });
    let part: &[i32] = &v[..1];
    assert!(t.join().unwrap() as usize == part.len());
}
";

/// A closure's statements are its own; memory whose type becomes known has not changed; a
/// thread stands in the user's text, and what a library keeps for itself is not shown.
#[test]
fn steps_of_rust_are_those_of_the_user() {
    let scratch = Scratch::new("closure");
    scratch.file("closure.rs", CLOSURE);
    let (code, told) = scratch.told(&["check", "closure.rs", "-j", "1"]);
    if !told.contains("closure.rs") || code == 3 {
        println!("not run: there is no rustc");
        return;
    }
    assert_eq!(code, 1, "{told}");
    let line = |what: &str| told.lines().find(|l| l.contains(what)).unwrap_or(&told).to_string();
    assert!(line("  n += 1;").contains("n: 2 -> 3"), "{told}");
    assert!(line("let part").contains("part: ? -> [4]"), "{told}");
    assert!(!told.contains("heap@3#1[1]: 0"), "{told}");
    assert!(told.contains("at = closure::main:7") && !told.contains("__heddle"), "{told}");
    assert!(!told.contains("heap#") && !told.contains("Packet"), "{told}");
}

const KERNEL: &str = "bits 8
word x, y
program T[2] {
        mov eax, 5
        mov [y], eax
        mov [x], 1
        mov eax, 0
        mov ebx, [y]
        mov [x], eax
        mov ebx, 3
done:   halt
}
invariant both { [x] == 0 || [y] == 5 && [x] != 1 }
";

/// Registers of kernels as the program leaves them: the search forgets them where nobody
/// reads them, and folds copies that are alike.
#[test]
fn registers_of_kernels_are_told_as_the_program_leaves_them() {
    let scratch = Scratch::new("kernel-registers");
    scratch.file("dead.asm", KERNEL);
    for arch in ["asmp", "smp", "sp"] {
        let (code, told) =
            scratch.told(&["check", "dead.asm", "-p", "both", "--arch", arch, "-j", "1"]);
        assert_eq!(code, 1, "{told}");
        let at_the_end = told.split("last step").nth(1).unwrap_or(&told);
        assert!(at_the_end.contains("eax = 5") || at_the_end.contains("eax = 0"), "{arch}: {told}");
    }
    let plain = KERNEL.replace("[x] == 0 || [y] == 5 && [x] != 1", "done(T[1]) -> [x] == 2");
    scratch.file("dead.asm", &plain);
    let (code, told) = scratch.told(&["check", "dead.asm", "-p", "both", "-j", "1"]);
    assert_eq!(code, 1, "{told}");
    let line = |what: &str| told.lines().find(|l| l.contains(what)).unwrap_or(&told).to_string();
    assert!(line("mov eax, 5").contains("eax: 0 -> 5"), "{told}");
    assert!(line("mov eax, 0").contains("eax: 5 -> 0"), "{told}");
    assert!(told.contains("eax = 0, ebx = 3") || told.contains("ebx = 3"), "{told}");
}

const DEAD: &str = "AArch64 dead
{ 0:X1=x; 0:X3=y; 1:X1=x; 1:X3=y; }
 P0          | P1           ;
 LDR W0,[X1] | LDR W0,[X3]  ;
 MOV W5,#7   | ADD W6,W0,#1 ;
 MOV W2,#1   | MOV W2,#1    ;
 STR W2,[X3] | STR W2,[X1]  ;
 MOV W7,W0   | MOV W5,W2    ;
exists (0:X0=1 /\\ 1:X0=1)
";

/// What the program puts into registers that nobody reads, under models in which loads
/// overtake each other: as it is, or as unknown, and never as what was there before.
#[test]
fn registers_that_nobody_reads_are_told_where_loads_overtake_each_other() {
    let scratch = Scratch::new("dead-registers");
    scratch.file("dead.litmus", DEAD);
    for (model, seed) in [("armv8", "1"), ("armv8", "3"), ("power", "2"), ("rmo", "5")] {
        let line = ["simulate", "dead.litmus", "--model", model, "--values", "--seed", seed];
        let (code, told) = scratch.told(&line);
        assert_eq!(code, 0, "{told}");
        let last = told.lines().rfind(|l| l.contains("P0:X5")).expect("values");
        let value = |name: &str| {
            let (_, rest) = last.split_once(&format!("{name} = ")).expect(name);
            rest.split("  ").next().unwrap_or_default().to_string()
        };
        let known = ["P0:X5", "P0:X2", "P1:X2", "P1:X5"].map(value);
        assert_eq!(known, ["7", "1", "1", "1"], "{model}: {told}");
        assert_eq!(value("P0:X7"), value("P0:X0"), "{model}: {told}");
        assert_eq!(value("P1:X6"), "?", "{model}: {told}");
    }
}
