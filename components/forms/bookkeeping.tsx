import { useState } from 'react';
import { useIsLive } from '#engine/page';
import { newId } from '@/lib/kernel/ids';

/**
 * The submission's id, by which a repeat is known, and when the visitor came (epoch milliseconds): hidden fields, filled
 * in when the form wakes.
 */
export function Bookkeeping() {
  const isAwake = useIsLive();
  const [id] = useState(newId);
  return (
    <>
      <input type="hidden" name="submission-id" value={isAwake ? id : ''} />
      <input type="hidden" name="form-started-at" value={isAwake ? shownAt() : ''} />
    </>
  );
}

/** When the page was opened, or shown after it had been rendered ahead. */
function shownAt(): string {
  return document.documentElement.dataset['shownAt'] ?? String(Math.round(performance.timeOrigin));
}
