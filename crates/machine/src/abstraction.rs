//! Data abstraction: states are matched on what a function of the user's says.
//!
//! From pancam (Zaks and Joshi 2008, Section 3.1): the user writes a function
//! that fills a buffer from the program's variables, and the search takes two
//! states for one if the buffers are equal. The states themselves stay whole,
//! so every run found is a run of the program; but of two states with equal
//! buffers only one is expanded, so a fault behind the other may be missed:
//! the answer is never "holds" ([`Gap::Abstraction`]).
//!
//! What we changed: the buffer is every global that the function writes to,
//! whatever its name; the function runs beside the program, which need not
//! call it; and where each thread stands is matched too. In the paper only the
//! buffer is, so a step that does not change it ends the search there.
//!
//! [`Gap::Abstraction`]: heddle_model::Gap::Abstraction

use crate::encode::number;
use crate::exec::{Exec, Halt};
use crate::model::MachineModel;
use crate::program::FuncId;
use crate::state::{End, Status};
use std::collections::BTreeSet;

impl MachineModel {
    /// The key of a state: where its threads stand, and the buffer. A function
    /// that breaks gives no key, and the state counts as it is.
    pub(crate) fn abstract_key(&self, at: &Exec, f: FuncId, out: &mut Vec<u8>) -> Result<(), Halt> {
        out.clear();
        if at.st.end == End::Exited {
            out.push(1);
            return Ok(());
        }
        out.push(0);
        control(at, out);
        let mut written = BTreeSet::new();
        let after = self.run_beside(at, f, &mut |e| {
            let next = e.next(e.t);
            let globals = next.accesses().iter().filter(|a| a.write && a.obj <= e.code.n_statics);
            written.extend(globals.map(|a| a.obj));
        })?;
        for id in written {
            number(out, id);
            let obj = after.st.obj(id);
            if obj.is_large() {
                let mut canon = crate::encode::Canon::default();
                canon.keep_numbers(&after.st);
                canon.object(&self.code, &after.st, id, out);
                continue;
            }
            let bytes = obj.start as usize..(obj.start + obj.size) as usize;
            out.extend_from_slice(&after.st.mem[bytes.clone()]);
            out.extend_from_slice(&after.st.undef[bytes.clone()]);
            let words = after.st.words(bytes.start, bytes.end);
            after.st.prov[words].iter().for_each(|&p| number(out, p));
        }
        Ok(())
    }
}

/// Where each thread stands.
fn control(at: &Exec, out: &mut Vec<u8>) {
    for t in &at.st.threads {
        out.push(t.status as u8 | (t.wait as u8) << 2 | (t.cancelled as u8) << 5);
        if t.status == Status::Running {
            number(out, t.frames.len() as u32);
            for f in &t.frames {
                number(out, f.func);
                number(out, f.pc);
            }
        }
    }
}
