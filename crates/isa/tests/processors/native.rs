//! Programs on the processor: compiled, run, and what they print read back.

use super::Values;
use super::made_up::{Program, SIZES};
use heddle_isa::Isa;
use std::process::Command;

pub struct Tool {
    isa: Isa,
    compiler: &'static [&'static str],
    emulator: Option<&'static str>,
}

impl Tool {
    /// The compiler and, for a machine that this one is not, the emulator; or what is missing.
    pub fn of(isa: Isa) -> Result<Tool, String> {
        let (compiler, emulator): (&[&str], Option<&str>) = match isa {
            Isa::X86 => (&["gcc", "-static"], None),
            Isa::AArch64 => {
                (&["aarch64-linux-gnu-gcc", "-static", "-march=armv8.3-a"], Some("qemu-aarch64"))
            }
            Isa::RiscV => (&["riscv64-linux-gnu-gcc", "-static"], Some("qemu-riscv64")),
            Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
            Isa::Ppc => {
                (&["powerpc64le-linux-gnu-gcc", "-static", "-Wa,-mregnames"], Some("qemu-ppc64le"))
            }
        };
        let there = |name: &str| Command::new(name).arg("--version").output().is_ok();
        if isa == Isa::X86 && !cfg!(target_arch = "x86_64") {
            return Err("this is no x86-64".into());
        }
        match [Some(compiler[0]), emulator].into_iter().flatten().find(|name| !there(name)) {
            Some(missing) => Err(format!("`{missing}` is not installed")),
            None => Ok(Tool { isa, compiler, emulator }),
        }
    }

    /// Runs them all as one executable.
    pub fn run(&self, programs: &[Program]) -> Result<Vec<Values>, String> {
        let dir = std::env::temp_dir().join(format!(
            "heddle-isa-{}-{}",
            self.isa.name(),
            std::process::id()
        ));
        std::fs::create_dir_all(&dir).map_err(|e| e.to_string())?;
        let file = |name: &str| dir.join(name).display().to_string();
        let write = |name: &str, text: String| std::fs::write(dir.join(name), text);
        let text: String = programs.iter().enumerate().map(|(i, p)| p.native(i)).collect();
        let calls = system_calls(self.isa);
        write("code.s", format!("\t.text\n{text}{calls}")).map_err(|e| e.to_string())?;
        write("main.c", main_text(programs)).map_err(|e| e.to_string())?;
        let built = Command::new(self.compiler[0])
            .args(&self.compiler[1..])
            .args([
                "-O1",
                "-static",
                "-no-pie",
                "-nostdlib",
                "-ffreestanding",
                "-fno-stack-protector",
            ])
            .args([&file("main.c"), &file("code.s"), "-o", &file("all")])
            .output()
            .map_err(|e| e.to_string())?;
        if !built.status.success() {
            return Err(String::from_utf8_lossy(&built.stderr).into_owned());
        }
        let mut command = match self.emulator {
            Some(emulator) => {
                let mut c = Command::new(emulator);
                c.arg(file("all"));
                c
            }
            None => Command::new(file("all")),
        };
        let output = command.output().map_err(|e| e.to_string())?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let all: Vec<Values> = text
            .lines()
            .map(|l| l.split(' ').filter_map(|v| u64::from_str_radix(v, 16).ok()).collect())
            .collect();
        match output.status.success() && all.len() == programs.len() {
            true => {
                std::fs::remove_dir_all(&dir).map_err(|e| e.to_string())?;
                Ok(all)
            }
            false => Err(format!("{}, {} lines", output.status, all.len())),
        }
    }
}

/// Each program gets its memory and a place for its registers, and is printed on one line.
fn main_text(programs: &[Program]) -> String {
    let mut out = String::from("#include <stdint.h>\n");
    out += "struct memory { uint64_t m0; uint32_t m1; uint16_t m2; uint8_t m3; };\n";
    out += "typedef void f(void *, void *, void *, void *, uint64_t *, struct memory *);\n";
    for i in 0..programs.len() {
        out += &format!("f made{i};\n");
    }
    out += "static f *const all[] = {";
    out += &(0..programs.len()).map(|i| format!("made{i},")).collect::<String>();
    out += "};\nstatic const struct memory first[] = {";
    for p in programs {
        let m: Vec<String> = p.memory.iter().map(|v| format!("{v:#x}u")).collect();
        out += &format!("{{{}}},", m.join(", "));
    }
    let n = programs[0].registers().len();
    assert_eq!(SIZES.len(), 4);
    out += "};\nlong sys_write(long, const void *, long); void sys_exit(long);\n";
    out += "static void hex(uint64_t v, char end) { char t[17]; for (int i = 15; i >= 0; i--) { \
            t[i] = \"0123456789abcdef\"[v & 15]; v >>= 4; } t[16] = end; sys_write(1, t, 17); }\n";
    out += &format!(
        "void start(void) {{ for (unsigned i = 0; i < {}; i++) {{ uint64_t out[{n}]; \
         struct memory m = first[i]; all[i](&m.m0, &m.m1, &m.m2, &m.m3, out, &m); \
         for (int k = 0; k < {n}; k++) hex(out[k], ' '); \
         hex(m.m0, ' '); hex(m.m1, ' '); hex(m.m2, ' '); hex(m.m3, 10); }} sys_exit(0); }}\n",
        programs.len()
    );
    out
}

/// The beginning of the executable and two system calls: no library is needed, so a bare
/// cross compiler is enough.
fn system_calls(isa: Isa) -> &'static str {
    match isa {
        Isa::X86 => {
            "\t.globl _start, sys_write, sys_exit\n_start:\n\tandq $-16, %rsp\n\tcall start\n\
             sys_write:\n\tmovl $1, %eax\n\tsyscall\n\tret\n\
             sys_exit:\n\tmovl $60, %eax\n\tsyscall\n"
        }
        Isa::AArch64 => {
            "\t.globl _start, sys_write, sys_exit\n_start:\n\tbl start\n\
             sys_write:\n\tmov x8, #64\n\tsvc #0\n\tret\n\
             sys_exit:\n\tmov x8, #93\n\tsvc #0\n"
        }
        Isa::RiscV => {
            "\t.globl _start, sys_write, sys_exit\n_start:\n\tcall start\n\
             sys_write:\n\tli a7, 64\n\tecall\n\tret\n\
             sys_exit:\n\tli a7, 93\n\tecall\n"
        }
        Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
        Isa::Ppc => {
            "\t.globl _start, sys_write, sys_exit\n_start:\n\
             \tbcl 20, 31, 1f\n1:\tmflr r2\n\taddis r2, r2, .TOC.-1b@ha\n\taddi r2, r2, .TOC.-1b@l\n\
             \tstdu r1, -64(r1)\n\tbl start\n\tnop\n\
             sys_write:\n\tli r0, 4\n\tsc\n\tblr\n\
             sys_exit:\n\tli r0, 1\n\tsc\n"
        }
    }
}
