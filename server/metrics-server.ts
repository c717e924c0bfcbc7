import { createServer, type Server } from 'node:http';
import type { SiteFacts } from '../lib/site/metrics.ts';
import { siteProcess } from '../lib/site/process.ts';
import type { Metrics } from './metrics.ts';

/** Counts what `site` answers, and serves the metrics at an address of their own. */
export async function serveMetrics(
  site: Server,
  { giveUp, ...address }: { port: number; host: string; giveUp: (error: Error) => void },
): Promise<void> {
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  metrics.watch(site);
  createMetricsServer(metrics, () => siteProcess.readFacts)
    .once('error', giveUp)
    .listen(address);
}

/**
 * Answers `GET /metrics` on an address of its own: the public port knows nothing of it. `readFacts` is undefined until
 * the site has started.
 */
export function createMetricsServer(
  metrics: Metrics,
  readFacts: () => (() => Promise<SiteFacts>) | undefined,
  { factsMs = FACTS_MS, keptMs = KEPT_MS } = {},
): Server {
  const facts = keepFor(keptMs, () => readFacts()?.() ?? Promise.resolve(null));
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void within(factsMs, facts())
      .then(metrics.text)
      .then(text => response.writeHead(200, { 'content-type': TEXT }).end(text))
      .catch(() => response.writeHead(500).end());
  });
}

/** Asks at most once in `keptMs`, and never again while an answer is due: several may watch, and one may reload. */
function keepFor<T>(keptMs: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T>; isDue: boolean } | null = null;
  return () => {
    if (last && (last.isDue || performance.now() - last.at < keptMs)) return last.answer;
    const reading = { at: performance.now(), answer: ask(), isDue: true };
    last = reading;
    const settle = () => {
      reading.isDue = false;
    };
    reading.answer.then(settle, settle);
    return reading.answer;
  };
}

/** Null when it takes longer or fails. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>(done => {
    timer = setTimeout(() => done(null), ms);
  });
  return Promise.race([answer.catch(() => null), limit]).finally(() => clearTimeout(timer));
}

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';
const FACTS_MS = 2_000;
const KEPT_MS = 5_000;
