import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a form shows what is typed into its password fields, and the button that changes that. */
export function useShownPasswords(): ShownPasswords {
  const [isShown, setIsShown] = useState(false);
  return {
    isShown,
    toggle: () => setIsShown(!isShown),
    // Before the form is sent, so the browser treats them as passwords.
    hide: () => flushSync(() => setIsShown(false)),
  };
}

/** A click before the form is awake is kept (islands/hold-clicks.ts). */
export function ShowPasswords({ label, passwords }: { label: string; passwords: ShownPasswords }) {
  return (
    <button
      type="button"
      data-js-only
      aria-pressed={passwords.isShown}
      onClick={passwords.toggle}
      className="text-link min-h-11 justify-self-start text-small"
    >
      {label}
    </button>
  );
}

type ShownPasswords = { isShown: boolean; toggle: () => void; hide: () => void };
