import 'server-only';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TLSSocket } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from '@/lib/site/http/public-address';
import { workQueue } from '@/lib/site/work-queue';
import { isReadable } from './address';
import { NameError, type CheckupNetwork } from './network';

/**
 * Reads websites for one checkup, within its budgets. Each name is asked for once, every address that it leads to must be
 * public, and a connection goes to those alone: a name that changes in between leads nowhere else. No redirect is
 * followed here. `close` ends what is open.
 */
export function startFetching({ network, userAgent, stopping, onResolved }: FetchStart): Fetching {
  const over = AbortSignal.any([stopping, AbortSignal.timeout(CHECKUP_LIMIT_MS)]);
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets: AT_ONCE }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: AT_ONCE, maxCachedSessions: 0 }),
  };
  const names = new Map<string, Promise<string[]>>();
  const queue = workQueue({ running: AT_ONCE });
  const spent = { requests: 0, bytes: 0 };

  const addressesOf = (host: string): Promise<string[]> => {
    const known = names.get(host) ?? publicAddressesOf(host, network);
    names.set(host, known);
    return known;
  };

  const get = async (url: URL, limits: FetchLimits): Promise<FetchOutcome> => {
    if (!isReadable(url)) return { kind: isPrivateLiteral(url) ? 'private' : 'unreadable' };
    return queue(async () => {
      if (over.aborted || spent.requests >= REQUESTS_MAX || spent.bytes >= BYTES_MAX)
        return { kind: 'over-budget' };
      spent.requests += 1;
      const timeUp = AbortSignal.any([over, AbortSignal.timeout(Math.ceil(limits.limitMs))]);
      try {
        const addresses = await untilAborted(addressesOf(url.hostname), timeUp);
        onResolved?.();
        const answer = await read(url, { ...limits, addresses, agents, network, userAgent, timeUp, spent });
        return { kind: 'answer', answer };
      } catch (error) {
        return failureOf(error, { timeUp, over });
      }
    });
  };

  return {
    get,
    spent,
    remaining: () => (over.aborted ? 0 : REQUESTS_MAX - spent.requests),
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

type FetchStart = {
  network: CheckupNetwork;
  userAgent: string;
  /** Ends the checkup early when the process stops. */
  stopping: AbortSignal;
  /** Called when a name has led to a server. */
  onResolved?: () => void;
};

export type Fetching = {
  get: (url: URL, limits: FetchLimits) => Promise<FetchOutcome>;
  spent: { requests: number; bytes: number };
  /** How many more requests the budget allows. */
  remaining: () => number;
  close: () => void;
};

export type FetchLimits = {
  limitMs: number;
  /** How long a connection may take, where that says something of its own: the outcome is `silent` then. */
  connectMs?: number;
  /** How much of the body, decoded, in bytes; `length` asks for its size alone, and `nothing` for the head. */
  keep: number | 'length' | 'nothing';
  /** More than `keep` fails as `huge`; otherwise the body is cut there. */
  isWhole?: boolean;
};

export type FetchOutcome = { kind: 'answer'; answer: Answer } | { kind: Failure };

export type Failure =
  | 'not-found'
  | 'private'
  | 'limited'
  | 'unreachable'
  | 'silent'
  | 'too-slow'
  | 'huge'
  | 'over-budget'
  | 'unreadable';

export type Answer = {
  url: URL;
  status: number;
  /** By lower-case name; several of one name are joined by commas. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** False when the body was cut at the limit, or was not wanted. */
  isWhole: boolean;
  /** As sent, with its length from the header where the body was not wanted. */
  wireBytes: number;
  /** From the open connection to the first byte. */
  firstByteMs: number;
  certificate: Certificate | null;
};

type Certificate = {
  problem: 'expired' | 'other-name' | 'self-signed' | 'incomplete' | 'other' | null;
  /** Epoch milliseconds. */
  validTo: number;
  /** Whole days until then, by this machine's clock, which judges certificates. */
  daysLeft: number;
};

async function publicAddressesOf(host: string, network: CheckupNetwork): Promise<string[]> {
  const addresses = await network.resolve(host);
  if (addresses.length === 0) throw new NameError('not-found');
  // One private address among several is enough: the connection might take that one.
  if (!addresses.every(address => isIP(address) !== 0 && isPublicAddress(address)))
    throw new NameError('private');
  return addresses.slice(0, ADDRESSES_MAX);
}

function isPrivateLiteral({ hostname }: URL): boolean {
  return !isPublicAddress(hostname.replace(/^\[|\]$/g, '')) || hostname === 'localhost';
}

type Reading = FetchLimits & {
  addresses: readonly string[];
  agents: { http: HttpAgent; https: HttpsAgent };
  network: CheckupNetwork;
  userAgent: string;
  timeUp: AbortSignal;
  spent: { bytes: number };
};

async function read(url: URL, reading: Reading): Promise<Answer> {
  const { agents, network, timeUp } = reading;
  const scheme = url.protocol === 'https:' ? 'https' : 'http';
  const endpoints = reading.addresses.map(address => network.endpointOf(address, scheme));
  const options = {
    method: 'GET',
    host: url.hostname,
    port: endpoints[0]?.port,
    path: url.pathname + url.search,
    lookup: onlyTo(endpoints.map(({ address }) => address)),
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS,
    maxHeaderSize: HEADERS_MAX,
    signal: timeUp,
    setHost: false,
    headers: {
      host: url.host,
      'user-agent': reading.userAgent,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-language': 'en-US,en;q=0.8',
      'accept-encoding': 'gzip, br',
    },
  };
  const started = { at: performance.now() };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request =
      scheme === 'http'
        ? requestHttp({ ...options, agent: agents.http })
        : requestHttps({ ...options, agent: agents.https, ...tlsFor(url, network) });
    request.once('socket', socket => {
      if (!socket.connecting) return;
      const { connectMs } = reading;
      const silence =
        connectMs === undefined
          ? undefined
          : setTimeout(() => request.destroy(new SilenceError()), connectMs);
      socket.once('close', () => clearTimeout(silence));
      socket.once('connect', () => clearTimeout(silence));
      socket.once(scheme === 'http' ? 'connect' : 'secureConnect', () => {
        started.at = performance.now();
      });
    });
    request.once('response', resolve);
    request.on('error', reject);
    request.end();
  });
  const firstByteMs = performance.now() - started.at;
  const certificate = response.socket instanceof TLSSocket ? readCertificate(response.socket) : null;
  const body = await readBody(response, reading);
  return {
    url,
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    firstByteMs: Math.round(firstByteMs),
    certificate,
    ...body,
  };
}

