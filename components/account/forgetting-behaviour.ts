import { forgetUser } from './stored-user';

/** A form that ends the sign-in: the record of the user in this browser goes with it. Gives back what ends it. */
export function forgettingBehaviour(form: HTMLElement): () => void {
  form.addEventListener('submit', forgetUser);
  return () => form.removeEventListener('submit', forgetUser);
}
