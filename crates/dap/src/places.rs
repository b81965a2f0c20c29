//! Sources as an editor knows them: the file of that name, if it is still what was checked;
//! otherwise the text that the trail has, under a number.

use heddle_session::Host;
use heddle_span::{FileId, Position, SourceMap, Span};
use serde_json::{Value, json};

/// Where the files of a program are, by what they were called when it was checked.
#[derive(Clone)]
pub struct Places<'h> {
    host: &'h dyn Host,
    /// Folders in which names may be meant.
    folders: Vec<String>,
    /// For each file: its path, if it has one.
    paths: Vec<Option<String>>,
}

impl<'h> Places<'h> {
    /// `title` is the trail or program that is debugged, `folder` the editor's.
    pub fn new(title: &str, folder: &str, host: &'h dyn Host) -> Self {
        let beside = title.rsplit_once('/').map_or("", |(folder, _)| folder);
        Places { host, folders: vec![folder.into(), beside.into()], paths: Vec::new() }
    }

    /// Finds the files of a program.
    pub fn look(&mut self, sources: &SourceMap) {
        let found = |name: &str, text: &str| {
            let bare = name.rsplit_once('/').map_or(name, |(_, bare)| bare);
            let joined = |folder: &String, name: &str| match folder.as_str() {
                "" => name.to_string(),
                folder => format!("{}/{name}", folder.trim_end_matches('/')),
            };
            let mut candidates = vec![name.to_string()];
            if !name.starts_with('/') {
                candidates.extend(self.folders.iter().map(|f| joined(f, name)));
            }
            candidates.extend(self.folders.iter().map(|f| joined(f, bare)));
            // An editor wants a whole path before one that depends on where it stands.
            candidates.sort_by_key(|c| !c.starts_with('/'));
            candidates.into_iter().find(|path| {
                self.host.exists(path) && self.host.load(path, "").is_ok_and(|(t, _)| t == text)
            })
        };
        self.paths = sources.files().map(|(_, f)| found(&f.name, &f.text)).collect();
    }

    /// A file, as the protocol names it.
    pub fn source(&self, file: FileId, sources: &SourceMap) -> Value {
        let name = &sources.file(file).name;
        let bare = name.rsplit_once('/').map_or(name.as_str(), |(_, bare)| bare);
        match self.paths.get(file.0 as usize) {
            Some(Some(path)) => json!({"name": bare, "path": path}),
            _ => json!({
                "name": bare, "sourceReference": file.0 + 1,
                "origin": "the text that was checked",
            }),
        }
    }

    /// The file that an editor means.
    pub fn file(&self, source: &Value, sources: &SourceMap) -> Option<FileId> {
        if let Some(n) = source["sourceReference"].as_u64().filter(|&n| n > 0) {
            let id = FileId(u32::try_from(n - 1).ok()?);
            return sources.files().map(|f| f.0).find(|f| *f == id);
        }
        let path = source["path"].as_str()?;
        let known = self.paths.iter().position(|p| p.as_deref() == Some(path));
        let named = || sources.files().position(|(_, f)| f.name == path);
        // Names in a trail may depend on where it was made; the text tells.
        let alike = || {
            let (text, _) = self.host.load(path, "").ok()?;
            sources.files().position(|(_, f)| f.text == text)
        };
        known.or_else(named).or_else(alike).map(|i| FileId(i as u32))
    }
}

/// First and last position of a span.
pub fn range(span: Span, sources: &SourceMap) -> (Position, Position) {
    let file = sources.file(span.file);
    (file.position(span.lo), file.position(span.hi))
}
