//! Requests in, answers and events out. Types of our own: the protocol is large, and what is
//! used of it small.

use heddle_framing::Frame;
use serde_json::{Value, json};
use std::io::{self, Write};

/// What an editor asks.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    pub seq: i64,
    pub command: String,
    pub arguments: Value,
}

impl Request {
    /// Reads a request, or says why it is none.
    pub fn read(frame: Frame) -> Result<Request, String> {
        let message = match frame {
            Frame::Message(message) => message,
            Frame::Malformed(why) => return Err(why),
        };
        let seq = message["seq"].as_i64().ok_or("it has no `seq`")?;
        if message["type"] != "request" {
            return Err("it is no request".into());
        }
        let command = message["command"].as_str().ok_or("it has no `command`")?.to_string();
        Ok(Request { seq, command, arguments: message["arguments"].clone() })
    }

    pub fn is_goodbye(&self) -> bool {
        matches!(self.command.as_str(), "disconnect" | "terminate")
    }

    /// A number among the arguments.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.arguments[name].as_u64().and_then(|n| usize::try_from(n).ok())
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.arguments[name].as_str()
    }
}

/// Where answers and events go, each with its number.
pub struct Out<'w> {
    to: &'w mut dyn Write,
    seq: i64,
}

impl<'w> Out<'w> {
    pub fn new(to: &'w mut dyn Write) -> Self {
        Out { to, seq: 0 }
    }

    pub fn answer(&mut self, request: &Request, body: Value) -> io::Result<()> {
        self.send(json!({
            "type": "response", "request_seq": request.seq, "success": true,
            "command": request.command, "body": body,
        }))
    }

    /// Says why a request is not done.
    pub fn refuse(&mut self, request: &Request, why: &str) -> io::Result<()> {
        let error = json!({"id": 1, "format": why.replace(['{', '}'], "|"), "showUser": true});
        self.send(json!({
            "type": "response", "request_seq": request.seq, "success": false,
            "command": request.command, "message": why, "body": {"error": error},
        }))
    }

    pub fn event(&mut self, name: &str, body: Value) -> io::Result<()> {
        self.send(json!({"type": "event", "event": name, "body": body}))
    }

    pub fn say(&mut self, category: &str, text: &str) -> io::Result<()> {
        self.event("output", json!({"category": category, "output": text}))
    }

    fn send(&mut self, mut message: Value) -> io::Result<()> {
        self.seq += 1;
        message["seq"] = json!(self.seq);
        heddle_framing::write(self.to, &message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_request_is_refused_with_a_reason() {
        let read = |v: Value| Request::read(Frame::Message(v));
        let good = json!({"seq": 3, "type": "request", "command": "next", "arguments": {"x": 1}});
        let request = read(good).unwrap();
        assert_eq!((request.seq, request.number("x"), request.number("y")), (3, Some(1), None));
        for bad in [
            json!(null),
            json!([1]),
            json!({}),
            json!({"seq": "1", "type": "request", "command": "x"}),
            json!({"seq": 1, "type": "event", "event": "x"}),
            json!({"seq": 1, "type": "request", "command": 5}),
        ] {
            assert!(read(bad).is_err());
        }
    }
}
