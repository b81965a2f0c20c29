// Iterators, closures, slices, sorting.
fn main() {
    let squares: Vec<u64> = (1..=10).map(|n| n * n).filter(|n| n % 3 != 0).collect();
    println!("{squares:?}");
    let mut words = vec!["pear", "fig", "apple", "banana", "kiwi"];
    words.sort_by_key(|w| (w.len(), *w));
    println!("{words:?}");
    let joined: String = words.iter().rev().flat_map(|w| w.chars().take(2)).collect();
    println!("{joined}");
    let (even, odd): (Vec<i32>, Vec<i32>) = (0..9).partition(|n| n % 2 == 0);
    println!("{even:?} {odd:?} {:?}", even.iter().zip(&odd).map(|(a, b)| a * b).max());
    for (i, pair) in [1, 2, 3, 4, 5].chunks(2).enumerate() {
        println!("{i} {pair:?}");
    }
    println!("{:?}", [3, 1, 2].iter().fold(String::new(), |s, n| format!("{s}{n}")));
    println!("{:?}", "a=1,b=2".split(',').map(|p| p.split_once('=')).collect::<Vec<_>>());
}
