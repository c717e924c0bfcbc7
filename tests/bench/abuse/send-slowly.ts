import { connect, type Socket } from 'node:net';
import { startBenchSite, type BenchSite } from '../bench-site';
import { isShort, quantile, measureMs } from '../figures';

const CLIENTS = isShort ? 50 : 1_000;
const VISITS = isShort ? 20 : 200;
const VISITORS = 4;
const SIGN_EACH_MS = 5_000;
const HOME = 'GET / HTTP/1.1\r\nhost: a\r\naccept-encoding: identity\r\n\r\n';
/** More than the machine keeps for a reader who takes nothing. */
const ANSWERS = 100;

/** L12: a thousand slow heads, as many slow bodies, then as many readers who take nothing: what pages take meanwhile, and when the last is gone. */
export async function sendSlowly(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [what, open] of KINDS) {
    const site = await startBenchSite();
    await site.ready();
    await untilPagesAreFiles(site);
    rows.push(await measure(site, { what, open }));
    await site.end();
  }
  return rows;
}

async function measure(site: BenchSite, { what, open }: Kind): Promise<string[]> {
  const startedAt = performance.now();
  const clients = Array.from({ length: CLIENTS }, () => open(site.port));
  const ended = Promise.all(clients.map(untilClosed));
  const waits = await visitHome(site);
  await ended;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const [middle, slow] = [0.5, 0.99].map(part => quantile(waits, part).toFixed(0));
  const pages = `pages meanwhile in ${middle} ms, 99 of 100 in ${slow} ms`;
  return ['L12', `${CLIENTS} ${what}`, `${pages}; the last is cut off after ${seconds} s`];
}

/** A site that has just begun renders its pages until they are compressed: that is another measurement. */
async function untilPagesAreFiles(site: BenchSite): Promise<void> {
  while (!(await (await fetch(`${site.origin}/`)).text()).includes('/_page/'))
    await new Promise(resume => setTimeout(resume, 100));
}

async function visitHome(site: BenchSite): Promise<number[]> {
  const visit = async () => {
    const answer = await fetch(`${site.origin}/`);
    if (answer.status !== 200) throw new Error(`The home page was answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const each = Array.from({ length: VISITORS }, async () => {
    const waits: number[] = [];
    for (let count = 0; count < VISITS / VISITORS; count += 1) waits.push(await measureMs(visit));
    return waits;
  });
  return (await Promise.all(each)).flat();
}

function openSlowHead(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
  return socket.resume();
}

/** One sign of the body every few seconds, as long as the connection holds. */
function openSlowBody(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\n',
  );
  const signs = setInterval(() => socket.write('a'), SIGN_EACH_MS);
  socket.once('close', () => clearInterval(signs));
  return socket.resume();
}

/** Requests more than the connection buffers, and reads nothing. */
function openSlowReader(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(HOME.repeat(ANSWERS));
  // A connection that is cut off is only noticed by who uses it.
  const asking = setInterval(() => socket.write('G'), SIGN_EACH_MS / 10);
  socket.once('close', () => clearInterval(asking));
  return socket.pause();
}

function untilClosed(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  return new Promise(done => socket.once('close', () => done()));
}

type Kind = { what: string; open: (port: number) => Socket };

const KINDS = [
  ['slow heads', openSlowHead],
  ['slow bodies', openSlowBody],
  ['readers who take nothing', openSlowReader],
] as const;
