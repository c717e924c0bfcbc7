'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

/**
 * Adds to one of the header's plain `details` menus what HTML alone lacks: opening by hover after a moment, closing by
 * Escape (focus that was inside goes back to the heading) and when focus leaves. A press elsewhere closes it without
 * this (page-script/menus.ts). `children` is the menu with what belongs to it, such as the link before it.
 */
export function HeaderMenu({ opensOnHover = false, className, children }: HeaderMenuProps) {
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  function setOpen(isOpen: boolean, isByHover = false): void {
    const menu = menuIn(area.current);
    openedByHover.current = isByHover && isOpen && menu?.open === false;
    if (menu) menu.open = isOpen;
  }

  function setOpenLater(isOpen: boolean, event?: PointerEvent): void {
    if (!opensOnHover || (event && event.pointerType !== 'mouse')) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(isOpen, true), isOpen ? HOVER_OPEN_MS : HOVER_CLOSE_MS);
  }

  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const menu = menuIn(area.current);
    if (!menu?.open || key !== 'Escape') return;
    const hadFocus = menu.contains(document.activeElement);
    setOpen(false);
    if (hadFocus) menu.querySelector('summary')?.focus();
  });
  // The mouse may have come before this component did.
  const openIfHovered = useEffectEvent(() => {
    if (area.current?.matches(':hover') && matchMedia('(hover: hover)').matches) setOpenLater(true);
  });

  useEffect(() => {
    const close = (event: KeyboardEvent) => closeByKey(event);
    openIfHovered();
    // Wherever the focus is: what opened by hover is dismissed without moving anything (WCAG 1.4.13).
    document.addEventListener('keydown', close);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', close);
    };
  }, []);

  /** The press that follows a hover confirms the open menu instead of closing it under the pointer. */
  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest('summary')) return;
    clearTimeout(timer.current);
    if (openedByHover.current && menuIn(area.current)?.open && event.detail > 0) event.preventDefault();
    openedByHover.current = false;
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the menu inside
    <div
      ref={area}
      className={className}
      onPointerEnter={event => setOpenLater(true, event)}
      onPointerLeave={event => setOpenLater(false, event)}
      onClick={onClick}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}

function menuIn(area: HTMLElement | null): HTMLDetailsElement | null {
  return area?.querySelector('details') ?? null;
}

const HOVER_OPEN_MS = 120;
const HOVER_CLOSE_MS = 220;

type HeaderMenuProps = { opensOnHover?: boolean; className?: string; children: ReactNode };
