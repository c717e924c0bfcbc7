import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** As many requests as `connections` can ask one after the other; each `*` in a form to post is another word every time. */
export type Load = {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  connections?: number;
  post?: string;
};

export type LoadFigures = { perSecond: number; p50: number; p99: number };

/** wrk where it is installed: it takes less of the processor than it measures. Else autocannon. */
export const TOOL = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/** Measures after a short warm-up. Throws when anything but 2xx and 3xx came back: such figures would be of failures. */
export async function sendLoad({ headers = {}, ...load }: Load): Promise<LoadFigures> {
  const send = TOOL === 'wrk' ? sendByWrk : sendByAutocannon;
  const form = load.post === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const whole = { connections: 16, ...load, headers: { ...headers, ...form } };
  await send({ ...whole, seconds: Math.min(2, load.seconds) });
  const { failures, ...figures } = await send(whole);
  if (failures > 0) throw new Error(`${failures} requests to ${load.url} failed`);
  return figures;
}

async function sendByWrk({ url, seconds, connections, ...load }: WholeLoad): Promise<Sent> {
  const folder = mkdtempSync(join(tmpdir(), 'site-wrk-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, luaOf(load));
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', script, url]);
  rmSync(folder, { recursive: true, force: true });
  return JSON.parse(stdout.split('\n').find(line => line.startsWith('{')) ?? '') as Sent;
}

/** wrk asks this script for each request and tells it the result. Lua reads JSON's strings as its own. */
function luaOf({ headers, post }: Pick<WholeLoad, 'headers' | 'post'>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  if (post !== undefined)
    lines.push(`local sent = 0
function request()
  sent = sent + 1
  return wrk.format("POST", nil, nil, (string.gsub(${JSON.stringify(post)}, "%*", "${crypto.randomUUID()}-" .. sent)))
end`);
  lines.push(`function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"perSecond":%f,"failures":%d,"p50":%f,"p99":%f}\\n',
    summary.requests / summary.duration * 1e6, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end`);
  return lines.join('\n');
}

async function sendByAutocannon({ post, seconds, ...load }: WholeLoad): Promise<Sent> {
  const run = crypto.randomUUID();
  let count = 0;
  const setupRequest = (request: autocannon.Request) => {
    count += 1;
    return { ...request, body: (post ?? '').replaceAll('*', `${run}-${count}`) };
  };
  const posting = post === undefined ? {} : { method: 'POST' as const, requests: [{ setupRequest }] };
  const result = await autocannon({ ...load, duration: seconds, ...posting });
  const failures = result.errors + result['4xx'] + result['5xx'];
  return { perSecond: result.requests.average, failures, p50: result.latency.p50, p99: result.latency.p99 };
}

type WholeLoad = Load & Required<Pick<Load, 'headers' | 'connections'>>;

type Sent = LoadFigures & { failures: number };
