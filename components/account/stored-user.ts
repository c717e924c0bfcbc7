import { STORED_USER_KEY } from '@/lib/analytics/identify-stored-user';

/** The stored local user (document 1 §3): it tells visits apart for statistics and grants nothing. */
export type StoredUser = { id: string; email: string };

/** Remembers who signed in. In a browser that keeps nothing for us the visitor simply stays unknown. */
export function rememberUser({ id, email }: StoredUser): void {
  withStorage(storage => storage.setItem(STORED_USER_KEY, JSON.stringify({ id, email })));
}

/** Forgets whoever signed in here. */
export function forgetUser(): void {
  withStorage(storage => storage.removeItem(STORED_USER_KEY));
}

function withStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    // Storage may be switched off or full.
  }
}
