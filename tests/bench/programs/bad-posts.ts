import { request } from 'node:http';
import { memoryMb, startBenchSite } from '../bench-site';
import { isShort, measureMs, printTable, quantilesOf, shortly } from '../figures';
import { sendRaw } from '../servers';

const AT_ONCE = 100;
const SECONDS = isShort ? 2 : 20;
const WARM_UP_SECONDS = isShort ? 1 : 3;
const LOOK_MS = 50;
const PARTS = [0.5, 0.95, 0.99];
const PAGES = ['/pricing', '/search?q=seo'];

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FOREIGN = { ...FORM, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
const SIGN_IN = 'form-name=signin-form&email=a%40shop.test&password=x';
/** From another site, larger than is taken, of a type that no form has, and malformed: each to the address of a page. */
const BAD_POSTS: readonly BadPost[] = [
  { path: '/sign-in', headers: FOREIGN, body: SIGN_IN },
  { path: '/', headers: FORM, body: `form-name=contact-form&message=${'a'.repeat(100_000)}` },
  { path: '/', headers: { 'content-type': 'text/plain' }, body: 'Hello' },
  { path: '/', headers: FORM, body: 'form-name=contact-form&email=nobody&message=%ff%00' },
  { path: '/newsletter/unsubscribe', headers: FORM, body: 'key=%ff' },
];

const site = await startBenchSite();
await measure(WARM_UP_SECONDS);
const before = memoryMb(site.pid);
const alone = await readPages(SECONDS);
const { waits, most, statuses } = await measure(SECONDS);
printTable(
  [
    'page',
    ...['alone', 'beside bad posts'].flatMap(name => ['p50', 'p95', 'p99'].map(part => `${name} ${part} ms`)),
  ],
  PAGES.map((path, index) => [
    path,
    ...quantilesOf(alone[index] ?? [], PARTS),
    ...quantilesOf(waits[index] ?? [], PARTS),
  ]),
);
const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
console.log(
  `\nMemory ${shortly(before)} MB before, ${shortly(most)} MB at most, ${shortly(memoryMb(site.pid))} MB after; posts: ${counts}`,
);
await site.end();

/** A hundred bad posts again and again, and one visitor beside them. */
async function measure(seconds: number) {
  const statuses = new Map<number, number>();
  const progress = { isOver: false, most: memoryMb(site.pid) };
  const look = setInterval(() => (progress.most = Math.max(progress.most, memoryMb(site.pid))), LOOK_MS);
  const posting = Array.from({ length: AT_ONCE }, async (_, index) => {
    for (let turn = index; !progress.isOver; turn += 1) {
      const { path, headers, body } = badPost(turn);
      const status = await post(site.origin + path, { accept: 'text/html', ...headers }, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const waits = await readPages(seconds);
  progress.isOver = true;
  await Promise.all(posting);
  clearInterval(look);
  return { waits, statuses, most: progress.most };
}

function badPost(turn: number): BadPost {
  const post = BAD_POSTS[turn % BAD_POSTS.length];
  if (!post) throw new Error('No bad post');
  return post;
}

/** Its status, 0 where the connection ended without one: a body that is too large is not read. */
function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  return new Promise(done => {
    request(url, { method: 'POST', headers }, answer => {
      answer.resume().on('close', () => done(answer.statusCode ?? 0));
    })
      .on('error', () => done(0))
      .end(body);
  });
}

/** One page after the other, in turns. */
async function readPages(seconds: number): Promise<number[][]> {
  const waits: number[][] = PAGES.map(() => []);
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until)
    for (const [index, path] of PAGES.entries())
      waits[index]?.push(await measureMs(() => sendRaw(site.origin + path, { 'accept-encoding': 'br' })));
  return waits;
}

type BadPost = { path: string; headers: Record<string, string>; body: string };
