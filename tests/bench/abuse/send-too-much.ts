import { connect, type Socket } from 'node:net';
import { memoryMb, startBenchSite, type BenchSite } from '../bench-site';
import { isShort, measureMs } from '../figures';

const AT_ONCE = isShort ? 20 : 200;
const WARM_UP_ROUNDS = 3;
const LOOK_MS = 50;
const TEN_MB = 10_000_000;

/** L11: two hundred hostile bodies at once, of every kind in turn: how long the slowest waits, and what it costs in memory. */
export async function sendTooMuch(): Promise<string[][]> {
  const site = await startBenchSite();
  await site.ready();
  // What a process needs that has just begun is not what such bodies cost.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await sendRound(site, BODIES);
  const rows: string[][] = [];
  for (const [what, body] of BODIES) rows.push(await measure(site, [[what, body]]));
  rows.push(await measure(site, BODIES));
  await site.end();
  return rows;
}

async function measure(site: BenchSite, bodies: readonly Body[]): Promise<string[]> {
  const before = memoryMb(site.pid);
  let most = before;
  const look = setInterval(() => (most = Math.max(most, memoryMb(site.pid))), LOOK_MS);
  const { waits, unanswered } = await sendRound(site, bodies);
  clearInterval(look);
  const what = bodies.length === 1 ? (bodies[0]?.[0] ?? '') : 'all of them, mixed';
  return [
    'L11',
    `${what}, ${AT_ONCE} at once`,
    `over within ${Math.max(...waits).toFixed(0)} ms, memory grows by ${(most - before).toFixed(0)} MB at most${unanswered > 0 ? `; ${unanswered} cut off unanswered` : ''}`,
  ];
}

async function sendRound(site: BenchSite, bodies: readonly Body[]) {
  let unanswered = 0;
  const each = Array.from({ length: AT_ONCE }, (_, index) => {
    const body = bodies[index % bodies.length] ?? BODIES[0];
    return measureMs(async () => {
      const status = await send(site, body[1]);
      if (status === null) unanswered += 1;
      else if (!EXPECTED.has(status)) throw new Error(`${body[0]} was answered ${status}`);
    });
  });
  return { waits: await Promise.all(each), unanswered };
}

/** Sends until the answer comes. Returns its status; null when there is none. A `null` body has no end. */
function send(site: BenchSite, body: Buffer | null): Promise<string | null> {
  return new Promise(done => {
    const socket = connect({ port: site.port, host: '127.0.0.1' });
    socket.once('data', (chunk: Buffer) => {
      done(chunk.toString('latin1').split(' ', 2)[1] ?? '');
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => done(null));
    const length = body === null ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
    socket.write(`${HEAD}${length}\r\n\r\n`);
    if (body === null) goOn(socket);
    else socket.write(body);
  });
}

function goOn(socket: Socket): void {
  if (!socket.destroyed) socket.write(PIECE, () => setImmediate(goOn, socket));
}

type Body = readonly [what: string, body: Buffer | null];

const BODIES = [
  ['a body of 10 MB', Buffer.from('a'.repeat(TEN_MB))],
  ['a name of 1 MB', Buffer.from(`form-name=contact-form&name=${'a'.repeat(1_000_000)}`)],
  ['10,000 fields', Buffer.from(`form-name=contact-form${'&a=1'.repeat(10_000)}`)],
  [
    'an email of 50,000 signs',
    Buffer.from(`form-name=newsletter-form&email=${'a'.repeat(50_000)}@example.com`),
  ],
  ['pieces without an end', null],
] as const satisfies Body[];

const HEAD =
  'POST / HTTP/1.1\r\nhost: a\r\naccept: application/json\r\ncontent-type: application/x-www-form-urlencoded\r\n';
const PIECE = `400\r\n${'a'.repeat(0x400)}\r\n`;
const EXPECTED = new Set(['411', '413', '422']);
