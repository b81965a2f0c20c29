//! Made-up programs in every dialect: what they are made of, their text, and what can be
//! left out of them.
//!
//! A thread is a list of items: lines of the dialect, a condition over the next items, or
//! (in assembly) a branch back to the start. Everything that is loaded is observed.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    X86,
    AArch64,
    RiscV,
    Ppc,
    C,
    /// `.mcs` programs.
    Mcs,
}

pub const DIALECTS: [Dialect; 6] =
    [Dialect::X86, Dialect::AArch64, Dialect::RiscV, Dialect::Ppc, Dialect::C, Dialect::Mcs];

#[derive(Clone, Debug)]
enum Item {
    Lines(Vec<String>),
    /// The next items only if the register is 0.
    Over {
        register: usize,
        items: usize,
    },
    /// To the start unless the register is 0.
    Back {
        register: usize,
    },
}

#[derive(Clone, Debug)]
pub struct Made {
    pub dialect: Dialect,
    threads: Vec<Vec<Item>>,
}

/// Registers that are loaded to and seen at the end.
const LOADED: std::ops::Range<usize> = 5..8;

const LOCATIONS: [&str; 3] = ["x", "y", "z"];

const X86_REGISTERS: [&str; 3] = ["EAX", "EBX", "ECX"];

impl Made {
    /// Two or three threads of a few items each; `loops`: with branches back.
    pub fn new(seed: u64, dialect: Dialect, loops: bool) -> Made {
        let mut r = Rng(seed);
        let threads = 2 + (r.below(4) == 0) as usize;
        let most = if threads == 2 { 4 } else { 2 };
        let mut thread = || {
            let n = 1 + r.below(most) + (threads == 2) as usize;
            (0..n).map(|i| item(&mut r, dialect, i, loops)).collect()
        };
        Made { dialect, threads: (0..threads).map(|_| thread()).collect() }
    }

    /// Whether the text has one of these words.
    pub fn has(&self, words: &[&str]) -> bool {
        let text = self.text();
        words.iter().any(|w| text.contains(w))
    }

    /// Everything that can be made by leaving out one item.
    pub fn smaller(&self) -> Vec<Made> {
        let mut out = Vec::new();
        for t in 0..self.threads.len() {
            for i in 0..self.threads[t].len() {
                let mut less = self.clone();
                less.threads[t].remove(i);
                out.push(less);
            }
        }
        out
    }

    pub fn text(&self) -> String {
        match self.dialect {
            Dialect::C => self.c_text(),
            Dialect::Mcs => self.mcs_text(),
            _ => self.columns_text(),
        }
    }

    fn columns_text(&self) -> String {
        let name = match self.dialect {
            Dialect::X86 => "X86",
            Dialect::AArch64 => "AArch64",
            Dialect::RiscV => "RISCV",
            _ => "PPC",
        };
        let n = self.threads.len();
        let mut init = String::new();
        if self.dialect != Dialect::X86 {
            for t in 0..n {
                for (l, name) in LOCATIONS.iter().enumerate() {
                    init += &format!("{t}:{}={name}; ", self.register(l + 1));
                }
            }
        }
        let columns: Vec<Vec<String>> = (0..n).map(|t| self.column(t)).collect();
        let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
        let names: Vec<String> = (0..n).map(|t| format!("P{t}")).collect();
        let mut out = format!("{name} made\n{{ {init}}}\n{} ;\n", names.join(" | "));
        for row in 0..rows {
            let cell = |c: &Vec<String>| c.get(row).cloned().unwrap_or_default();
            let cells: Vec<String> = columns.iter().map(cell).collect();
            out += &format!("{} ;\n", cells.join(" | "));
        }
        out + &self.condition()
    }

    /// Everything is observed; the condition itself is of no interest.
    fn condition(&self) -> String {
        let mut seen = String::new();
        for t in 0..self.threads.len() {
            LOADED.for_each(|r| seen += &format!("{t}:{}; ", self.register(r)));
        }
        LOCATIONS.iter().for_each(|l| seen += &format!("{l}; "));
        format!("locations [{seen}]\nexists (x=7)\n")
    }

    fn register(&self, r: usize) -> String {
        match self.dialect {
            Dialect::X86 => X86_REGISTERS[r - LOADED.start].into(),
            Dialect::AArch64 => format!("X{r}"),
            Dialect::RiscV => format!("x{r}"),
            _ => format!("r{r}"),
        }
    }

