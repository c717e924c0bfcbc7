import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { Health } from '@/lib/watch';
import { listenOnFreePort } from '../../support/listen';

// The command as a container and a monitor run it, against a site that says what a test wants.
const command = fileURLToPath(new URL('../../../ops/healthcheck.mjs', import.meta.url));
const mail = { waiting: 1, oldestWaitMs: 0, failed: 0, unsettled: 0, lastError: null };
const DEGRADED: Health = {
  status: 'degraded',
  reasons: ['mail_overdue'],
  storage: 'writable',
  disk: null,
  mail: { ...mail, oldestWaitMs: 700_000 },
};
let server: Server | undefined;

afterEach(() => new Promise(done => (server ? server.close(done) : done(undefined))));

test('failing email is an alarm only with --mail, and no reason to restart the site', async () => {
  const port = await serve(DEGRADED, 200);
  expect(await run(port)).toEqual({ code: 0, stderr: '' });
  expect(await run(port, '--mail')).toEqual({ code: 1, stderr: expect.stringContaining('mail_overdue') });
});

test('a healthy site is healthy for both', async () => {
  const port = await serve({ status: 'ok', storage: 'writable', disk: null, mail }, 200);
  expect(await run(port)).toEqual({ code: 0, stderr: '' });
  expect(await run(port, '--mail')).toEqual({ code: 0, stderr: '' });
});

test('a site that can keep nothing is failing for both', async () => {
  const port = await serve({ status: 'failing', storage: 'unwritable', reason: 'SqliteError' }, 503);
  for (const option of [[], ['--mail']])
    expect(await run(port, ...option)).toEqual({ code: 1, stderr: expect.stringContaining('503') });
});

test('an unknown option fails the check', async () => {
  const port = await serve(DEGRADED, 200);
  expect(await run(port, '--mails')).toEqual({
    code: 1,
    stderr: expect.stringContaining('no option --mails'),
  });
});

async function serve(health: Health, status: number): Promise<number> {
  const started = createServer((_request, response) => {
    response.writeHead(status, { connection: 'close' }).end(JSON.stringify(health));
  });
  server = started;
  return listenOnFreePort(started);
}

function run(port: number, ...args: string[]): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise(done => {
    child.on('close', code => done({ code, stderr }));
  });
}
