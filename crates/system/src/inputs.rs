//! Which programs a list of files and folders stands for.
//!
//! Every file is a program of its own, with these exceptions: `--together` makes all of them
//! one; a `.harness` belongs to the assembly that it is named with; and C files of which at
//! most one has a `main` are one program, as they would be for a linker. A folder stands for
//! all programs in it, whatever their language.

use crate::suffix;
use heddle_session::Language;
use std::path::{Path, PathBuf};

/// The files of each program, in the order in which they were named.
pub fn programs(named: &[PathBuf], together: bool) -> Result<Vec<Vec<PathBuf>>, String> {
    if together || (named.len() == 1 && !named[0].is_dir()) || is_one(named) {
        return Ok(vec![named.to_vec()]);
    }
    let mut programs = Vec::new();
    for path in named {
        if path.is_dir() {
            let mut found = Vec::new();
            walk(path, &mut found)?;
            found.sort();
            programs.extend(found.into_iter().filter_map(in_folder));
        } else {
            programs.push(vec![path.clone()]);
        }
    }
    if programs.is_empty() {
        return Err(format!("{}: there is no program there", named[0].display()));
    }
    Ok(programs)
}

/// Whether files that were named are one program.
fn is_one(named: &[PathBuf]) -> bool {
    let language = |path: &PathBuf| match path.is_dir() {
        true => None,
        false => Language::of_suffix(suffix(path)),
    };
    if named.iter().all(|p| language(p) == Some(Language::C)) {
        return named.iter().filter(|p| has_main(p)).count() <= 1;
    }
    let assembly = named.iter().all(|p| language(p) == Some(Language::Assembly));
    assembly && named.iter().any(|p| suffix(p) == "harness")
}

/// Whether a C file has a `main`, by its words.
fn has_main(path: &Path) -> bool {
    let bytes = std::fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    let word = |at: usize| {
        let before = text[..at].chars().next_back();
        let after = text[at + 4..].trim_start().chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.') && after == Some('(')
    };
    text.match_indices("main").any(|(at, _)| word(at))
}

/// A file of a folder as a program, if it is one by itself.
fn in_folder(path: PathBuf) -> Option<Vec<PathBuf>> {
    match Language::of_suffix(suffix(&path))? {
        Language::C
            if matches!(suffix(&path), "c" | "i" | "ll" | "cpp" | "cc" | "cxx" | "rs")
                && !has_main(&path) =>
        {
            None
        }
        Language::C if suffix(&path) == "toml" => None,
        Language::Assembly => {
            let harness = path.with_extension("harness");
            (suffix(&path) == "s" && harness.is_file()).then(|| vec![path, harness])
        }
        _ => Some(vec![path]),
    }
}

/// All files below a folder, hidden ones apart.
pub fn walk(dir: &Path, out: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        // A link to a folder may lead back here.
        let is_dir = entry.file_type().is_ok_and(|t| t.is_dir());
        if hidden {
            continue;
        } else if is_dir {
            walk(&path, out)?;
        } else if path.is_file() {
            out.push(path);
        }
    }
    Ok(())
}

/// The litmus tests that files and folders stand for.
pub fn litmus_tests(inputs: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for input in inputs {
        if input.is_dir() {
            let mut found = Vec::new();
            walk(input, &mut found)?;
            found.retain(|f| suffix(f) == "litmus");
            found.sort();
            files.extend(found);
        } else {
            files.push(input.clone());
        }
    }
    if files.is_empty() {
        let names: Vec<String> = inputs.iter().map(|i| i.display().to_string()).collect();
        return Err(format!("no litmus tests in {}", names.join(", ")));
    }
    Ok(files)
}

/// A name for the trail of each program: that of its first file, with as much of the way to
/// it as tells it from the others.
pub fn trail_names(programs: &[Vec<PathBuf>]) -> Vec<String> {
    let stem = |p: &Path| p.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let file = |p: &Path| p.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let whole = |p: &Path| {
        let parts = p.components().map(|c| c.as_os_str().to_string_lossy().into_owned());
        let named = parts.filter(|c| !matches!(c.as_str(), "." | ".." | "/"));
        named.collect::<Vec<_>>().join("-")
    };
    let ways: [&dyn Fn(&Path) -> String; 3] = [&stem, &file, &whole];
    let name = |program: &Vec<PathBuf>| {
        let first = &program[0];
        let alone = |way: &&&dyn Fn(&Path) -> String| {
            programs.iter().filter(|other| way(&other[0]) == way(first)).count() == 1
        };
        let way = ways.iter().find(alone).unwrap_or(&ways[2]);
        format!("{}.trail", way(first))
    };
    programs.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TempDir;

    #[test]
    fn files_and_folders_stand_for_programs() {
        let dir = TempDir::new().unwrap();
        let file = |name: &str, text: &str| {
            let path = dir.0.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, text).unwrap();
            path
        };
        let a = file("a.c", "int main (void) { return 0; }");
        let b = file("b.c", "int domain(int x) { return x; }");
        let c = file("c.c", "int main(void) { return 1; }");
        let (p, s) = (file("d/p.pml", ""), file("d/x.s", ""));
        let h = file("d/x.harness", "");
        file("d/alone.s", "");
        file("d/notes.txt", "");
        file("d/.hidden.pml", "");
        let of = |named: &[&PathBuf], together| {
            let named: Vec<PathBuf> = named.iter().map(|p| p.to_path_buf()).collect();
            programs(&named, together).unwrap()
        };
        assert_eq!(of(&[&a, &b], false).len(), 1, "one program of two files");
        assert_eq!(of(&[&a, &c], false).len(), 2);
        assert_eq!(of(&[&a, &c], true).len(), 1);
        assert_eq!(of(&[&a, &p], false).len(), 2);
        assert_eq!(of(&[&s, &h], false).len(), 1);
        let folder = dir.0.join("d");
        assert_eq!(of(&[&folder], false), [vec![p.clone()], vec![s, h]]);
        assert_eq!(of(&[&dir.0], false).len(), 4, "b.c is none by itself");
        assert!(programs(&[dir.0.join("none")], false).is_ok(), "told when it is read");
    }

    #[test]
    fn trails_of_programs_are_told_apart() {
        let names = |paths: &[&str]| {
            trail_names(&paths.iter().map(|p| vec![PathBuf::from(p)]).collect::<Vec<_>>())
        };
        assert_eq!(names(&["a.c", "d/b.c"]), ["a.trail", "b.trail"]);
        assert_eq!(names(&["a.c", "a.pml"]), ["a.c.trail", "a.pml.trail"]);
        assert_eq!(names(&["x/a.c", "./y/a.c"]), ["x-a.c.trail", "y-a.c.trail"]);
    }
}
