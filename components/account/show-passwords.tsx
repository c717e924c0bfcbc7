'use client';

import { useEffect, useRef } from 'react';
import { passwordsBehaviour } from './passwords-behaviour';

/** A button that shows and hides what was typed into its form's password fields. Its room is kept until it works. */
export function ShowPasswords({ label }: { label: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => (ref.current ? passwordsBehaviour(ref.current) : undefined), []);
  return (
    <button
      ref={ref}
      data-behaviour="passwords"
      type="button"
      data-js-only
      data-asleep
      aria-pressed="false"
      className="text-link min-h-11 justify-self-start text-small data-asleep:invisible"
    >
      {label}
    </button>
  );
}
