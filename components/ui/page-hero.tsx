import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { ButtonRow } from './button-row';
import { HoldPaint } from './hold-paint';
import { SentenceLines } from './sentence-lines';

/** The sky at the top of an inner page: where you are, its heading, one sentence, and a picture at the right. */
export function PageHero({ title, lede, trail, children, picture }: PageHeroProps) {
  const columns = picture ? 'lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]' : '';
  return (
    <section className="relative overflow-hidden bg-sky">
      <div className={`wrap grid items-center gap-x-split gap-y-10 py-split ${columns}`}>
        <div className="min-w-0">
          <Breadcrumbs trail={trail} />
          <h1 className="mt-4 tracking-[-0.032em]">
            {typeof title === 'string' ? <SentenceLines text={title} /> : title}
          </h1>
          {lede ? <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p> : null}
          {children ? <ButtonRow className="mt-6">{children}</ButtonRow> : null}
        </div>
        {/* No gap above a picture that small screens leave out. */}
        {picture ? <div className="min-w-0 max-lg:has-[>.hidden]:hidden">{picture}</div> : null}
      </div>
      <HoldPaint after="hero" />
    </section>
  );
}

type PageHeroProps = {
  title: ReactNode;
  lede?: ReactNode;
  trail: Crumb[];
  children?: ReactNode;
  picture?: ReactNode;
};
