import { track } from './track';

/**
 * Tells of a sign-in (docs/product/consent.md#events) on the first page of a browsing session whose user is known: for
 * who has just signed in that is the page which the sign-in leads to, as a tag manager may miss what is said on a page
 * that is being left.
 * `userId` is the account's number or a hash, never an address.
 */
export function trackLogin(userId: string): void {
  if (wasTold(userId)) return;
  track({
    event: 'login',
    user_id: userId,
    login_method: 'email_password',
    user_data: { logged_in: true },
  });
}

/** Where the session remembers whose sign-in was told. A new sign-in takes it away. */
export const TOLD_LOGIN_KEY = 'told-login';

/** Marks the sign-in as told and tells whether it was so before. Without storage each page tells. */
function wasTold(userId: string): boolean {
  try {
    if (sessionStorage.getItem(TOLD_LOGIN_KEY) === userId) return true;
    sessionStorage.setItem(TOLD_LOGIN_KEY, userId);
  } catch {
    // Storage may be switched off or full.
  }
  return false;
}