    fn column(&self, t: usize) -> Vec<String> {
        let items = &self.threads[t];
        let label = |i: usize| format!("L{t}{i}");
        let mut out = Vec::new();
        for (i, item) in items.iter().enumerate() {
            out.push(format!("{}:", label(i)));
            let (register, target) = match item {
                Item::Lines(lines) => {
                    out.extend(lines.iter().cloned());
                    continue;
                }
                Item::Over { register, items: n } => {
                    (register, label((i + n + 1).min(items.len())))
                }
                Item::Back { register } => (register, label(0)),
            };
            out.extend(match self.dialect {
                Dialect::X86 => {
                    vec![format!("CMP {},$0", self.register(*register)), format!("JNE {target}")]
                }
                Dialect::AArch64 => vec![format!("CBNZ W{register},{target}")],
                Dialect::RiscV => vec![format!("bne x{register},x0,{target}")],
                _ => vec![format!("cmpwi r{register},0"), format!("bne {target}")],
            });
        }
        out.push(format!("{}:", label(items.len())));
        out
    }

    /// Statements, with conditions as blocks.
    fn statements(&self, t: usize) -> String {
        let (mut out, mut closes) = (String::new(), Vec::new());
        for (i, item) in self.threads[t].iter().enumerate() {
            match item {
                Item::Lines(lines) => out += &lines.join(" "),
                Item::Over { register, items } => {
                    out += &format!("if (r{register} == 0) {{");
                    closes.push((i + items).min(self.threads[t].len() - 1));
                }
                Item::Back { .. } => {}
            }
            out += "\n";
            while closes.last().is_some_and(|c| *c <= i) {
                closes.pop();
                out += "}\n";
            }
        }
        out
    }

    fn c_text(&self) -> String {
        let mut out = "C made\n{ }\n".to_string();
        for t in 0..self.threads.len() {
            let locals: String = LOADED.map(|r| format!("int r{r} = 0; ")).collect();
            let parameters: Vec<String> =
                LOCATIONS.iter().map(|l| format!("atomic_int* {l}")).collect();
            out += &format!("P{t} ({}) {{ {locals}\n", parameters.join(", "));
            out += &format!("{}}}\n", self.statements(t));
        }
        out + &self.condition()
    }

    fn mcs_text(&self) -> String {
        let mut out = format!("program made\nshared {};\n", LOCATIONS.join(", "));
        for t in 0..self.threads.len() {
            let locals: Vec<String> = LOADED.map(|r| format!("r{r}")).collect();
            out += &format!("thread t{t} {{ local {};\n", locals.join(", "));
            out += &format!("{}}}\n", self.statements(t));
        }
        out + &self.condition()
    }
}

fn item(r: &mut Rng, dialect: Dialect, i: usize, loops: bool) -> Item {
    let from = LOADED.start + r.below(LOADED.len());
    let structured = matches!(dialect, Dialect::C | Dialect::Mcs);
    if i > 0 && r.below(6) == 0 {
        return match loops && !structured && r.below(3) == 0 {
            true => Item::Back { register: from },
            false => Item::Over { register: from, items: 1 + r.below(2) },
        };
    }
    let locations = 2 + r.below(2);
    let (at, to) = (r.below(locations), LOADED.start + r.below(LOADED.len()));
    let k = 1 + r.below(2);
    let lines = match dialect {
        Dialect::X86 => x86(r, at, to, from, k),
        Dialect::AArch64 => arm(r, at + 1, to, from, k),
        Dialect::RiscV => riscv(r, at + 1, to, from, k),
        Dialect::Ppc => ppc(r, at + 1, to, from, k),
        Dialect::C => c(r, at, to, from, k),
        Dialect::Mcs => mcs(r, at, to, from, k),
    };
    let apart = if structured { '\n' } else { ';' };
    Item::Lines(lines.split(apart).map(String::from).collect())
}

fn x86(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let (at, to, from) =
        (LOCATIONS[at], X86_REGISTERS[to - LOADED.start], X86_REGISTERS[from - LOADED.start]);
    match r.below(9) {
        0..=2 => format!("MOV {to},[{at}]"),
        3..=5 => format!("MOV [{at}],${k}"),
        6 => format!("MOV [{at}],{from}"),
        7 => "MFENCE".into(),
        _ => format!("MOV {to},${k};XCHG [{at}],{to}"),
    }
}

