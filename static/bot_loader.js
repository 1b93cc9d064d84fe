import init from './bot.js';
// Starts the bot's worker (src/bin/bot.rs). Its program may take as long as it needs: the
// page hears how much of it has come, and begins anew only where nothing comes
// (src/ui/browser/worker_client.rs).

// Filled in by the build: the bytes of the program.
const SIZE = 0;

// The name of the worker says how its program is taken from the browser's cache.
const answer = await fetch('./bot_bg.wasm', { cache: self.name || 'default' });
if (!answer.ok) throw new Error(`the bot's program: ${answer.status}`);
let bytes = 0;
const counted = new TransformStream({
  transform(chunk, rest) {
    bytes += chunk.length;
    // `FromBot::Loading` (src/bot/protocol.rs), as serde writes it.
    postMessage({ Loading: { percent: Math.min(Math.floor(bytes / SIZE * 100), 100) || 0 } });
    rest.enqueue(chunk);
  },
});
const headers = { 'content-type': 'application/wasm' };
await init({ module_or_path: new Response(answer.body.pipeThrough(counted), { headers }) });
