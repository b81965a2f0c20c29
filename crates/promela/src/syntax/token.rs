//! The tokens of Promela.

use super::ast::{CallId, InlineId, MtypeId, Name, Spelling, TypedefId};
use heddle_span::Span;
use std::fmt;

/// A token and where it stands.
#[derive(Clone, Debug)]
pub struct Token {
    pub tok: Tok,
    pub span: Span,
    /// The inline call whose body it comes from.
    pub call: Option<CallId>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Tok {
    Eof,
    /// A name that means nothing yet or a variable.
    Name(Name),
    TypeName(TypedefId, Name),
    ProcName(Name),
    InlineName(InlineId, Name),
    Int(i32, Spelling),
    /// A symbolic constant: its set, its place in it, its name.
    Mtype(MtypeId, u32, Name),
    /// Without its quotes, escapes as written.
    Str(Name),
    Type(BaseType),
    Kw(Kw),
    P(P),
    /// A character that no token starts with, or a quote without its partner.
    Stray(Name),
}

/// The words that name a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaseType {
    Bit,
    Bool,
    Byte,
    Pid,
    Short,
    Int,
    Unsigned,
    Mtype,
    Chan,
}

impl BaseType {
    pub fn word(self) -> &'static str {
        match self {
            BaseType::Bit => "bit",
            BaseType::Bool => "bool",
            BaseType::Byte => "byte",
            BaseType::Pid => "pid",
            BaseType::Short => "short",
            BaseType::Int => "int",
            BaseType::Unsigned => "unsigned",
            BaseType::Mtype => "mtype",
            BaseType::Chan => "chan",
        }
    }
}

macro_rules! spelled {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $text:literal)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($variant),* }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$variant),*];

            pub fn text(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }
        }
    };
}

spelled! {
    /// Keywords, except those that name types or constants.
    Kw {
        Active "active" Assert "assert" Atomic "atomic" Break "break"
        CCode "c_code" CDecl "c_decl" CExpr "c_expr" CState "c_state" CTrack "c_track"
        DProctype "D_proctype" Do "do" DStep "d_step" Else "else" Empty "empty"
        Enabled "enabled" Eval "eval" Fi "fi" For "for" Full "full"
        GetPriority "get_priority" Goto "goto" Hidden "hidden" If "if" In "in" Init "init"
        Inline "inline" Len "len" Local "local" Ltl "ltl" Nempty "nempty" Never "never"
        Nfull "nfull" Notrace "notrace" Np "np_" Od "od" Of "of" PcValue "pc_value"
        Printf "printf" Printm "printm" Priority "priority" Proctype "proctype"
        Provided "provided" Return "return" Run "run" Select "select"
        SetPriority "set_priority" Show "show" Timeout "timeout" Trace "trace"
        Typedef "typedef" Unless "unless" Xr "xr" Xs "xs"
    }
}

spelled! {
    /// Punctuation, and the temporal operators.
    P {
        Semi ";" Arrow "->" Sep "::" Colon ":" Comma "," DotDot ".." Dot "." At "@"
        LParen "(" RParen ")" LBrace "{" RBrace "}" LBracket "[" RBracket "]"
        Assign "=" Incr "++" Decr "--" Send "!" SortedSend "!!" Recv "?" RandomRecv "??"
        Eq "==" Ne "!=" Lt "<" Le "<=" Gt ">" Ge ">=" Shl "<<" Shr ">>"
        Plus "+" Minus "-" Star "*" Slash "/" Percent "%"
        Amp "&" Pipe "|" Caret "^" Tilde "~" And "&&" Or "||"
        Always "[]" Eventually "<>" Implies "implies" Equiv "<->"
        Until "U" WeakUntil "W" Release "V" Next "X"
    }
}

impl fmt::Display for Tok {
    /// As an error message names it.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Tok::Eof => write!(f, "the end of the file"),
            Tok::Name(n) | Tok::Mtype(_, _, n) => write!(f, "`{n}`"),
            Tok::TypeName(_, n) => write!(f, "the type `{n}`"),
            Tok::ProcName(n) => write!(f, "the proctype `{n}`"),
            Tok::InlineName(_, n) => write!(f, "the inline `{n}`"),
            Tok::Int(_, Spelling::True) => write!(f, "`true`"),
            Tok::Int(_, Spelling::False) => write!(f, "`false`"),
            Tok::Int(_, Spelling::Skip) => write!(f, "`skip`"),
            Tok::Int(n, _) => write!(f, "`{n}`"),
            Tok::Str(_) => write!(f, "a string"),
            Tok::Type(t) => write!(f, "`{}`", t.word()),
            Tok::Kw(k) => write!(f, "`{}`", k.text()),
            Tok::P(p) => write!(f, "`{}`", p.text()),
            Tok::Stray(text) => write!(f, "`{text}`"),
        }
    }
}
