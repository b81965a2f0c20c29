// verdict: holds
// why: What no run comes to is not refused.
fn main() {
    if std::env::args().count() > 9 {
        let _ = std::net::TcpListener::bind("127.0.0.1:80");
    }
}
