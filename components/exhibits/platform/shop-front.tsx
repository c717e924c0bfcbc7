import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { ButtonRow } from '@/components/ui/button-row';
import { SentenceLines } from '@/components/ui/sentence-lines';
import './platform.css';

/** The top of a product page as a storefront: the heading on the painted wall, an awning, and the exhibit behind glass. */
export function ShopFront({ title, lede, trail, look, buttons, children }: ShopFrontProps) {
  return (
    <section className={`front front-${look}`}>
      <div className="front-wall on-dark">
        <div className="wrap">
          <Breadcrumbs trail={trail} />
          <div className="front-top grid gap-x-12 gap-y-6 mt-4 lg:grid-cols-[1.5fr_1fr] lg:items-end">
            <h1>
              <SentenceLines text={title} />
            </h1>
            <div>
              <p className="text-lede">{lede}</p>
              {buttons ? <ButtonRow className="mt-5 print:hidden">{buttons}</ButtonRow> : null}
            </div>
          </div>
        </div>
      </div>
      <div className="front-awning forced-colors:hidden" aria-hidden="true" />
      <div className="front-glass">
        <div className="wrap">{children}</div>
      </div>
    </section>
  );
}

type FrontLook = 'board' | 'enamel' | 'pin' | 'plum';

type ShopFrontProps = {
  title: string;
  lede: string;
  trail: Crumb[];
  /** The color of the wall and the awning (platform.css). */
  look: FrontLook;
  buttons?: ReactNode;
  children: ReactNode;
};
