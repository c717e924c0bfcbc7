import { REPORTED_LOGIN_KEY, STORED_USER_KEY } from '@/lib/analytics/track';
import { store } from '@/lib/site/browser';

/**
 * The stored local user (docs/product/accounts.md#stored-user): it distinguishes visits for statistics and grants
 * nothing.
 */
export type StoredUser = { id: string; email: string };

/**
 * Remembers who signed in, and that it is still to be told on the next page. In a browser that keeps nothing for us the
 * visitor simply stays unknown.
 */
export function rememberUser({ id, email }: StoredUser): void {
  store(STORED_USER_KEY, JSON.stringify({ id, email }));
  store(REPORTED_LOGIN_KEY, null, 'sessionStorage');
}

export function forgetUser(): void {
  store(STORED_USER_KEY, null);
}
