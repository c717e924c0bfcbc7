/** Puts what is kept beside a link in its place when it is pressed, and the focus into its first field. */
export function revealBehaviour(root: HTMLElement): () => void {
  const link = root.querySelector('a');
  const kept = root.querySelector<HTMLElement>('[data-revealed]');
  if (!link || !kept) return () => undefined;
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.hidden = true;
    kept.hidden = false;
    kept.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')?.focus();
  };
  link.addEventListener('click', show);
  return () => link.removeEventListener('click', show);
}
