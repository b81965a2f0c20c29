//! A host in which open documents are as the editor has them, saved or not.

use crate::documents::Documents;
use heddle_session::Host;
use std::path::{Component, Path, PathBuf};

/// Open documents over the files of a host.
pub struct Overlay<'h> {
    pub documents: &'h Documents,
    pub host: &'h dyn Host,
}

impl Host for Overlay<'_> {
    fn load(&self, path: &str, from: &str) -> Result<(String, String), String> {
        let beside = Path::new(from).parent().unwrap_or(Path::new("")).join(path);
        let name = plain(&beside).display().to_string();
        match self.documents.named(&name) {
            Some(open) => Ok((open.text.clone(), name)),
            None => {
                let (text, name) = self.host.load(path, from)?;
                // What the host found elsewhere may be open, too.
                let found = plain(Path::new(&name)).display().to_string();
                let open = self.documents.named(&found).map(|d| d.text.clone());
                Ok((open.unwrap_or(text), found))
            }
        }
    }

    fn exists(&self, name: &str) -> bool {
        self.documents.named(name).is_some() || self.host.exists(name)
    }

    fn run(&self, names: &[&str], arguments: &[String], input: &str) -> Result<String, String> {
        self.host.run(names, arguments, input)
    }

    fn keep(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        self.host.keep(name, text)
    }

    fn compile(&self, text: &str) -> Result<PathBuf, String> {
        self.host.compile(text)
    }
}

/// `/a/./b/../c` is `/a/c`.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if out.file_name().is_some() => drop(out.pop()),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::Document;
    use crate::uri::uri_of;
    use heddle_session::Alone;

    #[test]
    fn what_is_open_is_read_from_the_editor() {
        let mut documents = Documents::default();
        let uri = uri_of("/d/inc/a.h").unwrap();
        documents.put(Document::new(uri, "", 1, "byte x;".into()));
        let overlay = Overlay { documents: &documents, host: &Alone };
        let found = overlay.load("../inc/./a.h", "/d/src/m.pml").unwrap();
        assert_eq!(found, ("byte x;".to_string(), "/d/inc/a.h".to_string()));
        assert!(overlay.load("b.h", "/d/src/m.pml").is_err());
    }
}
