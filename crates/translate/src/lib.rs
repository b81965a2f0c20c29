//! C to Promela text.
