'use client';

import { useEffect, useRef } from 'react';
import { truncate } from '@/lib/kernel/text';
import { MORE, reviewTextBehaviour } from './review-text-behaviour';

/**
 * A review's words, cut after 150 characters with a way to read on. Without scripts the whole text shows. A beginning
 * ends with its dots, and the quotation is not closed there. The marks are letters of the text, not of the styles: a mark
 * of its own would be seen to move from line to line when the typeface comes late.
 */
export function ReviewText({ text, author }: { text: string; author: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? reviewTextBehaviour(root.current) : undefined), []);
  const quoted = `“${text}”`;
  if (text.length <= MAX_LENGTH) return <p className="review-text">{quoted}</p>;
  return (
    <div ref={root} data-behaviour="review-text" data-whole={quoted} className="contents">
      <p className="review-text" data-js-only data-review-shown>
        {`“${truncate(text, MAX_LENGTH)}`}
      </p>
      <noscript>
        <p className="review-text">{quoted}</p>
      </noscript>
      <button
        type="button"
        data-js-only
        aria-expanded={false}
        aria-label={`${MORE} of the review by ${author}`}
        className="text-link min-h-11 self-start text-small"
      >
        {MORE}
      </button>
    </div>
  );
}

const MAX_LENGTH = 150;
