'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { dismissPopup, isPopupDismissed, popupDueInMs } from './popup-memory';

/**
 * The window of the promotion's popup. It opens by itself once, eight seconds into the visit, while the promotion runs
 * by the visitor's clock, and never for a visitor who closed it before. It waits, looking again each second, while another
 * window or a menu is open and while the visitor is in a field or a frame. However it is left, that is remembered.
 */
export function PopupDialog({ id, labelledBy, children }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (document.documentElement.dataset['promo'] !== 'active' || isPopupDismissed()) return;
      if (isVisitorBusy()) timer = setTimeout(open, LOOK_AGAIN_MS);
      else dialog.current?.showModal();
    };
    const dueInMs = popupDueInMs();
    if (dueInMs > 0) timer = setTimeout(open, dueInMs);
    else open();
    return () => clearTimeout(timer);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it hears the link inside
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={labelledBy}
      closedby="any"
      onClose={dismissPopup}
      onClick={dismissByLink}
      className="on-dark m-auto w-[min(480px,calc(100vw-32px))] max-w-none overflow-x-hidden rounded-panel bg-pine-30 p-0 text-white open:animate-[rise_200ms_var(--ease-settle)]"
    >
      {children}
    </dialog>
  );
}

function dismissByLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) dismissPopup();
}

function isVisitorBusy(): boolean {
  if (document.querySelector(OPEN_WINDOWS)) return true;
  return document.activeElement?.matches(FIELDS) ?? false;
}

const LOOK_AGAIN_MS = 1_000;
const OPEN_WINDOWS = 'dialog[open], details[data-menu][open]';
const FIELDS =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="radio"], [type="checkbox"]), textarea, select, iframe, [contenteditable]';

type PopupDialogProps = { id: string; labelledBy: string; children: ReactNode };
