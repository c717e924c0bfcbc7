import { connect as openSocket, type Socket } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSubmissionIds } from '../support/read-storage';
import { startOwnSite, type OwnSite, LIMITLESS } from '../support/site-process';

// Promise U3 (docs/promises.md). The site is asked to stop while posts are on their way.
const STOP_LIMIT_MS = 10_000;

let site: OwnSite;

beforeEach(async () => {
  site = await startOwnSite(LIMITLESS);
  return site.remove;
});

test('a post that is still arriving when the site is told to stop is kept and answered', async () => {
  const body = bodyOf('under-way-0000000000000');
  const half = Math.floor(body.length / 2);
  const post = await openPost(body.length);
  post.socket.write(body.slice(0, half));
  const stopping = measureStop(site.stop());
  await untilRefusing();
  post.socket.write(body.slice(half));
  const answer = await post.answered;
  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  expect(await stopping).toEqual({ code: 0, isInTime: true });
  expect(await storedSubmissions()).toEqual(['under-way-0000000000000']);
});

test('under load every post is answered in full or not accepted, and every thanked lead is kept', async () => {
  const acknowledged: string[] = [];
  const halves: string[] = [];
  const senders = Array.from({ length: 8 }, async (_, sender) => {
    for (let count = 0; ; count++) {
      const id = `drain-${sender}-${String(count).padStart(16, '0')}`;
      const answer = await postWhole(id);
      if (answer === '') return;
      if (isWhole(answer)) acknowledged.push(id);
      else halves.push(answer);
    }
  });
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(40), { timeout: 20_000, interval: 5 });
  const stopped = await measureStop(site.stop());
  await Promise.all(senders);
  expect(stopped).toEqual({ code: 0, isInTime: true });
  expect(halves).toEqual([]);
  const stored = new Set(await storedSubmissions());
  expect(acknowledged.filter(id => !stored.has(id))).toEqual([]);
});

test('a visitor who keeps a connection open without asking anything does not hold the stop up', async () => {
  const idle = openSocket({ port: site.port, host: '127.0.0.1' });
  const answer = collect(idle);
  idle.write(`GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:${site.port}\r\n\r\n`);
  await vi.waitFor(() => expect(idle.bytesRead).toBeGreaterThan(0), { timeout: 5_000, interval: 5 });
  expect(await measureStop(site.stop())).toEqual({ code: 0, isInTime: true });
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a second stop signal, as a supervisor and a wrapper together send, does not cut the stop short', async () => {
  const body = bodyOf('told-twice-000000000000');
  const post = await openPost(body.length);
  const stopping = measureStop(site.stop());
  await untilRefusing();
  const again = site.stop();
  post.socket.write(body);
  expect(await post.answered).toMatch(/^HTTP\/1\.1 303 /);
  expect(await stopping).toEqual({ code: 0, isInTime: true });
  await again;
});

async function measureStop(
  stopped: Promise<number | null>,
): Promise<{ code: number | null; isInTime: boolean }> {
  const started = performance.now();
  const code = await stopped;
  return { code, isInTime: performance.now() - started < STOP_LIMIT_MS };
}

function bodyOf(id: string): string {
  return new URLSearchParams({
    'form-name': 'newsletter-form',
    'submission-id': id,
    email: `${id}@shop.test`,
  }).toString();
}

/** A post that the site has begun to read; `answered` is all that came back. */
async function openPost(length: number): Promise<{ socket: Socket; answered: Promise<string> }> {
  const socket = openSocket({ port: site.port, host: '127.0.0.1' });
  const answered = collect(socket);
  // The interim answer is the sign that the head has arrived and the body is waited for.
  socket.write(headOf(length, 'expect: 100-continue\r\n'));
  await vi.waitFor(() => expect(socket.bytesRead).toBeGreaterThan(0), { timeout: 5_000, interval: 5 });
  return { socket, answered: answered.then(text => text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')) };
}

function postWhole(id: string): Promise<string> {
  const body = bodyOf(id);
  const socket = openSocket({ port: site.port, host: '127.0.0.1' });
  socket.write(headOf(body.length, 'connection: close\r\n') + body);
  return collect(socket);
}

function headOf(length: number, extra: string): string {
  return (
    `POST / HTTP/1.1\r\nhost: 127.0.0.1:${site.port}\r\n${extra}` +
    `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${length}\r\n\r\n`
  );
}

/** Everything that the site sends until it closes; nothing when it does not take the connection. */
function collect(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise(done => {
    socket.on('error', () => done(text));
    socket.on('close', () => done(text));
  });
}

function isWhole(answer: string): boolean {
  return answer.startsWith('HTTP/1.1 303 ') && answer.includes('\r\n\r\n');
}

async function untilRefusing(): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${site.origin}/healthz`).then(
        () => 'answered',
        () => 'refused',
      );
      expect(answer).toBe('refused');
    },
    { timeout: 5_000, interval: 10 },
  );
}

function storedSubmissions(): Promise<string[]> {
  return readSubmissionIds({ databaseUrl: null, dataDir: site.dataDir });
}
