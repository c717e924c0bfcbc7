/**
 * Browsers treat the `summary` of a menu as a button, but not all of them call it one: its role says it, and whether
 * the menu is open. Only by script: HTML's own rules want no role there.
 */
export function menuHeadingBehaviour(heading: HTMLElement): () => void {
  const menu = heading.closest('details');
  const say = () => (heading.ariaExpanded = String(menu?.open));
  heading.role = 'button';
  say();
  menu?.addEventListener('toggle', say);
  return () => menu?.removeEventListener('toggle', say);
}
