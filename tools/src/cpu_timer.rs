//! The time of the players.

use std::time::Duration;

/// Measures the processor time of this thread, which other load doesn't affect. On
/// systems without such a clock it measures real time.
pub struct CpuTimer(Duration);

impl CpuTimer {
    pub fn start() -> CpuTimer {
        CpuTimer(now())
    }

    pub fn elapsed(&self) -> Duration {
        now().saturating_sub(self.0)
    }
}

#[cfg(target_os = "linux")]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

#[cfg(not(target_os = "linux"))]
fn now() -> Duration {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(std::time::Instant::now).elapsed()
}
