//! Counts, sizes and times as people read them.

use std::time::Duration;

/// `4m12s`.
pub fn clock(d: Duration) -> String {
    let s = d.as_secs();
    if s < 60 { format!("{s}s") } else { format!("{}m{:02}s", s / 60, s % 60) }
}

/// `181 M`, `12.4 k`, `950`.
pub fn count(n: u64) -> String {
    scaled(n, 1000.0, ["", " k", " M", " G", " T"])
}

/// `1.9 GiB`.
pub fn bytes(n: u64) -> String {
    scaled(n, 1024.0, [" B", " KiB", " MiB", " GiB", " TiB"])
}

fn scaled(n: u64, base: f64, units: [&str; 5]) -> String {
    let mut value = n as f64;
    let mut unit = 0;
    while value >= base && unit < 4 {
        value /= base;
        unit += 1;
    }
    if unit == 0 || value >= 100.0 {
        format!("{value:.0}{}", units[unit])
    } else {
        format!("{value:.1}{}", units[unit])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_people_can_read() {
        assert_eq!(count(950), "950");
        assert_eq!(count(12_400), "12.4 k");
        assert_eq!(count(181_000_000), "181 M");
        assert_eq!(bytes(3 << 29), "1.5 GiB");
        assert_eq!(clock(Duration::from_secs(252)), "4m12s");
    }
}
