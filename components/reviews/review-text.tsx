'use client';

import { useState } from 'react';
import { truncate } from '@/lib/site/text';

/**
 * A long review's words, cut after `max` characters with a way to read on. Without scripts the whole text shows. A
 * beginning ends with its dots, and the quotation is not closed there. The marks are letters of the text, not of the
 * styles: a mark of its own would be seen to move from line to line when the typeface comes late.
 */
export function ReviewText({ text, author, max }: { text: string; author: string; max: number }) {
  const [isWhole, setWhole] = useState(false);
  const label = isWhole ? 'Read Less' : 'Read More';
  const whole = `“${text}”`;
  return (
    <>
      <p className="review-text text-body/[1.55]" data-js-only>
        {isWhole ? whole : `“${truncate(text, max)}`}
      </p>
      <noscript>
        <p className="review-text">{whole}</p>
      </noscript>
      <button
        type="button"
        data-js-only
        aria-expanded={isWhole}
        aria-label={`${label} of the review by ${author}`}
        onClick={() => setWhole(!isWhole)}
        className="text-link min-h-11 self-start text-small"
      >
        {label}
      </button>
    </>
  );
}
