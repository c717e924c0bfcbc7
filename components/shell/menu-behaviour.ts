/**
 * Adds to the header's plain `details` menus what HTML alone lacks: opening by hover after a moment, closing by Escape
 * (focus goes back to the heading), by a press elsewhere and when focus leaves, and the word that a menu is open for
 * readers that take its heading for a plain button. Safe to attach twice.
 */
export function menuBehaviour(header: HTMLElement): () => void {
  if (header.dataset.menus === 'attached') return () => undefined;
  header.dataset.menus = 'attached';
  const stop = new AbortController();
  const menus = Array.from(header.querySelectorAll<HTMLDetailsElement>('details[data-menu]'));
  for (const menu of menus) {
    if (menu.dataset.mobileMenu === undefined) openOnHover(menu, stop.signal);
    closeOnLeave(menu, stop.signal);
  }
  sayWhatIsOpen(header, stop.signal);
  const closeAll = () => menus.forEach(menu => (menu.open = false));
  const onPress = (event: PointerEvent) => {
    if (event.target instanceof Node && !header.contains(event.target)) closeAll();
  };
  document.addEventListener('pointerdown', onPress, { signal: stop.signal });
  return () => {
    stop.abort();
    delete header.dataset.menus;
  };
}

function sayWhatIsOpen(header: HTMLElement, signal: AbortSignal): void {
  const say = () => {
    for (const heading of header.querySelectorAll('summary'))
      heading.ariaExpanded = String(heading.closest('details')?.open);
  };
  say();
  // It does not bubble.
  header.addEventListener('toggle', say, { capture: true, signal });
}

function openOnHover(menu: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  const after = (delay: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const open = () => {
    openedByHover = !menu.open;
    menu.open = true;
  };
  const close = () => {
    openedByHover = false;
    menu.open = false;
  };
  menu.addEventListener('pointerenter', after(HOVER_OPEN_MS, open), { signal });
  menu.addEventListener('pointerleave', after(HOVER_CLOSE_MS, close), { signal });
  // The mouse may have come before this script did.
  if (menu.matches(':hover') && matchMedia('(hover: hover)').matches) timer = setTimeout(open, HOVER_OPEN_MS);
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer);
    // The press that follows a hover confirms the open menu instead of closing it under the pointer.
    if (openedByHover && event.detail > 0) event.preventDefault();
    openedByHover = false;
  };
  menu.querySelector('summary')?.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function closeOnLeave(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
  };
  menu.addEventListener('keydown', onKey, { signal });
  menu.addEventListener('focusout', onFocusOut, { signal });
}

const HOVER_OPEN_MS = 120;
const HOVER_CLOSE_MS = 220;
