//! What travels between two processes: bytes for one destination, as a container of timely's
//! (Murray et al., Naiad, SOSP 2013). One record each, so that progress tracking costs the
//! same for a message of many states as for one.
//!
//! Timely's own `Vec` of pairs goes through a serialiser, at ten times the cost a state.

use std::io::Write;
use timely::Accountable;
use timely::bytes::arc::Bytes;
use timely::communication::Push;
use timely::dataflow::channels::pushers::exchange::Distributor;
use timely::dataflow::channels::{ContainerBytes, Message};

enum Data {
    /// To be sent, or on its way within this process.
    Owned(Vec<u8>),
    /// Received: a part of what the network delivered, not copied.
    Shared(Bytes),
}

/// One message.
pub(crate) struct Batch {
    /// An empty place that timely swaps in for a message that was taken.
    is_there: bool,
    pub(crate) to: u32,
    pub(crate) from: u32,
    /// Bytes that the sender has received from the destination since it last said so.
    pub(crate) received: u64,
    data: Data,
}

impl Default for Batch {
    fn default() -> Self {
        Batch { is_there: false, to: 0, from: 0, received: 0, data: Data::Owned(Vec::new()) }
    }
}

impl Batch {
    pub(crate) fn new(to: u32, from: u32, received: u64, bytes: Vec<u8>) -> Self {
        Batch { is_there: true, to, from, received, data: Data::Owned(bytes) }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        match &self.data {
            Data::Owned(bytes) => bytes,
            Data::Shared(bytes) => bytes,
        }
    }
}

impl Accountable for Batch {
    fn record_count(&self) -> i64 {
        self.is_there as i64
    }
}

/// Destination, source, length; what was received takes eight bytes.
const HEADER: usize = 24;

impl ContainerBytes for Batch {
    /// Timely frames messages, so there are as many bytes as were written. If not, the
    /// message is empty, which the search takes for a broken one.
    fn from_bytes(mut bytes: Bytes) -> Self {
        if bytes.len() < HEADER {
            return Batch::new(0, 0, 0, Vec::new());
        }
        let word = |i: usize| u64::from_le_bytes(bytes[i * 8..i * 8 + 8].try_into().expect("8"));
        let (ends, received, length) = (word(0), word(1), word(2) as usize);
        bytes.extract_to(HEADER);
        let length = length.min(bytes.len());
        let data = Data::Shared(bytes.extract_to(length));
        Batch { is_there: true, to: ends as u32, from: (ends >> 32) as u32, received, data }
    }

    fn length_in_bytes(&self) -> usize {
        HEADER + self.bytes().len().next_multiple_of(8)
    }

    fn into_bytes<W: Write>(&self, writer: &mut W) {
        let bytes = self.bytes();
        let ends = u64::from(self.to) | u64::from(self.from) << 32;
        let padding = bytes.len().next_multiple_of(8) - bytes.len();
        let mut write = |part: &[u8]| writer.write_all(part).expect("timely made room for it");
        for word in [ends, self.received, bytes.len() as u64] {
            write(&word.to_le_bytes());
        }
        write(bytes);
        write(&[0; 8][..padding]);
    }
}

/// Sends each message whole to the process of the worker that it is for.
pub(crate) struct ToOwner {
    /// Workers in each process.
    pub(crate) here: u32,
}

impl Distributor<Batch> for ToOwner {
    fn partition<T: Clone, P: Push<Message<T, Batch>>>(
        &mut self,
        batch: &mut Batch,
        time: &T,
        pushers: &mut [P],
    ) {
        let to = (batch.to / self.here) as usize;
        Message::push_at(batch, time.clone(), &mut pushers[to]);
    }

    fn flush<T: Clone, P: Push<Message<T, Batch>>>(&mut self, _: &T, _: &mut [P]) {}
}
