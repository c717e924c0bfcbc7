'use client';

import { useEffect, useRef } from 'react';
import { countdownBehaviour } from './countdown-behaviour';

/** Days, hours, minutes, seconds to the promotion's end: as flip counters in the banner or as plates in a panel. */
export function Countdown({ look }: { look: 'flip' | 'plates' }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? countdownBehaviour(element.current) : undefined), []);
  return (
    <div
      ref={element}
      data-behaviour="countdown"
      data-countdown
      role="timer"
      aria-label="Time left"
      className={`countdown-${look}`}
    >
      {UNITS.map(unit => (
        <span key={unit}>
          <b data-unit={unit} suppressHydrationWarning>
            00
          </b>
          {look === 'flip' ? (
            <>
              <i aria-hidden="true">{unit.charAt(0)}</i>
              <span className="sr-only"> {unit} </span>
            </>
          ) : (
            <i>{unit}</i>
          )}
        </span>
      ))}
    </div>
  );
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
