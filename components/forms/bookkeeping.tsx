import { useState } from 'react';
import { useIsLive } from '#engine/page';
import type { Fields } from '@/lib/forms/schema';
import { newId } from '@/lib/site/ids';

/**
 * The submission's id, which marks a repeat, and the time of arrival (epoch milliseconds): hidden fields, filled in when
 * the form wakes. Without scripts those of an earlier try stay, so the next one is known as the same.
 */
export function Bookkeeping({ values = {} }: { values?: Fields | undefined }) {
  const isAwake = useIsLive();
  const [id] = useState(newId);
  return (
    <>
      <input type="hidden" name="submission-id" value={isAwake ? id : (values['submission-id'] ?? '')} />
      <input
        type="hidden"
        name="form-started-at"
        value={isAwake ? shownAt() : (values['form-started-at'] ?? '')}
      />
    </>
  );
}

/** When the page was opened, or shown after it had been rendered ahead. */
function shownAt(): string {
  return document.documentElement.dataset['shownAt'] ?? String(Math.round(performance.timeOrigin));
}
