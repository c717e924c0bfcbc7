import { track } from './track';

/** The visitor has signed in; `userId` is the account's number, never its address. */
export function trackLogin(userId: string): void {
  track({
    event: 'login',
    user_id: userId,
    login_method: 'email_password',
    user_data: { logged_in: true },
  });
}
