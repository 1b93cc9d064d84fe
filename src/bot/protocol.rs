//! The words that page and worker exchange.
