//! Searches over any Model. Names no language.
