'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { endedBehaviour } from './ended-behaviour';

/** The screen over the page once the promotion is over. In every page's HTML; the head script's verdict shows it. */
export function EndedDialog({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (dialog.current ? endedBehaviour(dialog.current) : undefined), []);
  return (
    <dialog
      ref={dialog}
      data-behaviour="promotion-ended"
      data-ended-screen
      aria-labelledby={labelledBy}
      className="night on-dark fixed inset-0 z-50 m-0 hidden h-full max-h-none w-full max-w-none overflow-y-auto bg-night text-white [html[data-promo=ended]:not([data-promo-kept])_&]:grid"
    >
      {children}
    </dialog>
  );
}
