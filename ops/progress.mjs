/**
 * How far a command is: on a terminal one live line, elsewhere a line every half a minute, and a line for each part that
 * ends. The time left is worked out from what each part took the last time. It runs before anything is installed, so:
 * plain JavaScript, built-in modules only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearLine, createInterface, cursorTo } from 'node:readline';

/**
 * `steps` are the command's parts: `after` names the parts that one waits for (none: it begins at once), `seconds` is a
 * first estimate. `folder` is where the seconds of the last run are kept.
 */
export function showProgress({ command, steps, folder, stream = process.stdout, now = Date.now }) {
  const memory = join(folder, `${command.replaceAll(/\W+/g, '-')}.json`);
  const lastSeconds = readSeconds(memory);
  const expected = new Map(steps.map(({ name, seconds }) => [name, lastSeconds[name] ?? seconds]));
  const { isTTY: isLive } = stream;
  const startedAt = now();
  const running = new Map();
  const ended = new Map();
  let isLineShown = false;

  const timer = setInterval(tick, isLive ? LIVE_MS : HEARTBEAT_MS);
  timer.unref();

  function tick() {
    if (isLive) draw();
    else stream.write(`${lineNow()}\n`);
  }

  function draw() {
    erase();
    stream.write(lineNow().slice(0, (stream.columns || 80) - 1));
    isLineShown = true;
  }

  function erase() {
    if (!isLineShown) return;
    cursorTo(stream, 0);
    clearLine(stream, 0);
    isLineShown = false;
  }

  function lineNow() {
    const parts = Array.from(running, ([name, { note }]) => (note ? `${name}: ${note}` : name));
    const left = secondsLeft({ steps, expected, running, ended, now: now() });
    const time = `${duration((now() - startedAt) / 1000)} gone${left === null ? '' : `, ${about(left)}`}`;
    return `[${ended.size} of ${steps.length}] ${time}${parts.length > 0 ? ` | ${parts.join(' | ')}` : ''}`;
  }

  function print(text) {
    erase();
    stream.write(text.endsWith('\n') ? text : `${text}\n`);
    if (isLive) draw();
  }

  return {
    print,
    begin(name) {
      running.set(name, { since: now(), note: '' });
      if (isLive) draw();
    },
    note(name, note) {
      const step = running.get(name);
      if (step) step.note = note;
    },
    /** Prints the part's line. A part that failed says nothing about how long the next one takes. */
    end(name, { isOk = true, text = '' } = {}) {
      const seconds = (now() - (running.get(name)?.since ?? now())) / 1000;
      running.delete(name);
      ended.set(name, seconds);
      if (isOk) writeSeconds(memory, name, seconds);
      print(`${isOk ? 'ok  ' : 'FAIL'} ${name}: ${text ? `${text}, ` : ''}${duration(seconds)}`);
      return seconds;
    },
    close() {
      clearInterval(timer);
      erase();
    },
  };
}

/**
 * Runs a program and gives each line that it prints to `onLine` as it comes. Returns its exit code, and all that it printed.
 */
export async function runTold(program, args, { onLine = () => {}, ...options } = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', line => {
      output.push(line);
      onLine(line);
    });
  const ended = once(child, 'close').catch(error => {
    output.push(String(error));
    return [1];
  });
  const [status] = await ended;
  return { status: status ?? 1, output: output.join('\n') };
}

/**
 * The seconds until the last part ends: each begins when those before it have ended. Null as long as nobody knows how long
 * one of them takes.
 */
function secondsLeft({ steps, expected, running, ended, now }) {
  const endsIn = new Map();
  for (const { name, after = [] } of steps) {
    if (ended.has(name)) endsIn.set(name, 0);
    else if (expected.get(name) === undefined) return null;
    else {
      const gone = running.has(name) ? (now - running.get(name).since) / 1000 : 0;
      const begins = Math.max(0, ...after.map(one => endsIn.get(one) ?? 0));
      endsIn.set(name, begins + Math.max(0, expected.get(name) - gone));
    }
  }
  return Math.max(0, ...endsIn.values());
}

function about(seconds) {
  if (seconds < 1) return 'longer than the last time';
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}

/** As people read it: 7 s, 2 min 5 s. */
export function duration(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function readSeconds(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // There was no run before this one.
    return {};
  }
}

function writeSeconds(file, name, seconds) {
  mkdirSync(dirname(file), { recursive: true });
  const known = { ...readSeconds(file), [name]: Math.round(seconds) };
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
}

const LIVE_MS = 1000;
const HEARTBEAT_MS = 30_000;
