//! Starts the page.

/// Memory is handed out by less code than Rust's own way takes, and as fast.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    #[cfg(target_arch = "wasm32")]
    mbegu::ui::start();
}
