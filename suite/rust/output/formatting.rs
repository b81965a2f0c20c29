// Formatting of many kinds.
#[derive(Debug, Clone, PartialEq)]
enum Tree {
    Leaf(i32),
    Node { left: Box<Tree>, right: Box<Tree> },
}

fn main() {
    println!("{:5}|{:<5}|{:^5}|{:>5}|{:05}", 42, 42, 42, 42, 42);
    println!("{:x} {:#X} {:b} {:#o} {:e}", 255, 255, 5, 8, 1234.5);
    println!("{:.3} {} {:?} {}", 3.14159, 1e21, 0.1 + 0.2, f32::MAX);
    println!("{:?} {:?} {:?}", "tab\t\u{e9}", 'x', Some(Ok::<i32, ()>(3)));
    let tree = Tree::Node {
        left: Box::new(Tree::Leaf(1)),
        right: Box::new(Tree::Leaf(-2)),
    };
    println!("{tree:?}");
    println!("{tree:#?}");
    println!("{}", u64::MAX);
}
