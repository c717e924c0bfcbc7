import { SampleTagOf } from '@/components/exhibits/sample-tag';
import type { Sourced } from '@/content/provenance';

/** Four facts on the asphalt, divided like lanes. */
export function FactsStrip({ items }: { items: readonly Fact[] }) {
  return (
    <section aria-label="By the numbers" className="on-dark bg-asphalt text-white">
      <dl className="lane-facts wrap grid grid-cols-2 gap-y-6 pt-8 pb-8 max-sm:py-6 tabular-nums lg:grid-cols-4">
        {items.map(item => (
          <div key={item.figure} className="lg:first:pl-0 lg:first:border-0">
            <dt className="mb-1.5 font-display text-figure leading-none font-extrabold tracking-[-0.02em] sm:whitespace-nowrap">
              {item.figure}
            </dt>
            <dd className="text-small leading-[1.4] text-stone-90">
              {item.text} {item.source ? <SampleTagOf item={item.source} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fact = { figure: string; text: string; source?: Sourced };
