//! Addresses of documents and names of files: `file:///a%20b.pml` and `/a b.pml`.

use lsp_types::Uri;
use std::str::FromStr;

/// The file that an address names; `None` for what is no file.
pub fn path_of(uri: &Uri) -> Option<String> {
    let rest = uri.as_str().strip_prefix("file://")?;
    let path = &rest[rest.find('/')?..];
    Some(decoded(path))
}

/// The address of a file; of a name that is no whole path, an address that opens nothing.
pub fn uri_of(path: &str) -> Option<Uri> {
    let slash = if path.starts_with('/') { "" } else { "/" };
    Uri::from_str(&format!("file://{slash}{}", encoded(path))).ok()
}

fn decoded(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len());
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let hex = bytes.get(i + 1..i + 3).and_then(|h| std::str::from_utf8(h).ok());
        match hex.and_then(|h| u8::from_str_radix(h, 16).ok()).filter(|_| bytes[i] == b'%') {
            Some(byte) => {
                out.push(byte);
                i += 3;
            }
            None => {
                out.push(bytes[i]);
                i += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn encoded(path: &str) -> String {
    let one = |b: u8| match b {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
            (b as char).to_string()
        }
        _ => format!("%{b:02X}"),
    };
    path.bytes().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for path in ["/a/b.pml", "/with space/é+#%.pml", "/\u{1f980}"] {
            assert_eq!(path_of(&uri_of(path).unwrap()).as_deref(), Some(path));
        }
        let uri = |text: &str| Uri::from_str(text).unwrap();
        assert_eq!(path_of(&uri("file://host/x%20y")).as_deref(), Some("/x y"));
        assert_eq!(path_of(&uri("untitled:Untitled-1")), None);
        assert_eq!(path_of(&uri("file:///100%25")).as_deref(), Some("/100%"));
    }
}
