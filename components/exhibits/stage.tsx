import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { SentenceLines } from '@/components/ui/sentence-lines';
import './stage.css';

/**
 * The top of a company or help page: its words and its exhibit on one painted ground. The words stand in the middle
 * above the exhibit, or with `side` at the left of it.
 */
export function Stage({ title, lede, trail, ground, side = false, ...rest }: StageProps) {
  return (
    <section
      className={`stage overflow-hidden pt-head pb-split ${side ? 'stage-side' : ''} ${GROUNDS[ground]}`}
    >
      <div
        className={`wrap ${side ? 'min-[64em]:grid min-[64em]:grid-cols-[minmax(0,0.52fr)_minmax(0,1fr)] min-[64em]:items-center min-[64em]:gap-split' : ''}`}
      >
        <div
          className={`grid gap-4 ${side ? '' : 'lg:justify-items-center lg:text-center'} ${ground === 'wall' ? WALL_WORDS : ''}`}
        >
          <Breadcrumbs trail={trail} />
          <h1 className={`tracking-[-0.032em] ${side ? 'min-[64em]:text-h2' : ''}`}>
            <SentenceLines text={title} />
          </h1>
          <p className="text-lede max-w-[34em] text-balance">{lede}</p>
          {rest.buttons ? (
            <div className="flex flex-wrap gap-3 mt-1 max-sm:*:flex-auto print:hidden">{rest.buttons}</div>
          ) : null}
        </div>
        {rest.children}
      </div>
    </section>
  );
}

type StageProps = {
  title: string;
  lede: string;
  trail: Crumb[];
  ground: keyof typeof GROUNDS;
  side?: boolean;
  buttons?: ReactNode;
  children: ReactNode;
};

/** Those that utilities cannot paint have their paint in the sheet. */
const GROUNDS = {
  shopfront: 'stage-shopfront stage-dark',
  butter: 'bg-marigold-soft',
  mint: 'bg-mint',
  alley: 'stage-alley stage-dark',
  plum: 'stage-dark bg-plum-31 dark:bg-plum-24',
  sky: 'bg-sky',
  desk: 'stage-desk',
  wall: 'bg-rose',
} as const;
/** Its board is taller than a screen: the words begin where the board does. */
const WALL_WORDS = 'min-[64em]:self-start min-[64em]:pt-6';
