import './shared-pictures.css';

/**
 * The class of a picture that moves from a card to its page (shared-pictures.css names each). Once on a page: a second
 * one of the same name cancels the movement.
 */
export function sharedPicture(id: string): string {
  return `picture-${id}`;
}
