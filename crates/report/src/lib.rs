//! Results as text, JSON and HTML. Data in, string out.
