//! C types as the debug information describes them.

use super::Parser;
use super::metadata::{Md, Node};
use crate::ir::{DebugType, DebugTypeId, Encoding, Member};

impl Parser<'_> {
    pub fn decode_type(&mut self, id: u32) -> DebugType {
        let node = self.node(id);
        match node.name() {
            "DIBasicType" => DebugType::Base {
                name: name(&node),
                encoding: encoding(node.word("encoding")),
                bits: node.count("size"),
            },
            "DIDerivedType" => self.derived(&node),
            "DICompositeType" => self.composite(&node),
            "DISubroutineType" => DebugType::Function,
            other => DebugType::Other(other.to_string()),
        }
    }

    fn base(&mut self, node: &Node) -> Option<DebugTypeId> {
        node.reference("baseType").map(|n| self.debug_refs.ty(n))
    }

    fn derived(&mut self, node: &Node) -> DebugType {
        let target = self.base(node);
        match node.word("tag") {
            "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type" => {
                DebugType::Pointer(target)
            }
            "DW_TAG_typedef" => DebugType::Typedef { name: name(node), target },
            tag => match tag.strip_prefix("DW_TAG_").and_then(|t| t.strip_suffix("_type")) {
                Some(q @ ("const" | "volatile" | "restrict" | "atomic")) => {
                    let qualifier = if q == "atomic" { "_Atomic" } else { q }.to_string();
                    DebugType::Qualified { qualifier, target }
                }
                _ => DebugType::Other(tag.to_string()),
            },
        }
    }

    fn composite(&mut self, node: &Node) -> DebugType {
        let bits = node.count("size");
        match node.word("tag") {
            "DW_TAG_structure_type" | "DW_TAG_class_type" => match self.variants(node, bits) {
                Some(variants) => variants,
                None => {
                    let (members, argument) = (self.members(node), self.template_argument(node));
                    DebugType::Struct { name: name(node), members, bits, argument }
                }
            },
            "DW_TAG_union_type" => {
                DebugType::Union { name: name(node), members: self.members(node), bits }
            }
            "DW_TAG_enumeration_type" => DebugType::Enum {
                name: name(node),
                base: self.base(node),
                values: self.enumerators(node),
                bits,
            },
            "DW_TAG_array_type" => DebugType::Array {
                element: self.base(node),
                lengths: self.elements(node).iter().map(length).collect(),
                bits,
            },
            tag => DebugType::Other(tag.to_string()),
        }
    }

    /// The first type among the arguments of a template.
    fn template_argument(&mut self, node: &Node) -> Option<DebugTypeId> {
        let given = self.nodes_of(node, "templateParams");
        let first = given.iter().find(|g| g.name() == "DITemplateTypeParameter")?;
        first.reference("type").map(|n| self.debug_refs.ty(n))
    }

    fn elements(&self, node: &Node) -> Vec<Node> {
        self.nodes_of(node, "elements")
    }

    /// The nodes of a tuple that a field names.
    fn nodes_of(&self, node: &Node, field: &str) -> Vec<Node> {
        let tuple = match node.field(field) {
            Some(Md::Ref(id)) => self.node(*id),
            Some(Md::Node(inline)) => (**inline).clone(),
            _ => Node::Other,
        };
        let Node::Tuple(list) = tuple else { return Vec::new() };
        list.into_iter()
            .map(|entry| match entry {
                Md::Ref(id) => self.node(id),
                Md::Node(node) => *node,
                _ => Node::Other,
            })
            .collect()
    }

    /// Members, and the classes that a class is made of, which have no name.
    fn members(&mut self, node: &Node) -> Vec<Member> {
        let elements = self.elements(node);
        let here = |e: &&Node| match e.word("tag") {
            // One for all objects is in none of them.
            "DW_TAG_member" => !e.word("flags").contains("DIFlagStaticMember"),
            tag => tag == "DW_TAG_inheritance",
        };
        elements.iter().filter(here).map(|m| self.member(m)).collect()
    }

    fn member(&mut self, m: &Node) -> Member {
        Member {
            name: name(m),
            ty: self.base(m),
            offset_bits: m.count("offset"),
            bits: m.count("size"),
            bit_field: m.word("flags").contains("DIFlagBitField"),
        }
    }

    /// The cases of an enumeration of Rust's: the only element of its type.
    fn variants(&mut self, node: &Node, bits: u64) -> Option<DebugType> {
        let elements = self.elements(node);
        let part = elements.iter().find(|e| e.word("tag") == "DW_TAG_variant_part")?;
        let tag = part.reference("discriminator").map(|id| self.node(id));
        let tag = tag.map(|tag| self.member(&tag));
        let cases = self.elements(part);
        let cases = cases.iter().map(|c| (c.number("extraData"), self.member(c))).collect();
        Some(DebugType::Variants { name: name(node), bits, tag, cases })
    }

    fn enumerators(&self, node: &Node) -> Vec<(String, i128)> {
        let elements = self.elements(node);
        elements.iter().map(|e| (name(e), e.number("value").unwrap_or(0))).collect()
    }
}

fn name(node: &Node) -> String {
    node.text("name").unwrap_or("").to_string()
}

fn length(subrange: &Node) -> Option<u64> {
    let count = subrange.number("count");
    let bound = subrange.number("upperBound").map(|b| b.saturating_add(1));
    count.or(bound).and_then(|n| u64::try_from(n).ok())
}

fn encoding(word: &str) -> Encoding {
    match word {
        "DW_ATE_boolean" => Encoding::Boolean,
        "DW_ATE_signed" => Encoding::Signed,
        "DW_ATE_unsigned" => Encoding::Unsigned,
        "DW_ATE_signed_char" => Encoding::SignedChar,
        "DW_ATE_unsigned_char" => Encoding::UnsignedChar,
        "DW_ATE_UTF" => Encoding::Utf,
        "DW_ATE_float" => Encoding::Float,
        _ => Encoding::Other,
    }
}
