//! Values of flags as they are written.

use super::SearchOrder;

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

pub(super) fn parse_search(text: &str) -> Result<SearchOrder, String> {
    match text {
        "steal" => Ok(SearchOrder::Steal),
        "bfs" => Ok(SearchOrder::Bfs),
        "dfs" => Ok(SearchOrder::Dfs),
        "slice" => Ok(SearchOrder::Slice(20)),
        _ => match text.strip_prefix("slice:").and_then(|n| n.parse().ok()) {
            Some(n) if n > 0 => Ok(SearchOrder::Slice(n)),
            _ => Err("one of steal, bfs, dfs, slice:N".into()),
        },
    }
}

/// `512M`, `4G`, `1.5GiB`, or plain bytes.
pub(super) fn parse_size(text: &str) -> Result<u64, String> {
    let lower = text.to_ascii_lowercase();
    let digits = lower.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match lower[digits.len()..].trim_end_matches("ib").trim_end_matches('b') {
        "" => 1u64,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1 << 30,
        "t" => 1 << 40,
        _ => return Err("a size such as 512M or 4G".into()),
    };
    let number: f64 = digits.parse().map_err(|_| "a size such as 512M or 4G".to_string())?;
    if !(number.is_finite() && number > 0.0) {
        return Err("a size above zero".into());
    }
    Ok((number * unit as f64) as u64)
}

/// `90s`, `10m`, `2h`, `250ms`, or plain seconds.
pub(super) fn parse_time(text: &str) -> Result<std::time::Duration, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err("a time such as 90s or 10m".into()),
    };
    let number: f64 = digits.parse().map_err(|_| "a time such as 90s or 10m".to_string())?;
    std::time::Duration::try_from_secs_f64(number * unit).map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times() {
        assert_eq!(parse_size("4G"), Ok(4 << 30));
        assert_eq!(parse_size("1.5KiB"), Ok(1536));
        assert_eq!(parse_size("10"), Ok(10));
        assert!(parse_size("4X").is_err() && parse_size("-4G").is_err());
        assert_eq!(parse_time("10m").unwrap().as_secs(), 600);
        assert_eq!(parse_time("250ms").unwrap().as_millis(), 250);
        assert!(parse_time("10 parsecs").is_err() && parse_time("-1s").is_err());
    }

    #[test]
    fn search_orders() {
        assert_eq!(parse_search("slice:7"), Ok(SearchOrder::Slice(7)));
        assert!(parse_search("slice:0").is_err() && parse_search("zigzag").is_err());
    }
}
