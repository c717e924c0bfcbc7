/** Puts the form that waits beside a link in the link's place when it is pressed, and the focus into its first field. */
export function revealBehaviour(root: HTMLElement): () => void {
  const link = root.querySelector('a');
  const template = root.querySelector('template');
  if (!link || !template) return () => undefined;
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.hidden = true;
    template.replaceWith(template.content);
    root.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')?.focus();
  };
  link.addEventListener('click', show);
  return () => link.removeEventListener('click', show);
}
