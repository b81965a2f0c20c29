//! Writes a module as LLVM IR text: what [`crate::reader`] reads back to the
//! same module, and what LLVM itself accepts.
//!
//! Attributes and metadata that the module does not keep are not written.

mod constant;
mod debug;
mod inst;

use super::{Function, Global, Linkage, Module, ParamAttrs, Type, TypeId};
use std::fmt::Write;

/// The whole module as text.
pub fn print(module: &Module) -> String {
    let mut printer =
        Printer { module, numbers: debug::Numbers::new(&module.debug), out: String::new() };
    printer.header();
    module.globals.iter().for_each(|g| printer.global(g));
    for alias in &module.aliases {
        let ty = printer.ty(alias.ty);
        let target = printer.typed_const(alias.target);
        let linkage = linkage(alias.linkage);
        printer.line(&format!("@{} = {linkage}alias {ty}, {target}", quote(&alias.name)));
    }
    module.functions.iter().for_each(|f| printer.function(f));
    printer.debug_info();
    printer.out
}

struct Printer<'m> {
    module: &'m Module,
    numbers: debug::Numbers,
    out: String,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn header(&mut self) {
        if !self.module.source.is_empty() {
            let source = escape(self.module.source.as_bytes());
            self.line(&format!("source_filename = \"{source}\""));
        }
        if !self.module.layout.text.is_empty() {
            self.line(&format!("target datalayout = \"{}\"", self.module.layout.text));
        }
        if !self.module.triple.is_empty() {
            self.line(&format!("target triple = \"{}\"", escape(self.module.triple.as_bytes())));
        }
        let mut structs: Vec<_> = self.module.types.all_named().map(|(_, s)| s).collect();
        structs.sort_by(|a, b| a.name.cmp(&b.name));
        for named in structs {
            let body = match &named.body {
                Some(b) => self.struct_body(&b.fields, b.packed),
                None => "opaque".to_string(),
            };
            self.line(&format!("%{} = type {body}", quote(&named.name)));
        }
    }

    fn struct_body(&self, fields: &[TypeId], packed: bool) -> String {
        let list: Vec<_> = fields.iter().map(|&f| self.ty(f)).collect();
        let inner =
            if list.is_empty() { "{}".into() } else { format!("{{ {} }}", list.join(", ")) };
        if packed { format!("<{inner}>") } else { inner }
    }

    fn ty(&self, id: TypeId) -> String {
        match self.module.types.get(id) {
            Type::Void => "void".into(),
            Type::Int(n) => format!("i{n}"),
            Type::Float(kind) => kind.name().into(),
            Type::Ptr(0) => "ptr".into(),
            Type::Ptr(space) => format!("ptr addrspace({space})"),
            Type::Vector { element, count } => format!("<{count} x {}>", self.ty(*element)),
            Type::Array { element, count } => format!("[{count} x {}]", self.ty(*element)),
            Type::Struct { fields, packed } => self.struct_body(fields, *packed),
            Type::Named(s) => format!("%{}", quote(&self.module.types.named(*s).name)),
            Type::Function { ret, params, varargs } => {
                let mut list: Vec<_> = params.iter().map(|&p| self.ty(p)).collect();
                list.extend(varargs.then(|| "...".to_string()));
                format!("{} ({})", self.ty(*ret), list.join(", "))
            }
            Type::Label => "label".into(),
            Type::Metadata => "metadata".into(),
            Type::Token => "token".into(),
        }
    }

    fn global(&mut self, global: &Global) {
        let mut text = format!("@{} = ", quote(&global.name));
        match global.linkage {
            Linkage::External if global.init.is_none() => text.push_str("external "),
            other => text.push_str(linkage(other)),
        }
        if global.thread_local {
            text.push_str("thread_local ");
        }
        text.push_str(if global.constant { "constant " } else { "global " });
        text.push_str(&self.ty(global.ty));
        if let Some(init) = global.init {
            write!(text, " {}", self.constant(init)).expect("strings take everything");
        }
        if let Some(align) = global.align {
            write!(text, ", align {align}").expect("strings take everything");
        }
        if let Some(variable) = global.debug {
            let number = self.numbers.global_variable(variable);
            write!(text, ", !dbg !{number}").expect("strings take everything");
        }
        self.line(&text);
    }

    fn function(&mut self, function: &Function) {
        let (ret, params, varargs) = self.module.signature(function.ty);
        let defined = !function.is_declaration();
        let mut list = Vec::new();
        for (i, &ty) in params.iter().enumerate() {
            let mut param = format!("{}{}", self.ty(ty), self.attrs(function.params[i]));
            if defined {
                write!(param, " %{}", quote(&function.values[i].name)).expect("a string");
            }
            list.push(param);
        }
        list.extend(varargs.then(|| "...".to_string()));
        let mut head = format!(
            "{} {}{}{} @{}({})",
            if defined { "define" } else { "declare" },
            linkage(function.linkage),
            self.attrs(function.ret_attrs).trim_start().to_string()
                + if function.ret_attrs == ParamAttrs::default() { "" } else { " " },
            self.ty(ret),
            quote(&function.name),
            list.join(", ")
        );
        if let Some(scope) = function.debug.filter(|_| defined) {
            write!(head, " !dbg !{}", self.numbers.scope(&self.module.debug, scope))
                .expect("a string");
        }
        self.line("");
        if !defined {
            return self.line(&head);
        }
        self.line(&format!("{head} {{"));
        for block in &function.blocks {
            let label = format!("{}:", quote(&block.name));
            self.line(&label);
            block.insts.iter().for_each(|i| self.inst(function, i));
        }
        self.line("}");
    }

    /// With a space before each.
    fn attrs(&self, attrs: ParamAttrs) -> String {
        let mut text = String::new();
        for (set, word) in [
            (attrs.zeroext, " zeroext"),
            (attrs.signext, " signext"),
            (attrs.noundef, " noundef"),
            (attrs.nonnull, " nonnull"),
            (attrs.returned, " returned"),
        ] {
            if set {
                text.push_str(word);
            }
        }
        for (ty, word) in
            [(attrs.byval, "byval"), (attrs.sret, "sret"), (attrs.element, "elementtype")]
        {
            if let Some(ty) = ty {
                write!(text, " {word}({})", self.ty(ty)).expect("a string");
            }
        }
        if let Some(align) = attrs.align {
            write!(text, " align {align}").expect("a string");
        }
        text
    }
}

fn linkage(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::External => "",
        Linkage::Internal => "internal ",
        Linkage::Weak => "weak ",
        Linkage::Appending => "appending ",
        Linkage::ExternWeak => "extern_weak ",
    }
}

/// A name as it stands after `%` or `@`.
fn quote(name: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'$' | b'.' | b'_' | b'-');
    let number = !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit());
    let starts_plain = name.bytes().next().is_some_and(|b| plain(b) && !b.is_ascii_digit());
    if number || (starts_plain && name.bytes().all(plain)) {
        name.to_string()
    } else {
        format!("\"{}\"", escape(name.as_bytes()))
    }
}

/// The inside of a quoted text.
fn escape(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for &b in bytes {
        if (b' '..=b'~').contains(&b) && b != b'"' && b != b'\\' {
            out.push(char::from(b));
        } else {
            write!(out, "\\{b:02X}").expect("a string");
        }
    }
    out
}
