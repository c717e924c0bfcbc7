import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Anybody may keep the answer, and asks each time whether it is still the same. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** A name of the bytes themselves. */
export function digest(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/** Weak, because the same bytes go out in several encodings. */
export function entityTag(bytes: string | Buffer): string {
  return `W/"${digest(bytes)}"`;
}

/** Whether who asks has the answer of this tag already. */
export function isUnchanged(request: IncomingMessage, etag: string): boolean {
  return request.headers['if-none-match']?.includes(etag) ?? false;
}
