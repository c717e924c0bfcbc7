import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { SentenceLines } from '@/components/ui/sentence-lines';

/**
 * The top of a company or help page: its words and its exhibit on one painted ground. The words stand in the middle
 * above the exhibit, or with `side` at the left of it.
 */
export function Stage({ title, lede, trail, ground, side = false, ...rest }: StageProps) {
  return (
    <section className={`stage ${side ? 'stage-side' : ''} stage-${ground}`}>
      <div className="wrap">
        <div className="stage-words">
          <Breadcrumbs trail={trail} />
          <h1>
            <SentenceLines text={title} />
          </h1>
          <p className="text-lede">{lede}</p>
          {rest.buttons ? <div className="stage-buttons">{rest.buttons}</div> : null}
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
  /** The last part of its class in app/exhibits/stage.css. */
  ground: 'shopfront' | 'butter' | 'mint' | 'alley' | 'plum' | 'sky' | 'desk' | 'wall';
  side?: boolean;
  buttons?: ReactNode;
  children: ReactNode;
};