/** The certificate is looked at and never refused: one connection tells what is wrong, and nothing secret is sent. */
function tlsFor({ hostname }: URL, { secureContext }: CheckupNetwork) {
  return {
    servername: hostname,
    rejectUnauthorized: false,
    ...(secureContext === undefined ? {} : { secureContext }),
  };
}

/** Leads every lookup of the connection to the addresses that were checked. */
function onlyTo(addresses: readonly string[]): LookupFunction {
  return (_host, options, callback) => {
    const all = addresses.map(address => ({ address, family: isIP(address) }));
    const [first] = all;
    if (options.all || !first) callback(null, all);
    else callback(null, first.address, first.family);
  };
}

function readCertificate(socket: TLSSocket): Certificate | null {
  const validTo = Date.parse(socket.getPeerCertificate().valid_to ?? '');
  if (Number.isNaN(validTo)) return null;
  return {
    problem: socket.authorized ? null : problemOf(String(socket.authorizationError)),
    validTo,
    daysLeft: Math.floor((validTo - Date.now()) / DAY_MS),
  };
}

function problemOf(error: string): Exclude<Certificate['problem'], null> {
  if (error.includes('EXPIRED')) return 'expired';
  if (error.includes('ALTNAME')) return 'other-name';
  if (error.includes('SELF_SIGNED')) return 'self-signed';
  return error.includes('UNABLE_TO') ? 'incomplete' : 'other';
}

/**
 * Reads the body up to the limit. Decoding is counted while it runs, so two gigabytes in a small gzip end at the limit.
 * Where its length alone is asked for and the header says it, nothing is read.
 */
async function readBody(
  response: IncomingMessage,
  { keep, isWhole: isAll = false, timeUp, spent }: Reading,
): Promise<Pick<Answer, 'body' | 'isWhole' | 'wireBytes'>> {
  const declared = Number(response.headers['content-length'] ?? Number.NaN);
  if (keep === 'nothing' || (keep === 'length' && Number.isSafeInteger(declared))) {
    response.destroy();
    return {
      body: Buffer.alloc(0),
      isWhole: false,
      wireBytes: Number.isSafeInteger(declared) ? declared : 0,
    };
  }
  const wire = counter(Math.min(isAll ? WIRE_MAX : FILE_WIRE_MAX, BYTES_MAX - spent.bytes));
  const decoded = counter(keep === 'length' ? WIRE_MAX : keep);
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const decoder = DECODERS.get(encoding)?.();
  const chunks: Buffer[] = [];
  const sink = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) if (keep !== 'length') chunks.push(chunk);
  };
  let isWhole = true;
  try {
    if (decoder) await pipeline(response, wire, decoder, decoded, sink, { signal: timeUp });
    else await pipeline(response, wire, decoded, sink, { signal: timeUp });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    if (isAll) throw error;
    isWhole = false;
  } finally {
    spent.bytes += wire.size;
    response.destroy();
  }
  return { body: Buffer.concat(chunks), isWhole, wireBytes: wire.size };
}

/** Passes bytes on and counts them; what is beyond `max` ends the stream with a `LimitError`. */
function counter(max: number): Transform & { size: number } {
  const stream = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
        stream.size += chunk.length;
        if (stream.size > max) done(new LimitError());
        else done(null, chunk);
      },
    }),
    { size: 0 },
  );
  return stream;
}

class LimitError extends Error {
  override name = 'LimitError';
}

/** No connection within the time that the caller allows for one. */
class SilenceError extends Error {
  override name = 'SilenceError';
}

function headersOf(response: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
  );
}

function failureOf(
  error: unknown,
  { timeUp, over }: { timeUp: AbortSignal; over: AbortSignal },
): FetchOutcome {
  if (error instanceof NameError) return { kind: error.reason };
  if (error instanceof LimitError) return { kind: 'huge' };
  if (error instanceof SilenceError) return { kind: 'silent' };
  if (over.aborted) return { kind: 'over-budget' };
  return { kind: timeUp.aborted ? 'too-slow' : 'unreachable' };
}

/** `work`, or the signal's reason as soon as it is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

const DECODERS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Everything of one checkup. */
const CHECKUP_LIMIT_MS = 10_000;
const REQUESTS_MAX = 20;
const BYTES_MAX = 5_000_000;
/** Of one body as it is sent: the page that is checked, and any other. */
const WIRE_MAX = 2_500_000;
const FILE_WIRE_MAX = 1_200_000;
const AT_ONCE = 3;
const ADDRESSES_MAX = 4;
/** How long one of several addresses may take to connect before the next is tried. */
const ATTEMPT_MS = 1_000;
const HEADERS_MAX = 16 * 1024;
const DAY_MS = 86_400_000;
