// verdict: open socket
// why: What the system does is not followed: told by name when a run comes there.
fn main() {
    let _ = std::net::TcpListener::bind("127.0.0.1:80");
}
