import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * One short message in the page's toast area, in place of any other of ours (docs/product/accessibility.md#toasts:
 * one at once, five seconds). The page always says the same, so no one has to catch it. Closes itself
 * by `onClose`.
 */
export function FormToast({ tone, title, text, onClose }: FormToastProps) {
  // The timer pauses while the pointer or the focus is on the card.
  const [isPaused, setIsPaused] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeMe = () => close();
    closeShown?.();
    closeShown = closeMe;
    return () => {
      if (closeShown === closeMe) closeShown = null;
    };
  }, []);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => close(), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` belongs to a form.
    <div role="status" className="relative z-50">
      <div
        data-form-toast={tone}
        className={`toast ${tone === 'error' ? '[--toast-bar:var(--color-error)]' : ''}`}
        onPointerEnter={() => setIsPaused(true)}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
      >
        <p className="font-bold">{title}</p>
        {text ? <p>{text}</p> : null}
        <button
          type="button"
          aria-label="Close"
          className="toast-close text-name leading-none"
          onClick={onClose}
        >
          ×
        </button>
      </div>
    </div>,
    // Inside a landmark, where a reader who walks the page by them finds it.
    document.querySelector('main') ?? document.body,
  );
}

type FormToastProps = { tone: 'ok' | 'error'; title: string; text?: string; onClose: () => void };

/** Closes the toast that is shown, whichever island's it is. */
let closeShown: (() => void) | null = null;

const DISPLAY_MS = 5_000;
