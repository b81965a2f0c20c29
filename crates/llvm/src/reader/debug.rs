//! Metadata nodes decoded into [`DebugInfo`](crate::ir::DebugInfo).
//!
//! Instructions name nodes that the text defines later. Each node that is
//! named gets an index at once; when all is read, the nodes behind the indices
//! are decoded, in the order of the indices, and whatever they name in turn
//! gets the next ones. Only what is used is decoded, and a node that is
//! missing or malformed becomes an empty entry: debug information never
//! breaks a program.

use super::Parser;
use super::metadata::{Md, Node};
use crate::ir::{
    DebugFile, DebugFileId, DebugTypeId, Location, LocationId, Scope, ScopeId, Variable, VariableId,
};
use std::collections::HashMap;

/// Nodes in the order in which they were first named.
#[derive(Default)]
struct Indexed {
    index: HashMap<u32, u32>,
    order: Vec<u32>,
}

impl Indexed {
    fn get(&mut self, node: u32) -> u32 {
        let next = self.order.len() as u32;
        let index = *self.index.entry(node).or_insert(next);
        if index == next {
            self.order.push(node);
        }
        index
    }
}

#[derive(Default)]
pub struct DebugRefs {
    files: Indexed,
    scopes: Indexed,
    locations: Indexed,
    variables: Indexed,
    types: Indexed,
}

impl DebugRefs {
    fn file(&mut self, node: u32) -> DebugFileId {
        DebugFileId(self.files.get(node))
    }

    pub fn scope(&mut self, node: u32) -> ScopeId {
        ScopeId(self.scopes.get(node))
    }

    pub fn location(&mut self, node: u32) -> LocationId {
        LocationId(self.locations.get(node))
    }

    pub fn variable(&mut self, node: u32) -> VariableId {
        VariableId(self.variables.get(node))
    }

    pub fn ty(&mut self, node: u32) -> DebugTypeId {
        DebugTypeId(self.types.get(node))
    }
}

impl Parser<'_> {
    pub fn decode_debug(&mut self) {
        let mut info = std::mem::take(&mut self.module.debug);
        loop {
            let refs = &self.debug_refs;
            if let Some(&node) = refs.locations.order.get(info.locations.len()) {
                info.locations.push(self.decode_location(node));
            } else if let Some(&node) = refs.variables.order.get(info.variables.len()) {
                info.variables.push(self.decode_variable(node));
            } else if let Some(&node) = refs.scopes.order.get(info.scopes.len()) {
                info.scopes.push(self.decode_scope(node));
            } else if let Some(&node) = refs.types.order.get(info.types.len()) {
                info.types.push(self.decode_type(node));
            } else if let Some(&node) = refs.files.order.get(info.files.len()) {
                info.files.push(self.decode_file(node));
            } else {
                break;
            }
        }
        self.module.debug = info;
    }

    pub fn node(&self, id: u32) -> Node {
        self.nodes.get(&id).cloned().unwrap_or(Node::Other)
    }

    fn decode_location(&mut self, id: u32) -> Location {
        let node = self.node(id);
        Location {
            line: node.line("line"),
            column: node.line("column"),
            scope: node.reference("scope").map(|n| self.debug_refs.scope(n)),
            inlined_at: node.reference("inlinedAt").map(|n| self.debug_refs.location(n)),
        }
    }

    fn decode_file(&self, id: u32) -> DebugFile {
        let node = self.node(id);
        let text = |field| node.text(field).unwrap_or("").to_string();
        DebugFile { name: text("filename"), directory: text("directory") }
    }

    fn decode_scope(&mut self, id: u32) -> Scope {
        let node = self.node(id);
        if node.name() == "DIFile" {
            let file = Some(self.debug_refs.file(id));
            return Scope { function: None, file, line: 0, parent: None };
        }
        let function = (node.name() == "DISubprogram")
            .then(|| node.text("name").unwrap_or_default().to_string());
        let inner = node.name().starts_with("DILexicalBlock");
        Scope {
            function,
            file: node.reference("file").map(|n| self.debug_refs.file(n)),
            line: node.line("line"),
            parent: node.reference("scope").filter(|_| inner).map(|n| self.debug_refs.scope(n)),
        }
    }

    fn decode_variable(&mut self, id: u32) -> Variable {
        let mut node = self.node(id);
        if node.name() == "DIGlobalVariableExpression" {
            node = match node.field("var") {
                Some(Md::Ref(n)) => self.node(*n),
                Some(Md::Node(n)) => (**n).clone(),
                _ => Node::Other,
            };
        }
        let scope = node.reference("scope").filter(|&n| {
            let name = self.node(n);
            name.name() == "DISubprogram" || name.name().starts_with("DILexicalBlock")
        });
        Variable {
            name: node.text("name").unwrap_or("").to_string(),
            ty: node.reference("type").map(|n| self.debug_refs.ty(n)),
            scope: scope.map(|n| self.debug_refs.scope(n)),
            file: node.reference("file").map(|n| self.debug_refs.file(n)),
            line: node.line("line"),
            parameter: node.line("arg"),
        }
    }
}