fn arm(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let load = r.pick(&["LDR", "LDR", "LDAR", "LDAPR"]);
    let store = r.pick(&["STR", "STR", "STLR"]);
    let fence = r.pick(&["SY", "LD", "ST"]);
    let half = r.pick(&["", "A"]);
    match r.below(14) {
        0..=2 => format!("{load} W{to},[X{at}]"),
        3..=5 => format!("MOV W10,#{k};{store} W10,[X{at}]"),
        6 => format!("{store} W{from},[X{at}]"),
        7 => format!("EOR W11,W{from},W{from};LDR W{to},[X{at},W11,SXTW]"),
        8 => format!("EOR W11,W{from},W{from};ADD W11,W11,#{k};STR W11,[X{at}]"),
        9 => format!("DMB {fence}"),
        10 => format!("MOV W10,#{k};LD{half}XR W{to},[X{at}];STXR W9,W10,[X{at}]"),
        11 => format!("MOV W10,#{k};SWP{half} W10,W{to},[X{at}]"),
        12 => "ISB".into(),
        _ => format!("MOV W10,#{k};CAS{half} W{to},W10,[X{at}]"),
    }
}

fn riscv(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let fence = r.pick(&["rw,rw", "r,rw", "w,w", "r,r", "rw,w", "w,r"]);
    let half = r.pick(&["", ".aq", ".rl", ".aq.rl"]);
    let (acquire, release) = (r.pick(&["", "", ".aq"]), r.pick(&["", "", ".rl"]));
    match r.below(12) {
        0..=2 => format!("lw{acquire} x{to},0(x{at})"),
        3..=5 => format!("ori x10,x0,{k};sw{release} x10,0(x{at})"),
        6 => format!("sw x{from},0(x{at})"),
        7 => format!("xor x11,x{from},x{from};add x12,x{at},x11;lw x{to},0(x12)"),
        8 | 9 => format!("fence {fence}"),
        10 => format!("ori x10,x0,{k};lr.w{half} x{to},0(x{at});sc.w x9,x10,0(x{at})"),
        _ => format!("ori x10,x0,{k};amoswap.w{half} x{to},x10,(x{at})"),
    }
}

fn ppc(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let fence = r.pick(&["sync", "lwsync", "eieio", "isync"]);
    match r.below(10) {
        0..=2 => format!("lwz r{to},0(r{at})"),
        3 | 4 => format!("li r10,{k};stw r10,0(r{at})"),
        5 => format!("stw r{from},0(r{at})"),
        6 => format!("xor r11,r{from},r{from};lwzx r{to},r11,r{at}"),
        7 | 8 => fence.into(),
        _ => format!("li r10,{k};lwarx r{to},r0,r{at};stwcx. r10,r0,r{at}"),
    }
}

fn c(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let at = LOCATIONS[at];
    let load = r.pick(&["relaxed", "relaxed", "acquire", "seq_cst"]);
    let store = r.pick(&["relaxed", "relaxed", "release", "seq_cst"]);
    let both = r.pick(&["relaxed", "acquire", "release", "acq_rel", "seq_cst"]);
    let fence = r.pick(&["acquire", "release", "acq_rel", "seq_cst", "seq_cst"]);
    match r.below(9) {
        0..=2 => format!("r{to} = atomic_load_explicit({at}, memory_order_{load});"),
        3 | 4 => format!("atomic_store_explicit({at}, {k}, memory_order_{store});"),
        5 => format!("atomic_store_explicit({at}, r{from} + 1, memory_order_{store});"),
        6 => format!("r{to} = atomic_exchange_explicit({at}, {k}, memory_order_{both});"),
        _ => format!("atomic_thread_fence(memory_order_{fence});"),
    }
}

fn mcs(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let at = LOCATIONS[at];
    let load = r.pick(&["", "", ", A", ", acq, ld.acq", ", strict"]);
    let store = r.pick(&["", "", ", L", ", rel, st.rel", ", strict"]);
    match r.below(8) {
        0..=2 => format!("r{to} = load({at}{load});"),
        3 | 4 => format!("store({at}, {k}{store});"),
        5 => format!("store({at}, r{from} + 1{store});"),
        6 => "fence;".into(),
        _ => format!("r{to} = cas({at}, 0, {k});"),
    }
}

pub struct Rng(pub u64);

impl Rng {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}
