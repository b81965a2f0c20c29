//! Values of the flags of `translate` as they are written.

/// `node_t=9`
pub(super) fn parse_heap(text: &str) -> Result<(String, u64), String> {
    let (name, n) = text.split_once('=').ok_or("a type and a number, such as node_t=9")?;
    match n.parse() {
        Ok(n) if (1..=200).contains(&n) && !name.is_empty() => Ok((name.into(), n)),
        _ => Err("a number from 1 to 200, such as node_t=9".into()),
    }
}

/// `E=enqueue`
pub(super) fn parse_op(text: &str) -> Result<(char, String), String> {
    let (letter, name) = text.split_once('=').ok_or("a letter and a function: E=enqueue")?;
    let mut letters = letter.chars();
    match (letters.next(), letters.next()) {
        (Some(c), None) if c != '|' && !name.is_empty() => Ok((c, name.into())),
        _ => Err("one letter and a function, such as E=enqueue".into()),
    }
}
