import { Shop } from '@/components/drawings/shop';
import type { ShopId } from '@/components/drawings/street';
import { NumberPlate } from '@/components/ui/number-plate';

/** One step at length: its shop with the house number, what happens, and who does what. */
export function StepRow({ step, more, labels }: StepRowProps) {
  return (
    <li className="grid items-center gap-x-[clamp(28px,5vw,88px)] gap-y-6 lg:grid-cols-[.8fr_1.35fr]">
      <figure
        className={`relative flex h-[clamp(220px,24vw,300px)] items-end justify-center overflow-hidden rounded-card ${GROUNDS[step.id % GROUNDS.length] ?? ''}`}
      >
        <Shop shop={step.image} sky={372} className="h-[94%] w-full" />
        <span className="absolute top-5 left-5">
          <NumberPlate n={step.id} />
        </span>
        <figcaption className="sr-only">{step.alt}</figcaption>
      </figure>
      <div>
        <h2 className="text-[clamp(1.6rem,1.3rem+1.2vw,2.2rem)]">{step.title}</h2>
        <p className="mt-3 max-w-[38em] text-lede">{step.description}</p>
        {more ? (
          <>
            <p className="soft mt-3 max-w-[42em]">{more.text}</p>
            <dl className="mt-5 grid gap-y-2 border-t border-line pt-4">
              <Fact label={labels.ours}>{more.ours}</Fact>
              <Fact label={labels.yours}>{more.yours}</Fact>
              <Fact label={labels.takes}>{more.takes}</Fact>
            </dl>
          </>
        ) : null}
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid grid-cols-[5.5em_minmax(0,1fr)] gap-3 leading-snug">
      <dt className="font-display font-bold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const GROUNDS = ['bg-rose', 'bg-marigold-soft', 'bg-sky-deep', 'bg-mint', 'bg-sky'];

type StepRowProps = {
  step: { id: number; title: string; description: string; image: ShopId; alt: string };
  more: { text: string; ours: string; yours: string; takes: string } | undefined;
  labels: { ours: string; yours: string; takes: string };
};
