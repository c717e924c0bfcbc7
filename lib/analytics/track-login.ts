import { readStored, store } from '@/lib/site/browser-storage';
import { track } from './track';

/**
 * Reports a sign-in (docs/product/consent.md#events) on the first page of a browsing session with a known user. After a
 * sign-in that is the next page, because a tag manager may miss events of a page that is being left.
 * `userId` is the account's number or a hash, never an address.
 */
export function trackLogin(userId: string): void {
  if (wasReported(userId)) return;
  track({
    event: 'login',
    user_id: userId,
    login_method: 'email_password',
    user_data: { logged_in: true },
  });
}

/** Where the session remembers whose sign-in was told. A new sign-in takes it away. */
export const REPORTED_LOGIN_KEY = 'told-login';

/** Marks the sign-in as reported and returns whether it was already. Without storage each page reports it. */
function wasReported(userId: string): boolean {
  if (readStored(REPORTED_LOGIN_KEY, 'sessionStorage') === userId) return true;
  store(REPORTED_LOGIN_KEY, userId, 'sessionStorage');
  return false;
}
