import { showToast } from '@/components/forms/toast';
import { rememberUser, type StoredUser } from './stored-user';

/**
 * Takes over when the server has let the visitor in: says so, remembers who it is, and moves on to the address in
 * `data-next`, which tells the data layer of it. `data-title` is the notice's title, `data-message` its text
 * when the answer has none. An answer that names nobody is told all the same, and the visitor stays. Safe to attach twice.
 */
export function entranceBehaviour(root: HTMLElement): () => void {
  const enter = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    const { title = '', message = '', next = '/' } = root.dataset;
    showToast({ tone: 'ok', title, text: readMessage(event.detail) || message });
    const user = readUser(event.detail);
    if (!user) return;
    rememberUser(user);
    location.assign(next);
  };
  root.addEventListener('form-accepted', enter);
  return () => root.removeEventListener('form-accepted', enter);
}

function readUser(answer: unknown): StoredUser | null {
  const user = fieldOf(answer, 'user');
  const id = fieldOf(user, 'id');
  const email = fieldOf(user, 'email');
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : null;
}

function readMessage(answer: unknown): string {
  const message = fieldOf(answer, 'message');
  return typeof message === 'string' ? message : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
