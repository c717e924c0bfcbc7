import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request, read wholly: the simulators' handlers never touch a socket. Header names are lower case. */
export type HttpRequest = {
  method: string;
  /** The full address, so a handler can read `searchParams`. */
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** The raw bytes: signatures are made over these, never over a re-serialized value. */
  body: Buffer;
  /** What the router matched in the path, percent-decoded. */
  params: Readonly<Record<string, string>>;
  /** Aborted once the connection is over, answered or not. */
  gone: AbortSignal;
};

type ParsedJson = { kind: 'ok'; value: unknown } | { kind: 'invalid' };

/** Reads `incoming` to its end. Throws `BodyTooLargeError` past `limitBytes`. */
export async function readRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  { origin, limitBytes }: ReadOptions,
): Promise<HttpRequest> {
  const connection = new AbortController();
  response.once('close', () => connection.abort());
  return {
    method: incoming.method ?? 'GET',
    url: new URL(`${origin}${incoming.url ?? '/'}`),
    headers: flattenHeaders(incoming),
    body: await readBody(incoming, limitBytes),
    params: {},
    gone: connection.signal,
  };
}

/** The body as JSON. An empty body is not JSON: ask `request.body.length` first where it may be absent. */
export function parseJsonBody(request: HttpRequest): ParsedJson {
  try {
    return { kind: 'ok', value: JSON.parse(request.body.toString('utf8')) };
  } catch {
    return { kind: 'invalid' };
  }
}

/** The body as an HTML form's fields (`application/x-www-form-urlencoded`). */
export function parseForm(request: HttpRequest): URLSearchParams {
  return new URLSearchParams(request.body.toString('utf8'));
}

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limitBytes) throw new BodyTooLargeError(`The body is larger than ${limitBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function flattenHeaders(incoming: IncomingMessage): Record<string, string> {
  const entries = Object.entries(incoming.headersDistinct);
  return Object.fromEntries(entries.map(([name, values]) => [name, (values ?? []).join(', ')]));
}

type ReadOptions = { origin: string; limitBytes: number };
