/** Pages are told to hover and click by themselves, because Chromium renders nothing ahead under a debugging port. */
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { deliveredSite } from '../../../server/delivered-site';
import { startWatchingProxy, type ChangeResponse } from '../../e2e/watching-proxy';
import { openWithoutDebugging } from '../../support/plain-browser';
import { listPages, startBenchSite } from '../bench-site';
import { isShort, median, printTable } from '../figures';

const PAIRS = isShort ? 2 : 20;
const HOVER_MS = 900;
/** A phone on a weak network: 1.6 Mbit a second, 150 ms there and back. */
const BYTES_PER_MS = 200;
const LATENCY_MS = 150;

const site = await startBenchSite();
const pages = (await listPages(site.origin)).filter(deliveredSite.isRenderedAhead);
const step = Math.floor(pages.length / PAIRS);
const paints = new EventEmitter();
let line = Promise.resolve();

console.log(`Largest paint after the click, ms; ${PAIRS} pairs of pages, 1.6 Mbit/s, ${LATENCY_MS} ms:\n`);
const rows = [];
for (let pair = 0; pair < PAIRS; pair += 1) {
  const from = pages[pair * step] ?? '/';
  const to = pages[(pair * step + 1) % pages.length] ?? '/';
  rows.push({ from, to, hovered: await visit(from, to, true), clicked: await visit(from, to, false) });
}
printTable(
  ['from', 'to', `after ${HOVER_MS} ms of hover`, 'without'],
  rows.map(({ from, to, hovered, clicked }) => [from, to, Math.round(hovered), Math.round(clicked)]),
);
const hovered = rows.map(row => row.hovered);
console.log(
  `\nWith a hover: median ${Math.round(median(hovered))}, at most ${Math.round(Math.max(...hovered))} ms; without: median ${Math.round(median(rows.map(row => row.clicked)))} ms`,
);
await site.end();

/** A new browser goes from one page to the other. Returns the time from the click to the largest paint, in milliseconds. */
async function visit(from: string, to: string, hovers: boolean): Promise<number> {
  const proxy = await startWatchingProxy(
    slowly(driver({ from, to, hovers })),
    Number(new URL(site.origin).port),
  );
  const paint = once(paints, 'paint');
  const close = openWithoutDebugging(proxy.origin + from);
  try {
    const [ms] = (await paint) as [number];
    return ms;
  } finally {
    await close();
    proxy.close();
  }
}

/** Sends every response over one slow line, and the script with every page. */
function slowly(script: string): ChangeResponse {
  return async ({ request, type, body, requestBody }) => {
    if (request.url === '/told') paints.emit('paint', Number(requestBody));
    await wait(LATENCY_MS);
    const ms = sizeOf(type, body) / BYTES_PER_MS;
    line = line.then(() => wait(ms));
    await line;
    if (type === 'application/speculationrules+json') return '{}';
    return type.startsWith('text/html') ? body.replace('<head>', `<head><script>${script}</script>`) : null;
  };
}

/** Bytes on the wire: text is compressed there. */
function sizeOf(type: string, body: string): number {
  if (!/^text|javascript|json|svg/.test(type)) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** In the first page: rests on the link (or does not) and clicks it. In the second: tells when its largest paint was. */
function driver({ from, to, hovers }: { from: string; to: string; hovers: boolean }): string {
  const rules = JSON.stringify({ prerender: [{ urls: [to], eagerness: 'immediate' }] });
  return `
if (location.pathname === '${from}') {
  const sleep = ms => new Promise(done => setTimeout(done, ms));
  addEventListener('load', async () => {
    await sleep(500);
    const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: '${rules}' });
    if (${String(hovers)}) document.head.append(rules);
    await sleep(${HOVER_MS});
    const link = Object.assign(document.createElement('a'), { href: '${to}' });
    document.body.append(link);
    link.click();
  });
} else {
  let largest = 0;
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const tell = () => setTimeout(() => {
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    fetch('/told', { method: 'POST', body: String(Math.max(0, largest - activationStart)) });
  }, 4_000);
  if (document.prerendering) document.addEventListener('prerenderingchange', tell);
  else addEventListener('load', tell);
}`;
}
