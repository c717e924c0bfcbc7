import { connect, type Socket } from 'node:net';
import { memoryMb, startBenchSite, type BenchSite } from '../bench-site';
import { isShort, measureDuring, measureMs, quantile } from '../figures';
import { sendRaw } from '../servers';

const INVALID_AT_ONCE = 100;
const INVALID_ROUNDS = isShort ? 2 : 10;
const FORMS = ['contact-form', 'newsletter-form', 'landing-form', 'questionnaire-form', 'signup-form'];
const BODIES_AT_ONCE = isShort ? 20 : 200;
const WARM_UP_ROUNDS = 3;
const LOOK_MS = 50;
const SLOW_CLIENTS = isShort ? 50 : 1_000;
const SYMBOL_EACH_MS = 5_000;

/**
 * A hundred posts with errors at once, each answered with its page: what a page costs other visitors meanwhile,
 * and how long the slowest post waits. First from as many addresses, then from one, which soon is over the limit.
 */
export async function sendInvalid(): Promise<string[][]> {
  const limits = { LEADS_PER_MINUTE: '10', LEADS_PER_HOUR: '60' };
  const site = await startBenchSite({ TRUSTED_PROXY_HOPS: '1', ...limits });
  // What a process needs that has just begun is not what such posts cost.
  await measureInvalid(site, 'to warm up', index => `192.0.2.${index}`);
  const rows = [
    await measureInvalid(site, 'each of another address', index => `198.51.100.${index}`),
    await measureInvalid(site, 'all of one address', () => '203.0.113.9'),
  ];
  await site.end();
  return rows;
}

async function measureInvalid({ origin }: BenchSite, from: string, addressOf: (index: number) => string) {
  const statuses: number[] = [];
  const posts: number[] = [];
  const postOne = async (index: number) => {
    const form = FORMS[index % FORMS.length] ?? '';
    const body = new URLSearchParams({ 'form-name': form, email: 'nobody', message: 'Hello' }).toString();
    const headers = { accept: 'text/html', 'x-forwarded-for': addressOf(index), ...BROTLI };
    statuses.push((await sendRaw(`${origin}/`, headers, body)).status);
  };
  const sendAll = async () => {
    for (let round = 0; round < INVALID_ROUNDS; round += 1) {
      const each = Array.from({ length: INVALID_AT_ONCE }, (_, index) => measureMs(() => postOne(index)));
      posts.push(...(await Promise.all(each)));
    }
  };
  const pages = await measureDuring(sendAll(), () => sendRaw(`${origin}/pricing`, BROTLI));
  const counts = [...new Set(statuses)].map(
    status => `${statuses.filter(one => one === status).length} × ${status}`,
  );
  const [most, all, slowest] = [quantile(pages, 0.95), Math.max(...pages), Math.max(...posts)];
  return [
    'M4',
    `${INVALID_AT_ONCE} posts with errors at once, ${from}, ${INVALID_ROUNDS} times`,
    `GET /pricing meanwhile: 95 of 100 in ${most.toFixed(0)} ms, all in ${all.toFixed(0)} ms; the slowest post ${slowest.toFixed(0)} ms; ${counts.join(', ')}`,
  ];
}

/** L11: hostile bodies of every kind at once: how long the slowest waits, and what it costs in memory. */
export async function sendTooMuch(): Promise<string[][]> {
  const site = await startBenchSite();
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await sendBodies(site, BODIES);
  const rows: string[][] = [];
  for (const [what, body] of BODIES) rows.push(await measureBodies(site, what, [[what, body]]));
  rows.push(await measureBodies(site, 'all of them, mixed', BODIES));
  await site.end();
  return rows;
}

async function measureBodies(site: BenchSite, what: string, bodies: readonly Body[]): Promise<string[]> {
  const before = memoryMb(site.pid);
  let most = before;
  const look = setInterval(() => (most = Math.max(most, memoryMb(site.pid))), LOOK_MS);
  const { waits, unanswered } = await sendBodies(site, bodies);
  clearInterval(look);
  const figures = `over within ${Math.max(...waits).toFixed(0)} ms, memory grows by ${(most - before).toFixed(0)} MB at most`;
  const cutOff = unanswered > 0 ? `; ${unanswered} cut off unanswered` : '';
  return ['L11', `${what}, ${BODIES_AT_ONCE} at once`, figures + cutOff];
}

