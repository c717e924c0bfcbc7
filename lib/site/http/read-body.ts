import { BODY_LIMIT_BYTES } from './body-limits';
import { isFormEncoded } from './media-type';

/**
 * Reads a request's raw bytes, and stops as soon as they pass `limit`: a declared length is checked first, but never believed.
 * `unreadable` when the sender went away in the middle.
 */
export async function readBody(request: Request, limit: number = BODY_LIMIT_BYTES): Promise<BodyOutcome> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'too_large' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return { kind: 'too_large' };
      chunks.push(chunk);
    }
  } catch {
    return { kind: 'unreadable' };
  }
  return { kind: 'ok', bytes: new Uint8Array(Buffer.concat(chunks)) };
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

/**
 * The text of a form post. Bytes that are no UTF-8 become replacement signs: an old page's odd encoding does not cost a
 * lead. `problem` names the message for a post that is refused.
 */
export async function readForm(request: Request): Promise<FormOutcome> {
  if (!isFormEncoded(request)) return { kind: 'refused', status: 415, problem: 'wrongType' };
  const body = await readBody(request);
  if (body.kind === 'too_large') return { kind: 'refused', status: 413, problem: 'tooLarge' };
  if (body.kind === 'unreadable') return { kind: 'refused', status: 400, problem: 'unreadable' };
  return { kind: 'ok', text: new TextDecoder().decode(body.bytes) };
}

type BodyOutcome = { kind: 'ok'; bytes: Uint8Array } | { kind: 'too_large' } | { kind: 'unreadable' };

type TextOutcome = { kind: 'ok'; text: string } | { kind: 'too_large' } | { kind: 'unreadable' };

type FormOutcome =
  | { kind: 'ok'; text: string }
  | { kind: 'refused'; status: 400 | 413 | 415; problem: 'wrongType' | 'tooLarge' | 'unreadable' };
