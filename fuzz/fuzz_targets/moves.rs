#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| mbegu_fuzz::moves::run(input));
