'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { dialogBehaviour } from '@/components/ui/dialog-behaviour';
import { routes } from '@/lib/routes';
import { popupBehaviour } from './popup-behaviour';

/** The window of the promotion's popup, on every page but the promotion's own. It opens by itself, and only with scripts. */
export function PopupDialog(props: PopupDialogProps) {
  return usePathname() === routes.promotion() ? null : <Popup {...props} />;
}

function Popup({ id, labelledBy, children }: PopupDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const detach = [dialogBehaviour(element.current), popupBehaviour(element.current)];
    return () => detach.forEach(stop => stop());
  }, []);
  return (
    <dialog
      ref={element}
      data-behaviour="popup"
      id={id}
      aria-labelledby={labelledBy}
      className="on-dark m-auto w-[min(480px,calc(100vw-32px))] max-w-none overflow-x-hidden rounded-panel bg-[oklch(0.29_0.06_168)] p-0 text-white open:animate-[rise_200ms_var(--ease-settle)]"
    >
      {children}
    </dialog>
  );
}

type PopupDialogProps = { id: string; labelledBy: string; children: ReactNode };
