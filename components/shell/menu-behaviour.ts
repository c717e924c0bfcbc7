/**
 * Adds to the header's plain `details` menus what HTML alone lacks: opening by hover after a moment, closing by Escape
 * (focus that was inside goes back to the heading), by a press elsewhere and when focus leaves. Safe to attach twice.
 */
export function menuBehaviour(header: HTMLElement): () => void {
  if (header.dataset.menus === 'attached') return () => undefined;
  header.dataset.menus = 'attached';
  const stop = new AbortController();
  const menus = Array.from(header.querySelectorAll<HTMLDetailsElement>('details[data-menu]'));
  for (const menu of menus) {
    const area = menu.closest<HTMLElement>('[data-menu-area]');
    if (area) openOnHover({ menu, area, signal: stop.signal });
    closeOnLeave({ menu, area: area ?? menu, signal: stop.signal });
  }
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

function openOnHover({ menu, area, signal }: AttachedMenu): void {
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
  area.addEventListener('pointerenter', after(HOVER_OPEN_MS, open), { signal });
  area.addEventListener('pointerleave', after(HOVER_CLOSE_MS, close), { signal });
  // The mouse may have come before this script did.
  if (area.matches(':hover') && matchMedia('(hover: hover)').matches) timer = setTimeout(open, HOVER_OPEN_MS);
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer);
    // The press that follows a hover confirms the open menu instead of closing it under the pointer.
    if (openedByHover && menu.open && event.detail > 0) event.preventDefault();
    openedByHover = false;
  };
  menu.querySelector('summary')?.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function closeOnLeave({ menu, area, signal }: AttachedMenu): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !area.contains(event.relatedTarget)) menu.open = false;
  };
  // Wherever the focus is: what opened by hover is dismissed without moving anything (WCAG 1.4.13).
  document.addEventListener('keydown', onKey, { signal });
  area.addEventListener('focusout', onFocusOut, { signal });
}

/** `area` is what belongs to the menu beside itself: the link before it. */
type AttachedMenu = { menu: HTMLDetailsElement; area: HTMLElement; signal: AbortSignal };

const HOVER_OPEN_MS = 120;
const HOVER_CLOSE_MS = 220;
