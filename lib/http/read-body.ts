import { BODY_LIMIT_BYTES } from './body-limits';

/**
 * Reads a request's raw bytes, and stops as soon as they pass `limit`: a declared length is checked first, but never believed.
 * `unreadable` when the sender went away in the middle.
 */
export async function readBody(request: Request, limit: number = BODY_LIMIT_BYTES): Promise<BodyOutcome> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'too_large' };
  if (!request.body) return { kind: 'ok', bytes: new Uint8Array() };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { kind: 'ok', bytes: join(chunks, size) };
      size += value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return { kind: 'too_large' };
      }
      chunks.push(value);
    }
  } catch {
    return { kind: 'unreadable' };
  }
}

/** `readBody`, decoded. Bytes that are not UTF-8 are `unreadable`. */
export async function readText(request: Request, limit: number = BODY_LIMIT_BYTES): Promise<TextOutcome> {
  const body = await readBody(request, limit);
  if (body.kind !== 'ok') return body;
  try {
    return { kind: 'ok', text: new TextDecoder('utf-8', { fatal: true }).decode(body.bytes) };
  } catch {
    return { kind: 'unreadable' };
  }
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

type BodyOutcome = { kind: 'ok'; bytes: Uint8Array } | { kind: 'too_large' } | { kind: 'unreadable' };

type TextOutcome = { kind: 'ok'; text: string } | { kind: 'too_large' } | { kind: 'unreadable' };
