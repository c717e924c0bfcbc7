import { STORED_USER_KEY } from '@/lib/analytics/identify-stored-user';
import { TOLD_LOGIN_KEY } from '@/lib/analytics/track-login';

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
  tryStorage(() => {
    localStorage.setItem(STORED_USER_KEY, JSON.stringify({ id, email }));
    sessionStorage.removeItem(TOLD_LOGIN_KEY);
  });
}

/** Forgets whoever signed in here. */
export function forgetUser(): void {
  tryStorage(() => localStorage.removeItem(STORED_USER_KEY));
}

function tryStorage(act: () => void): void {
  try {
    act();
  } catch {
    // Storage may be switched off or full.
  }
}
