//! Debug information as metadata, in numbers of our own.

use super::{Printer, escape};
use crate::ir::{
    DebugFileId, DebugInfo, DebugType, DebugTypeId, Encoding, LocationId, Member, ScopeId,
    VariableId,
};

/// Where the tables start in the numbering, one after the other.
pub struct Numbers {
    scopes: u32,
    locations: u32,
    variables: u32,
    /// One more for each variable: what a global's `!dbg` names.
    globals: u32,
    types: u32,
    end: u32,
}

impl Numbers {
    pub fn new(info: &DebugInfo) -> Self {
        let scopes = info.files.len() as u32;
        let locations = scopes + info.scopes.len() as u32;
        let variables = locations + info.locations.len() as u32;
        let globals = variables + info.variables.len() as u32;
        let types = globals + info.variables.len() as u32;
        let end = types + info.types.len() as u32;
        Numbers { scopes, locations, variables, globals, types, end }
    }

    fn file(&self, id: DebugFileId) -> u32 {
        id.0
    }

    /// A scope that is nothing but a file is that file.
    pub fn scope(&self, info: &DebugInfo, id: ScopeId) -> u32 {
        let scope = info.scope(id);
        match scope.file {
            Some(file) if scope.function.is_none() && scope.parent.is_none() => self.file(file),
            _ => self.scopes + id.0,
        }
    }

    pub fn location(&self, id: LocationId) -> u32 {
        self.locations + id.0
    }

    pub fn variable(&self, id: VariableId) -> u32 {
        self.variables + id.0
    }

    pub fn global_variable(&self, id: VariableId) -> u32 {
        self.globals + id.0
    }

    fn ty(&self, id: DebugTypeId) -> u32 {
        self.types + id.0
    }
}

