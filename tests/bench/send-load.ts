import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** As many requests as `connections` can ask one after the other. */
export type Load = {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  connections?: number;
  /** A form to post; each `*` in it becomes another word in every post. */
  post?: string;
};

export type LoadFigures = { perSecond: number; p50: number; p99: number };

/** wrk where it is installed: it takes less of the processor than it measures. Else autocannon. */
export const TOOL = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/** Measures after a short warm-up. Throws when anything but 2xx and 3xx came back: such figures would be of failures. */
export async function sendLoad(load: Load): Promise<LoadFigures> {
  const send = TOOL === 'wrk' ? sendByWrk : sendByAutocannon;
  await send({ ...load, seconds: Math.min(2, load.seconds) });
  return send(load);
}

async function sendByWrk(load: Load): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'site-wrk-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, luaOf(load));
  const options = ['-t1', `-c${load.connections ?? CONNECTIONS}`, `-d${load.seconds}s`, '--timeout', '10s'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', script, load.url]);
  rmSync(folder, { recursive: true, force: true });
  const summary = stdout.split('\n').find(line => line.startsWith('{')) ?? '{}';
  const { requests, seconds, failures, p50, p99 } = JSON.parse(summary) as WrkReport;
  if (failures > 0) throw new Error(`${failures} of ${requests} requests to ${load.url} failed`);
  return { perSecond: requests / seconds, p50, p99 };
}

type WrkReport = { requests: number; seconds: number; failures: number; p50: number; p99: number };

/** wrk asks this script for each request and tells it the result. Lua reads JSON's strings as its own. */
function luaOf({ headers = {}, post }: Load): string {
  const all = post === undefined ? headers : { ...headers, ...FORM_HEADERS };
  const lines = Object.entries(all).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  if (post !== undefined)
    lines.push(`local sent = 0
local run = ${JSON.stringify(crypto.randomUUID())}
function request()
  sent = sent + 1
  return wrk.format("POST", nil, nil, (string.gsub(${JSON.stringify(post)}, "%*", run .. "-" .. sent)))
end`);
  lines.push(`function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"failures":%d,"p50":%f,"p99":%f}\\n', summary.requests,
    summary.duration / 1e6, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end`);
  return lines.join('\n');
}

async function sendByAutocannon({ post, ...load }: Load): Promise<LoadFigures> {
  const run = crypto.randomUUID();
  let count = 0;
  const setupRequest = (request: autocannon.Request) => {
    count += 1;
    return { ...request, body: (post ?? '').replaceAll('*', `${run}-${count}`) };
  };
  const result = await autocannon({
    url: load.url,
    connections: load.connections ?? CONNECTIONS,
    duration: load.seconds,
    headers: { ...load.headers, ...(post === undefined ? {} : FORM_HEADERS) },
    ...(post === undefined ? {} : { method: 'POST', requests: [{ setupRequest }] }),
  });
  const failures = result.errors + result['4xx'] + result['5xx'];
  if (failures > 0) throw new Error(`${failures} requests to ${load.url} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const CONNECTIONS = 16;
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };
