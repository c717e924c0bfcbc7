import { Fragment } from 'react';
import { fitClass } from '@/components/drawings/sign-fit';
import { Icon } from '@/components/ui/icon';
import type { BoardWord } from './board-words';

/**
 * A first heading with a board in it whose word changes (page-script/rotating-board.ts), and the board's pause button. The button lies over the board
 * but is no part of the heading: both share the wrapper's rows. Screen readers get the heading's one steady sentence.
 */
export function RotatingBoard({ words, first, headline }: RotatingBoardProps) {
  const [word, stretch, scale] = first;
  const { before, everyone, after } = headline;
  return (
    <div data-words={words} data-board-root className="group grid text-display">
      <h1 className="col-start-1 row-span-3 row-start-1 grid grid-rows-subgrid text-display">
        <span className="sr-only">{[before, everyone, ...after].join(' ')}</span>{' '}
        <span aria-hidden="true">{before}</span>{' '}
        <span aria-hidden="true" className="board mt-[.14em] mb-[.17em] -ml-[.03em]">
          <span data-board-text className={`board-text ${fitClass({ stretch, scale })}`}>
            {word}
          </span>
        </span>{' '}
        <span aria-hidden="true">
          {after.map((line, index) => (
            <Fragment key={line}>
              {index > 0 ? (
                <>
                  {' '}
                  <br />
                </>
              ) : null}
              {line}
            </Fragment>
          ))}
        </span>
      </h1>
      <BoardToggle />
    </div>
  );
}

function BoardToggle() {
  return (
    <button
      type="button"
      data-board-toggle
      aria-pressed="false"
      aria-label="Pause the changing words"
      className="board-toggle relative grid [grid-area:2/1] self-end place-items-center z-1 size-11 ml-[calc(min(100%,6.9em)_-_34px)] text-ink-fixed isolate motion-reduce:hidden"
    >
      <span className="group-data-paused:hidden text-small/none">
        <Icon name="pause" className="size-[15px] fill-current" />
      </span>
      <span className="hidden group-data-paused:inline text-small/none">
        <Icon name="play" className="size-[15px] fill-current" />
      </span>
    </button>
  );
}

type RotatingBoardProps = {
  words: string;
  first: BoardWord;
  headline: Headline;
};

/** The heading's words around the board; `everyone` is said in place of the board's word to those who do not see it. */
export type Headline = { before: string; everyone: string; after: readonly string[] };
