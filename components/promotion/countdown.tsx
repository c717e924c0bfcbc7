'use client';

import { useEffect, useState } from 'react';
import { DECIDE_PROMOTION, timeLeft, type TimeLeft } from './time-left';

/**
 * Days, hours, minutes, seconds to the promotion's end: as flip counters in the banner or as plates in a panel. It wakes
 * only while the promotion runs, because it is hidden at other times.
 */
export function Countdown({ look }: { look: 'flip' | 'plates' }) {
  const left = useTimeLeft();
  return (
    <div data-countdown role="timer" aria-label="Time left" className={`countdown-${look}`}>
      {UNITS.map(unit => (
        <span key={unit}>
          {/* Only the browser knows the time: the figures show once they are right. */}
          <b data-unit={unit} className={left ? undefined : 'invisible'}>
            {String(left?.[unit] ?? 0).padStart(2, '0')}
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

/** What is left until the end that the head script wrote on the page, again each second. Null in the first HTML. */
function useTimeLeft(): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null);
  useEffect(() => {
    const tick = () => {
      const end = Number(document.documentElement.dataset['promoEnd'] ?? '0');
      setLeft(timeLeft(end, Date.now()));
      // The head script's own timer stands while a device sleeps.
      if (end <= Date.now()) document.dispatchEvent(new Event(DECIDE_PROMOTION));
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return left;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const TICK_MS = 1000;
