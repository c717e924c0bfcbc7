'use client';

import { useEffect, useRef } from 'react';
import { truncate } from '@/lib/kernel/text';
import { MORE, reviewTextBehaviour } from './review-text-behaviour';

/**
 * A review's words, cut after 150 characters with a way to read on. Without scripts the whole text shows. The quotation
 * marks are the browser's: the text is the review's alone, and its beginning ends with the dots.
 */
export function ReviewText({ text, author }: { text: string; author: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? reviewTextBehaviour(root.current) : undefined), []);
  if (text.length <= MAX_LENGTH)
    return (
      <p className="review-text">
        <q>{text}</q>
      </p>
    );
  return (
    <div ref={root} data-behaviour="review-text" className="contents">
      <p className="review-text" data-js-only>
        <q data-review-shown>{truncate(text, MAX_LENGTH)}</q>
      </p>
      <p className="review-text" data-plain-only>
        <q data-review-whole>{text}</q>
      </p>
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
