import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A modal window: closed by its button, by Escape or by a click beside it; the page does not scroll behind it. */
export function Dialog({ id, label, children, className = '' }: DialogProps) {
  return (
    <dialog
      id={id}
      aria-label={label}
      closedby="any"
      className={`m-auto w-[min(880px,calc(100vw-32px))] max-w-none overflow-hidden rounded-panel bg-card p-0 text-ink open:animate-[rise_200ms_var(--ease-settle)] ${className}`}
    >
      <button
        type="button"
        command="close"
        commandfor={id}
        aria-label="Close"
        className="icon-button absolute top-3 right-3 z-10 bg-card shadow-lift"
      >
        <Icon name="x" className="size-5" />
      </button>
      {children}
    </dialog>
  );
}

type DialogProps = { id: string; label: string; children: ReactNode; className?: string };
