//! C tests.
use crate::asm::Ctx;
use crate::text::Piece;
use heddle_memmodel::Code;

pub fn threads(ctx: &mut Ctx, body: Piece) -> Vec<(String, Code)> {
    ctx.diags.push(body.unsupported("C programs"));
    Vec::new()
}
