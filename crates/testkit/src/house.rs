//! The house as `cargo metadata` tells it: who depends on whom, and a picture of it.
//!
//! The picture is drawn in layers: a crate stands above everything that it depends on.
//! Only edges that no longer way implies are drawn (the transitive reduction), and the path
//! of one run, in colour. ARCHITECTURE.md shows it; a test draws it anew and compares.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// Crates of the workspace, by their names without `heddle-`, with what they depend on.
pub struct House {
    pub needs: BTreeMap<String, BTreeSet<String>>,
    /// The same for what only tests need.
    pub tests_need: BTreeMap<String, BTreeSet<String>>,
}

/// What text passes through on its way to an answer, as pairs that must be dependencies.
const RUN: [(&str, &str); 5] = [
    ("heddle", "cli"),
    ("cli", "session"),
    ("session", "engine"),
    ("session", "promela"),
    ("engine", "store"),
];

/// Crates that nobody installs.
const FOR_US: [&str; 2] = ["testkit", "bench"];

impl House {
    /// Asks cargo about the workspace at `root`.
    pub fn look(root: &Path) -> Result<House, String> {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let out = Command::new(cargo)
            .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
            .current_dir(root)
            .output()
            .map_err(|e| format!("cargo metadata: {e}"))?;
        if !out.status.success() {
            return Err(String::from_utf8_lossy(&out.stderr).into_owned());
        }
        let data: Value = serde_json::from_slice(&out.stdout).map_err(|e| e.to_string())?;
        Ok(House::read(&data))
    }

    fn read(data: &Value) -> House {
        let mut house = House { needs: BTreeMap::new(), tests_need: BTreeMap::new() };
        let packages = data["packages"].as_array().map_or(&[][..], Vec::as_slice);
        let names: BTreeSet<&str> = packages.iter().filter_map(|p| p["name"].as_str()).collect();
        for package in packages {
            let Some(name) = package["name"].as_str() else { continue };
            let (mut always, mut tests) = (BTreeSet::new(), BTreeSet::new());
            for need in package["dependencies"].as_array().into_iter().flatten() {
                let Some(other) = need["name"].as_str().filter(|n| names.contains(n)) else {
                    continue;
                };
                let of = if need["kind"] == "dev" { &mut tests } else { &mut always };
                of.insert(short(other));
            }
            house.needs.insert(short(name), always);
            house.tests_need.insert(short(name), tests);
        }
        house
    }

    /// Everything that a crate depends on, directly or not.
    pub fn below(&self, name: &str) -> BTreeSet<String> {
        let (mut all, mut todo) = (BTreeSet::new(), vec![name.to_string()]);
        while let Some(next) = todo.pop() {
            for other in self.needs.get(&next).into_iter().flatten() {
                if all.insert(other.clone()) {
                    todo.push(other.clone());
                }
            }
        }
        all
    }

    /// The longest chain of dependencies below a crate.
    fn layer(&self, name: &str) -> usize {
        self.needs[name].iter().map(|n| self.layer(n) + 1).max().unwrap_or(0)
    }

    /// Dependencies that no longer chain implies.
    fn edges(&self) -> Vec<(&str, &str)> {
        let mut edges = Vec::new();
        for (name, needs) in self.shown() {
            for other in needs {
                let implied = needs.iter().any(|n| n != other && self.below(n).contains(other));
                if !implied || RUN.contains(&(name, other)) {
                    edges.push((name.as_str(), other.as_str()));
                }
            }
        }
        edges
    }

    fn shown(&self) -> impl Iterator<Item = (&String, &BTreeSet<String>)> {
        self.needs.iter().filter(|(name, _)| !FOR_US.contains(&name.as_str()))
    }

    /// The picture.
    pub fn svg(&self) -> String {
        let mut rows: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
        for (name, _) in self.shown() {
            rows.entry(self.layer(name)).or_default().push(name);
        }
        let places = self.places(&rows);
        let (width, height) = (WIDTH, 40 + rows.len() * ROW);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"sans-serif\" font-size=\"14\" role=\"img\" aria-label=\"The crates of \
             heddle: each stands above what it depends on\">\n<style>rect{{fill:#eef3f8;stroke:\
             #5b7a99}}.run{{stroke:#c0392b;stroke-width:2.5}}line{{stroke:#9aa7b3}}text{{fill:\
             #1b2733;text-anchor:middle}}</style>\n<rect width=\"{width}\" height=\"{height}\" \
             style=\"fill:#fff;stroke:none\"/>\n"
        );
        for (from, to) in self.edges() {
            let ((x1, y1), (x2, y2)) = (places[from], places[to]);
            let class = if RUN.contains(&(from, to)) { " class=\"run\"" } else { "" };
            let (y1, y2) = (y1 + BOX / 2, y2 - BOX / 2);
            out += &format!("<line{class} x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>\n");
        }
        for (name, (x, y)) in places {
            let on_path = RUN.iter().any(|(a, b)| *a == name || *b == name);
            let class = if on_path { " class=\"run\"" } else { "" };
            let (left, top, text) = (x - 48, y - BOX / 2, y + 5);
            out += &format!(
                "<rect{class} x=\"{left}\" y=\"{top}\" width=\"96\" height=\"{BOX}\" rx=\"5\"/>\
                 <text x=\"{x}\" y=\"{text}\">{name}</text>\n"
            );
        }
        out + "</svg>\n"
    }

    /// Where each crate stands: within its layer, below the middle of those that need it.
    fn places<'a>(
        &self,
        rows: &BTreeMap<usize, Vec<&'a str>>,
    ) -> BTreeMap<&'a str, (usize, usize)> {
        let mut places: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for (from_top, names) in rows.values().rev().enumerate() {
            let mut row: Vec<(usize, &str)> = names
                .iter()
                .map(|&name| {
                    let above: Vec<usize> = places
                        .iter()
                        .filter(|(other, _)| self.needs[**other].contains(name))
                        .map(|(_, at)| at.0)
                        .collect();
                    let middle = above.iter().sum::<usize>().checked_div(above.len());
                    (middle.unwrap_or(WIDTH / 2), name)
                })
                .collect();
            row.sort_unstable();
            let gap = WIDTH / row.len();
            for (i, (_, name)) in row.into_iter().enumerate() {
                places.insert(name, (gap / 2 + i * gap, 40 + from_top * ROW));
            }
        }
        places
    }
}

const WIDTH: usize = 960;
const ROW: usize = 84;
const BOX: usize = 32;

fn short(name: &str) -> String {
    name.strip_prefix("heddle-").unwrap_or(name).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(needs: &[(&str, &[&str])]) -> House {
        let needs = needs
            .iter()
            .map(|(n, o)| (n.to_string(), o.iter().map(|s| s.to_string()).collect()))
            .collect();
        House { needs, tests_need: BTreeMap::new() }
    }

    #[test]
    fn only_edges_that_nothing_implies_are_drawn() {
        let three = house(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])]);
        assert_eq!(three.edges(), [("a", "b"), ("b", "c")]);
        assert_eq!(three.below("a").len(), 2);
        assert_eq!((three.layer("a"), three.layer("c")), (2, 0));
    }

    #[test]
    fn a_crate_stands_above_what_it_needs() {
        let svg = house(&[("top", &["low"]), ("low", &[])]).svg();
        let y = |name: &str| -> usize {
            let text = svg.lines().find(|l| l.contains(&format!(">{name}</text>"))).unwrap();
            text.rsplit("y=\"").next().unwrap().split('"').next().unwrap().parse().unwrap()
        };
        assert!(y("top") < y("low"), "{svg}");
    }
}
