// verdict: holds
// why: Vectors, strings, maps and traits, one thread.
use std::collections::BTreeMap;
use std::fmt::Write;

trait Shape {
    fn area(&self) -> u32;
}
struct Square(u32);
struct Strip(u32, u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
impl Shape for Strip {
    fn area(&self) -> u32 {
        self.0 * self.1
    }
}

fn main() {
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(3)), Box::new(Strip(2, 5))];
    let total: u32 = shapes.iter().map(|s| s.area()).sum();
    assert_eq!(total, 19);
    let mut map = BTreeMap::new();
    for word in "one two one three one".split(' ') {
        *map.entry(word.to_string()).or_insert(0) += 1;
    }
    let mut text = String::new();
    for (word, n) in &map {
        write!(text, "{word}={n};").unwrap();
    }
    assert_eq!(text, "one=3;three=1;two=1;");
}
