import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { SentenceLines } from '@/components/ui/sentence-lines';

/** The top of a page whose picture is its argument: heading and buttons above, the exhibit from edge to edge below. */
export function ExhibitHero({ title, lede, trail, buttons, ground, children }: ExhibitHeroProps) {
  return (
    <section className={`relative overflow-hidden pt-head print:bg-none! ${ground}`}>
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[1.5fr_1fr] lg:items-end">
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
  /** The classes of its ground. */
  ground: string;
  children: ReactNode;
};
