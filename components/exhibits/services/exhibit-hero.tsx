import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { SentenceLines } from '@/components/ui/sentence-lines';

/** The top of a page whose picture is its argument: heading and buttons above, the exhibit from edge to edge below. */
export function ExhibitHero({ title, lede, trail, buttons, ground, children }: ExhibitHeroProps) {
  return (
    <section className={`exhibit-hero ${ground}`}>
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <div className="exhibit-hero-top">
          <h1>
            <SentenceLines text={title} />
          </h1>
          <div>
            <p className="text-lede">{lede}</p>
            <div className="mt-5 flex flex-wrap gap-3 print:hidden">{buttons}</div>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}

type ExhibitHeroProps = {
  title: string;
  lede: string;
  trail: Crumb[];
  buttons: ReactNode;
  /** The class of its ground (app/exhibits/services.css). */
  ground: string;
  children: ReactNode;
};
