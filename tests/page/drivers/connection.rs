//! Commands, answers and events in JSON over a websocket: the DevTools protocol and
//! WebDriver BiDi alike.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tungstenite::{Error, Message, WebSocket};

use super::MAX_WAIT;

/// A connection to a browser.
pub struct Connection {
    socket: WebSocket<TcpStream>,
    /// The number of the last command.
    last: u64,
    /// Answers that have come before they were waited for.
    answers: HashMap<u64, Value>,
    /// The events that are kept.
    events: Vec<Value>,
    /// Whether an event is kept.
    keeps: fn(&Value) -> bool,
}

impl Connection {
    /// Connects to a websocket on this machine, such as `ws://127.0.0.1:9222/session`.
    pub fn open(address: &str, keeps: fn(&Value) -> bool) -> Result<Self> {
        let rest = address.strip_prefix("ws://").context("no websocket")?;
        let (host, _) = rest.split_once('/').context("no path")?;
        let stream = TcpStream::connect(host)?;
        stream.set_nodelay(true)?;
        let (socket, _) = tungstenite::client(address, stream)?;
        Ok(Self {
            socket,
            last: 0,
            answers: HashMap::new(),
            events: Vec::new(),
            keeps,
        })
    }

    /// Sends a command, in the tab of a session or to the browser, and waits for the answer.
    pub fn command(
        &mut self,
        method: &str,
        params: &Value,
        session: Option<&str>,
    ) -> Result<Value> {
        let number = self.send(method, params, session)?;
        self.answer(number).with_context(|| method.to_owned())
    }

    /// Sends a command. Returns its number.
    pub fn send(&mut self, method: &str, params: &Value, session: Option<&str>) -> Result<u64> {
        self.last += 1;
        let mut command = json!({ "id": self.last, "method": method, "params": params });
        if let Some(session) = session {
            command["sessionId"] = json!(session);
        }
        self.socket.send(Message::text(command.to_string()))?;
        Ok(self.last)
    }

    /// Waits for the answer to the command with a number.
    pub fn answer(&mut self, number: u64) -> Result<Value> {
        let end = Instant::now() + MAX_WAIT;
        loop {
            if let Some(mut answer) = self.answers.remove(&number) {
                ensure!(answer["error"].is_null(), "{answer}");
                return Ok(answer["result"].take());
            }
            let left = end.saturating_duration_since(Instant::now());
            ensure!(left > Duration::ZERO, "no answer came in {MAX_WAIT:?}");
            self.socket.get_mut().set_read_timeout(Some(left))?;
            let message = match self.socket.read() {
                Ok(Message::Text(text)) => serde_json::from_str::<Value>(&text)?,
                Ok(Message::Close(_)) => bail!("the browser has ended"),
                Ok(_) => continue,
                // The time is over: the error says "Resource temporarily unavailable".
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => continue,
                Err(error) => return Err(error.into()),
            };
            match message["id"].as_u64() {
                Some(number) => drop(self.answers.insert(number, message)),
                None if (self.keeps)(&message) => self.events.push(message),
                None => {}
            }
        }
    }

    /// Takes the events that were kept.
    pub fn events(&mut self) -> Vec<Value> {
        std::mem::take(&mut self.events)
    }
}
