/** Makes the button of a long review change between its beginning and the whole. */
export function reviewTextBehaviour(root: HTMLElement): () => void {
  const shown = root.querySelector('[data-review-shown]');
  const { whole } = root.dataset;
  const button = root.querySelector('button');
  if (!shown || whole === undefined || !button) return () => undefined;
  const beginning = shown.textContent;
  const toggle = () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    const [old, next] = isOpen ? [MORE, LESS] : [LESS, MORE];
    shown.textContent = isOpen ? whole : beginning;
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = next;
    button.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '').replace(old, next));
  };
  button.addEventListener('click', toggle);
  return () => button.removeEventListener('click', toggle);
}

export const MORE = 'Read More';
const LESS = 'Read Less';
