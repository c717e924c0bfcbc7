import { readStored } from '@/lib/site/browser-storage';
import { fieldOf, parseJson } from '@/lib/site/json';
import { isInDataLayer } from './data-layer';
import { track } from './track';
import { trackLogin } from './track-login';

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
