import { fieldOf } from '@/lib/site/text';
import type { StoredUser } from './stored-user';

/** What the server says to a sign-in or sign-up: its words ('' for none), and who it let in. */
export function readAuthResponse(answer: unknown): { message: string; user: StoredUser | null } {
  const message = fieldOf(answer, 'message');
  const user = fieldOf(answer, 'user');
  const id = fieldOf(user, 'id');
  const email = fieldOf(user, 'email');
  return {
    message: typeof message === 'string' ? message : '',
    user: typeof id === 'string' && typeof email === 'string' ? { id, email } : null,
  };
}
