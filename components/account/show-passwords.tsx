import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsLive } from '@/components/islands/use-is-live';

/** Whether a form shows what is typed into its password fields, and the button that changes that. */
export function useShownPasswords(): ShownPasswords {
  const [isShown, setIsShown] = useState(false);
  return {
    isShown,
    toggle: () => setIsShown(!isShown),
    // Before the form is sent, so that the browser treats them as passwords.
    hide: () => flushSync(() => setIsShown(false)),
  };
}

/** Its room is kept until it works. */
export function ShowPasswords({ label, passwords }: { label: string; passwords: ShownPasswords }) {
  const isLive = useIsLive();
  return (
    <button
      type="button"
      data-js-only
      aria-pressed={passwords.isShown}
      onClick={passwords.toggle}
      className={`text-link min-h-11 justify-self-start text-small ${isLive ? '' : 'invisible'}`}
    >
      {label}
    </button>
  );
}

type ShownPasswords = { isShown: boolean; toggle: () => void; hide: () => void };
