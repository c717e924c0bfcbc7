import { readStored, store } from '@/lib/site/browser';
import { fieldOf, parseJson } from '@/lib/site/text';
import { isInDataLayer } from './data-layer';
import { track } from './track';

/**
 * Identifies the stored local user to the data layer once a page (docs/product/consent.md#events): by id, or without
 * one by the SHA-256 of the email address; and reports the sign-in once a session. We promise that an address itself,
 * like anything personal, never gets there.
 */
export async function identifyStoredUser(): Promise<void> {
  const user = parseJson(readStored(STORED_USER_KEY));
  const id = idOf(fieldOf(user, 'id'));
  const address = addressOf(fieldOf(user, 'id')) ?? addressOf(fieldOf(user, 'email'));
  const userId = id ?? (address === null ? null : await sha256(address));
  if (userId === null || isInDataLayer('event', 'identify')) return;
  track({ event: 'identify', user_id: userId });
  trackLogin(userId);
}

/** Where sign-in keeps the record `{ id, email }`. It identifies, and grants nothing. */
export const STORED_USER_KEY = 'user';

/**
 * Reports a sign-in (docs/product/consent.md#events) on the first page of a browsing session with a known user. After a
 * sign-in that is the next page, because a tag manager may miss events of a page that is being left.
 * `userId` is the account's number or a hash, never an address.
 */
function trackLogin(userId: string): void {
  if (wasReported(userId)) return;
  track({
    event: 'login',
    user_id: userId,
    login_method: 'email_password',
    user_data: { logged_in: true },
  });
}

/** Where the session notes the user that was already reported. A new sign-in removes it. */
export const REPORTED_LOGIN_KEY = 'told-login';

/** Marks the sign-in as reported and returns whether it was already. Without storage each page reports it. */
function wasReported(userId: string): boolean {
  if (readStored(REPORTED_LOGIN_KEY, 'sessionStorage') === userId) return true;
  store(REPORTED_LOGIN_KEY, userId, 'sessionStorage');
  return false;
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(id) ? id : null;
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' && value.includes('@') ? value.trim().toLowerCase() : null;
}

/** Null where the browser offers no hashing, which it does on https and on this machine only. */
async function sha256(text: string): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}
