/** Drives the two engines that Playwright drives only in its own builds: Firefox and WebKitGTK, as Debian packages them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../ops/system-packages.mjs';

export type Engine = {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** What a JavaScript expression is in the page, by way of JSON. */
  read: (expression: string) => Promise<unknown>;
  /** Real presses and keys, in the words of WebDriver: https://www.w3.org/TR/webdriver2/#actions. */
  act: (actions: readonly InputActions[]) => Promise<void>;
  close: () => Promise<void>;
};

type InputActions = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Readonly<Record<string, string | number>>[];
};

/** By its name, whether it is installed, and how it starts. */
export const ENGINES = {
  Firefox: { isInstalled: findFirefox() !== null, start: startFirefox },
  WebKitGTK: { isInstalled: findWebKit() !== null, start: startWebKit },
} as const;

/** Firefox speaks WebDriver BiDi by itself, so no program stands between: https://w3c.github.io/webdriver-bidi/. */
async function startFirefox(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'];
  const firefox = spawn(findFirefox() ?? '', args, {
    env: { ...process.env, HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await heardFrom(firefox.stderr, /BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  const answers = new Map<number, (answer: BiDiAnswer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as BiDiAnswer;
    answers.get(answer.id)?.(answer);
    answers.delete(answer.id);
  });
  await new Promise(done => socket.addEventListener('open', done, { once: true }));
  let last = 0;
  const send = async (method: string, params: object = {}): Promise<BiDiResult> => {
    const id = ++last;
    const answered = new Promise<BiDiAnswer>(done => answers.set(id, done));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (!result) throw new Error(`Firefox, ${method}: ${error ?? ''} ${message ?? ''}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree');
  const context = contexts?.[0]?.context;
  return {
    open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    read: async expression => {
      const { result } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (result === undefined) throw new Error(`Firefox: ${expression} throws`);
      return fromJson(result.value);
    },
    act: async actions => void (await send('input.performActions', { context, actions })),
    close: async () => {
      socket.close();
      await end(firefox);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type BiDiAnswer = { id: number; result?: BiDiResult; error?: string; message?: string };
type BiDiResult = { contexts?: { context: string }[]; result?: { value?: unknown } };

/** WebKitGTK has a driver beside it, and needs a screen: one that no one sees. */
async function startWebKit(): Promise<Engine> {
  const { driver = '', browser = '', screen = '' } = findWebKit() ?? {};
  const display = spawn(screen, ['-displayfd', '2', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const number = await heardFrom(display.stderr, /^(\d+)\s/m);
  const port = await freePort();
  const webkit = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect
    .poll(() =>
      send('GET', '/status').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    open: async url => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    read: async expression =>
      fromJson(
        await send('POST', `${session}/execute/sync`, {
          script: `return JSON.stringify(${expression})`,
          args: [],
        }),
      ),
    act: async actions => void (await send('POST', `${session}/actions`, { actions })),
    close: async () => {
      await send('DELETE', session);
      await Promise.all([webkit, display].map(end));
    },
  };
}

/** An expression that is `undefined` has no JSON. */
function fromJson(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : undefined;
}

/** What the pattern's first group is in the first text that fits. */
function heardFrom(stream: Readable, pattern: RegExp): Promise<string> {
  let heard = '';
  return new Promise((found, failed) => {
    stream.on('data', (chunk: Buffer) => {
      const [, wanted] = pattern.exec((heard += chunk.toString())) ?? [];
      if (wanted !== undefined) found(wanted);
    });
    stream.once('end', () => failed(new Error(`The browser ended: ${heard}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
