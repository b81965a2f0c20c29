//! The book's table of flags is the table that the flags are made of.

use heddle_testkit::shelf::workspace;

const BEGIN: &str = "<!-- the table of flags, as `heddle_session::flags::table` writes it -->\n";
const END: &str = "<!-- the end of the table -->\n";

#[test]
fn the_book_has_the_table_of_flags() {
    let path = workspace().join("docs/command-line.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let begin = text.find(BEGIN).expect("the table begins") + BEGIN.len();
    let end = text.find(END).expect("the table ends");
    let table = heddle_session::flags::table();
    if std::env::var_os("HEDDLE_BLESS").is_some() {
        std::fs::write(&path, format!("{}{table}{}", &text[..begin], &text[end..])).unwrap();
    } else {
        assert_eq!(text[begin..end], table, "docs/command-line.md: HEDDLE_BLESS=1 writes it");
    }
}
