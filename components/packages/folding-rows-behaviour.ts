/** Makes the buttons that say what they control hide it and show it again. Safe to attach twice. */
export function foldingRowsBehaviour(element: HTMLElement): () => void {
  if (element.dataset['folding'] !== undefined) return () => {};
  element.dataset['folding'] = '';
  element.addEventListener('click', fold);
  return () => {
    element.removeEventListener('click', fold);
    delete element.dataset['folding'];
  };
}

function fold({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[aria-controls]') : null;
  const rows = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !rows) return;
  rows.hidden = !rows.hidden;
  button.setAttribute('aria-expanded', String(!rows.hidden));
}
