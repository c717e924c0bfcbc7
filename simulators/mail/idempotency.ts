import { createHash } from 'node:crypto';
import type { Answer } from '../http/response.ts';
import { apiErrors, type ApiError } from './errors.ts';
import type { SimulatedClock } from '../clock.ts';

type IdempotencyCheck =
  { kind: 'new' } | { kind: 'replay'; answer: Answer } | { kind: 'refused'; error: ApiError };

/** What the provider remembers of idempotency keys: 24 hours, with a hash of the body that came with each. */
export type IdempotencyMemory = ReturnType<typeof createIdempotencyMemory>;

export function createIdempotencyMemory(clock: SimulatedClock) {
  const entries = new Map<string, Entry>();
  return {
    /** Claims `key` for a request, or tells why the request must not run. */
    begin: (key: string, body: Buffer): IdempotencyCheck => {
      if (key.length === 0 || key.length > MAX_KEY_LENGTH)
        return { kind: 'refused', error: apiErrors.invalidKeyLength() };
      const bodyHash = createHash('sha256').update(body).digest('hex');
      const known = entries.get(key);
      if (!known || known.startedAt + REMEMBERED_MS <= clock.now()) {
        entries.set(key, { bodyHash, startedAt: clock.now(), answer: null });
        return { kind: 'new' };
      }
      if (known.bodyHash !== bodyHash) return { kind: 'refused', error: apiErrors.otherBody() };
      if (known.answer === null) return { kind: 'refused', error: apiErrors.stillRunning() };
      return { kind: 'replay', answer: known.answer };
    },
    /** Remembers a success. A refusal is forgotten instead: nothing was sent, so the key stays free. */
    finish: (key: string, answer: Answer): void => {
      const entry = entries.get(key);
      if (!entry) return;
      if (answer.status >= 300) entries.delete(key);
      else entry.answer = answer;
    },
    clear: () => entries.clear(),
  };
}

type Entry = { bodyHash: string; startedAt: number; answer: Answer | null };

const MAX_KEY_LENGTH = 256;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
