'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { BoardWord } from './board-words';
import { rotateBoardBehaviour } from './rotate-board-behaviour';

/** The board whose word changes, with its pause button. Hidden from screen readers: the heading says one steady sentence. */
export function RotatingBoard({ words, first }: { words: string; first: BoardWord }) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => (root.current ? rotateBoardBehaviour(root.current) : undefined), []);
  const [word, stretch, scale] = first;
  return (
    <span ref={root} data-words={words} data-board-root className="group relative block w-[min(100%,6.9em)]">
      <span aria-hidden="true" className="board mt-[.14em] mb-[.17em] -ml-[.03em] w-full">
        <span
          data-board-text
          className="board-text"
          style={{ '--fit': `${stretch}%`, '--fit-scale': scale }}
          suppressHydrationWarning
        >
          {word}
        </span>
      </span>
      <button
        type="button"
        data-board-toggle
        data-js-only
        aria-pressed="false"
        aria-label="Pause the changing words"
        className="board-toggle"
      >
        <span className="group-data-paused:hidden">
          <Icon name="pause" className="size-[15px] fill-current" />
        </span>
        <span className="hidden group-data-paused:inline">
          <Icon name="play" className="size-[15px] fill-current" />
        </span>
      </button>
    </span>
  );
}
