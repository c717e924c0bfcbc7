import type { ReactNode } from 'react';
import { StreetCrop } from '@/components/drawings/street-crop';

/** A page with one small form: the form on a card at the left, a piece of our street at the right. */
export function AccountScreen({ title, lede, children, below }: AccountScreenProps) {
  return (
    <section className="bg-sky">
      <div className="wrap grid items-center gap-x-split py-split lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-[520px] lg:mx-0">
          <div className="rounded-card bg-card p-inset shadow-shelf sm:rounded-panel">
            <h1 className="text-title">{title}</h1>
            {lede ? <p className="soft mt-3">{lede}</p> : null}
            <div className="mt-7">{children}</div>
          </div>
          {below ? <div className="mt-6 grid gap-2 px-1">{below}</div> : null}
        </div>
        <StreetCrop
          plan={SHOPS}
          pin="coffee"
          sky={330}
          align="xMidYMax meet"
          className="hidden h-[clamp(560px,100vh-160px,720px)] self-start overflow-hidden rounded-panel bg-sky-deep lg:sticky lg:top-[108px] lg:block [&>svg]:h-full"
        />
      </div>
    </section>
  );
}

const SHOPS = ['florist', 'coffee', 'barber'] as const;

type AccountScreenProps = {
  title: ReactNode;
  lede?: ReactNode;
  children: ReactNode;
  /** Links and small print under the card. */
  below?: ReactNode;
};
