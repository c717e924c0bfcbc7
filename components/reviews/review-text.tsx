'use client';

import { useState } from 'react';
import { truncate } from '@/lib/kernel/text';

/** A review's words, cut after 150 characters with a way to read on. Without scripts the whole text shows. */
export function ReviewText({ text, author }: { text: string; author: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= MAX_LENGTH) return <p className="review-text">“{text}”</p>;
  return (
    <>
      <p className="review-text" data-js-only>
        “{isOpen ? text : truncate(text, MAX_LENGTH)}”
      </p>
      <p className="review-text" data-plain-only>
        “{text}”
      </p>
      <button
        type="button"
        data-js-only
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Read Less' : 'Read More'} of the review by ${author}`}
        onClick={() => setOpen(!isOpen)}
        className="text-link min-h-11 self-start text-small"
      >
        {isOpen ? 'Read Less' : 'Read More'}
      </button>
    </>
  );
}

const MAX_LENGTH = 150;