async function sendBodies(site: BenchSite, bodies: readonly Body[]) {
  let unanswered = 0;
  const each = Array.from({ length: BODIES_AT_ONCE }, (_, index) => {
    const [what, body] = bodies[index % bodies.length] ?? BODIES[0];
    return measureMs(async () => {
      const status = await sendBody(site, body);
      if (status === null) unanswered += 1;
      else if (!['411', '413', '422'].includes(status)) throw new Error(`${what} was answered ${status}`);
    });
  });
  return { waits: await Promise.all(each), unanswered };
}

/** Sends until the answer comes. Returns its status; null when there is none. A `null` body has no end. */
function sendBody(site: BenchSite, body: Buffer | null): Promise<string | null> {
  return new Promise(done => {
    const length = body === null ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
    const socket = openSocket(site.port, `${POST}accept: application/json\r\n${length}\r\n\r\n`);
    socket.once('data', (chunk: Buffer) => {
      done(chunk.toString('latin1').split(' ', 2)[1] ?? '');
      socket.destroy();
    });
    socket.once('close', () => done(null));
    const goOn = () => void (socket.destroyed || socket.write(PIECE, () => setImmediate(goOn)));
    if (body === null) goOn();
    else socket.write(body);
  });
}

/** L12: slow heads, as many slow bodies, then as many readers who take nothing: what pages take meanwhile, and when the last is gone. */
export async function sendSlowly(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [what, open] of Object.entries(SLOW)) {
    const site = await startBenchSite();
    // A site that has just begun renders its pages until they are compressed: that is another measurement.
    while (!(await (await fetch(`${site.origin}/`)).text()).includes('/_page/'))
      await new Promise(resume => setTimeout(resume, 100));
    const startedAt = performance.now();
    const ended = Promise.all(Array.from({ length: SLOW_CLIENTS }, () => untilClosed(open(site.port))));
    const waits = await measureDuring(ended, () => sendRaw(`${site.origin}/`, BROTLI));
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const [middle, slow] = [0.5, 0.99].map(part => quantile(waits, part).toFixed(0));
    const pages = `pages meanwhile in ${middle} ms, 99 of 100 in ${slow} ms`;
    rows.push(['L12', `${SLOW_CLIENTS} ${what}`, `${pages}; the last is cut off after ${seconds} s`]);
    await site.end();
  }
  return rows;
}

const SLOW: Readonly<Record<string, (port: number) => Socket>> = {
  'slow heads': port => openSocket(port, 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ').resume(),
  'slow bodies': port =>
    writeEach(SYMBOL_EACH_MS, 'a', openSocket(port, `${POST}content-length: 60000\r\n\r\n`)).resume(),
  // More answers than the machine keeps. A connection that is cut off is only noticed by who uses it.
  'readers who take nothing': port =>
    writeEach(
      SYMBOL_EACH_MS / 10,
      'G',
      openSocket(port, 'GET / HTTP/1.1\r\nhost: a\r\naccept-encoding: identity\r\n\r\n'.repeat(100)),
    ).pause(),
};

function openSocket(port: number, head: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined).write(head);
  return socket;
}

function writeEach(ms: number, symbol: string, socket: Socket): Socket {
  const writing = setInterval(() => socket.write(symbol), ms);
  return socket.once('close', () => clearInterval(writing));
}

function untilClosed(socket: Socket): Promise<void> {
  return new Promise(done => socket.once('close', () => done()));
}

type Body = readonly [what: string, body: Buffer | null];

const BROTLI = { 'accept-encoding': 'br' };
const FORM_TYPE = 'application/x-www-form-urlencoded';
const POST = `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${FORM_TYPE}\r\n`;
const PIECE = `400\r\n${'a'.repeat(0x400)}\r\n`;
const BODIES = [
  ['a body of 10 MB', Buffer.alloc(10_000_000, 'a')],
  ['a name of 1 MB', Buffer.from(`form-name=contact-form&name=${'a'.repeat(1_000_000)}`)],
  ['10,000 fields', Buffer.from(`form-name=contact-form${'&a=1'.repeat(10_000)}`)],
  ['an email of 50,000 symbols', Buffer.from(`form-name=newsletter-form&email=${'a'.repeat(50_000)}@a.test`)],
  ['pieces without an end', null],
] as const satisfies Body[];