impl Printer<'_> {
    pub fn debug_info(&mut self) {
        let info = &self.module.debug;
        self.line("");
        for (i, file) in info.files.iter().enumerate() {
            let name = escape(file.name.as_bytes());
            let directory = escape(file.directory.as_bytes());
            self.line(&format!("!{i} = !DIFile(filename: \"{name}\", directory: \"{directory}\")"));
        }
        self.scopes(info);
        for (i, location) in info.locations.iter().enumerate() {
            let mut fields =
                vec![format!("line: {}", location.line), format!("column: {}", location.column)];
            fields
                .extend(location.scope.map(|s| format!("scope: !{}", self.numbers.scope(info, s))));
            fields.extend(
                location.inlined_at.map(|l| format!("inlinedAt: !{}", self.numbers.location(l))),
            );
            let n = self.numbers.locations + i as u32;
            self.line(&format!("!{n} = !DILocation({})", fields.join(", ")));
        }
        self.variables(info);
        self.types(info);
    }

    fn scopes(&mut self, info: &DebugInfo) {
        for (i, scope) in info.scopes.iter().enumerate() {
            let n = self.numbers.scopes + i as u32;
            if self.numbers.scope(info, ScopeId(i as u32)) != n {
                continue;
            }
            let mut fields = Vec::new();
            if let Some(name) = &scope.function {
                fields.push(format!("name: \"{}\"", escape(name.as_bytes())));
            }
            if let Some(parent) = scope.parent {
                fields.push(format!("scope: !{}", self.numbers.scope(info, parent)));
            }
            fields.extend(scope.file.map(|f| format!("file: !{}", self.numbers.file(f))));
            fields.push(format!("line: {}", scope.line));
            let kind = if scope.function.is_some() { "DISubprogram" } else { "DILexicalBlock" };
            self.line(&format!("!{n} = distinct !{kind}({})", fields.join(", ")));
        }
    }

    fn variables(&mut self, info: &DebugInfo) {
        for (i, variable) in info.variables.iter().enumerate() {
            let mut fields = Vec::new();
            if !variable.name.is_empty() {
                fields.push(format!("name: \"{}\"", escape(variable.name.as_bytes())));
            }
            if variable.parameter != 0 {
                fields.push(format!("arg: {}", variable.parameter));
            }
            fields
                .extend(variable.scope.map(|s| format!("scope: !{}", self.numbers.scope(info, s))));
            fields.extend(variable.file.map(|f| format!("file: !{}", self.numbers.file(f))));
            fields.push(format!("line: {}", variable.line));
            fields.extend(variable.ty.map(|t| format!("type: !{}", self.numbers.ty(t))));
            let id = VariableId(i as u32);
            let (n, wrapper) = (self.numbers.variable(id), self.numbers.global_variable(id));
            let global = self.module.globals.iter().any(|g| g.debug == Some(id));
            let kind = if global { "DIGlobalVariable" } else { "DILocalVariable" };
            self.line(&format!("!{n} = distinct !{kind}({})", fields.join(", ")));
            if global {
                self.line(&format!(
                    "!{wrapper} = !DIGlobalVariableExpression(var: !{n}, expr: !DIExpression())"
                ));
            }
        }
    }

    fn types(&mut self, info: &DebugInfo) {
        let mut extra = self.numbers.end;
        for (i, ty) in info.types.iter().enumerate() {
            let n = self.numbers.ty(DebugTypeId(i as u32));
            let text = self.debug_type(ty, &mut extra);
            self.line(&format!("!{n} = {text}"));
        }
    }

    fn base(&self, ty: Option<DebugTypeId>) -> String {
        ty.map_or("null".to_string(), |t| format!("!{}", self.numbers.ty(t)))
    }

    /// The node of a type; nodes for its elements are written before it.
    fn debug_type(&mut self, ty: &DebugType, extra: &mut u32) -> String {
        let derived =
            |tag: &str, rest: String| format!("!DIDerivedType(tag: DW_TAG_{tag}, {rest})");
        match ty {
            DebugType::Base { name, encoding, bits } => {
                let name = escape(name.as_bytes());
                let encoding = encoding_word(*encoding);
                format!("!DIBasicType(name: \"{name}\", size: {bits}, encoding: {encoding})")
            }
            DebugType::Pointer(t) => {
                derived("pointer_type", format!("baseType: {}", self.base(*t)))
            }
            DebugType::Typedef { name, target } => {
                let name = escape(name.as_bytes());
                derived("typedef", format!("name: \"{name}\", baseType: {}", self.base(*target)))
            }
            DebugType::Qualified { qualifier, target } => {
                let word = qualifier.trim_start_matches("_").to_lowercase();
                derived(&format!("{word}_type"), format!("baseType: {}", self.base(*target)))
            }
            DebugType::Struct { name, members, bits, argument } => {
                let elements = self.members(members, extra);
                let given = match argument {
                    None => String::new(),
                    Some(_) => {
                        let node =
                            format!("!DITemplateTypeParameter(type: {})", self.base(*argument));
                        format!(", templateParams: !{}", self.tuple(vec![node], extra))
                    }
                };
                composite("structure_type", name, *bits, &given, elements)
            }
            DebugType::Union { name, members, bits } => {
                let elements = self.members(members, extra);
                composite("union_type", name, *bits, "", elements)
            }
            DebugType::Variants { name, bits, tag, cases } => {
                self.variants((name, *bits), tag.as_ref(), cases, extra)
            }
            DebugType::Enum { name, base, values, bits } => {
                let nodes = values
                    .iter()
                    .map(|(n, v)| {
                        format!("!DIEnumerator(name: \"{}\", value: {v})", escape(n.as_bytes()))
                    })
                    .collect();
                let elements = self.tuple(nodes, extra);
                let base = format!(", baseType: {}", self.base(*base));
                composite("enumeration_type", name, *bits, &base, elements)
            }
            DebugType::Array { element, lengths, bits } => {
                let nodes = lengths
                    .iter()
                    .map(|l| match l {
                        Some(n) => format!("!DISubrange(count: {n})"),
                        None => "!DISubrange(count: -1)".to_string(),
                    })
                    .collect();
                let elements = self.tuple(nodes, extra);
                let base = format!(", baseType: {}", self.base(*element));
                composite("array_type", "", *bits, &base, elements)
            }
            DebugType::Function => "!DISubroutineType(types: null)".into(),
            DebugType::Other(name) if name.starts_with("DW_TAG_") => {
                format!("!DIDerivedType(tag: {name}, baseType: null)")
            }
            DebugType::Other(name) if name.is_empty() => "!{}".into(),
            DebugType::Other(name) => format!("!{name}()"),
        }
    }

    fn variants(
        &mut self,
        (name, bits): (&str, u64),
        tag: Option<&Member>,
        cases: &[(Option<i128>, Member)],
        extra: &mut u32,
    ) -> String {
        let nodes = cases
            .iter()
            .map(|(value, m)| {
                let data = value.map_or(String::new(), |v| format!(", extraData: i128 {v}"));
                self.member(m, &data)
            })
            .collect();
        let elements = self.tuple(nodes, extra);
        let tag = match tag {
            None => String::new(),
            Some(tag) => {
                let node = self.member(tag, "");
                let tuple = self.tuple(vec![node], extra);
                format!(", discriminator: !{}", tuple - 1)
            }
        };
        let part = format!(
            "!DICompositeType(tag: DW_TAG_variant_part, size: {bits}, elements: !{elements}{tag})"
        );
        let part = self.tuple(vec![part], extra);
        composite("structure_type", name, bits, "", part)
    }

    fn members(&mut self, members: &[Member], extra: &mut u32) -> u32 {
        let nodes = members.iter().map(|m| self.member(m, "")).collect();
        self.tuple(nodes, extra)
    }

    fn member(&self, m: &Member, data: &str) -> String {
        let flags = if m.bit_field { ", flags: DIFlagBitField" } else { "" };
        format!(
            "!DIDerivedType(tag: DW_TAG_member, name: \"{}\", baseType: {}, size: {}, \
             offset: {}{data}{flags})",
            escape(m.name.as_bytes()),
            self.base(m.ty),
            m.bits,
            m.offset_bits
        )
    }

    /// Writes nodes and the tuple of them; gives the tuple's number.
    fn tuple(&mut self, nodes: Vec<String>, extra: &mut u32) -> u32 {
        let first = *extra;
        *extra += nodes.len() as u32 + 1;
        let refs: Vec<_> = (0..nodes.len()).map(|i| format!("!{}", first + i as u32)).collect();
        for (i, node) in nodes.iter().enumerate() {
            self.line(&format!("!{} = {node}", first + i as u32));
        }
        let tuple = first + nodes.len() as u32;
        self.line(&format!("!{tuple} = !{{{}}}", refs.join(", ")));
        tuple
    }
}

fn composite(tag: &str, name: &str, bits: u64, base: &str, elements: u32) -> String {
    let name = if name.is_empty() {
        String::new()
    } else {
        format!(", name: \"{}\"", escape(name.as_bytes()))
    };
    format!(
        "distinct !DICompositeType(tag: DW_TAG_{tag}{name}{base}, size: {bits}, \
         elements: !{elements})"
    )
}

fn encoding_word(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Boolean => "DW_ATE_boolean",
        Encoding::Signed => "DW_ATE_signed",
        Encoding::Unsigned => "DW_ATE_unsigned",
        Encoding::SignedChar => "DW_ATE_signed_char",
        Encoding::UnsignedChar => "DW_ATE_unsigned_char",
        Encoding::Float => "DW_ATE_float",
        Encoding::Utf => "DW_ATE_UTF",
        Encoding::Other => "DW_ATE_address",
    }
}
