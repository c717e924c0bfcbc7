import { TickList } from '@/components/ui/tick-list';
import type { Comparison } from '@/content/comparisons/comparison';
import { comparisonWords } from '@/content/comparisons/words';

/** When the other one is right, when we are, and what we would say across the counter. */
export function ChooseLists({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <div className="grid gap-x-[clamp(28px,5vw,72px)] gap-y-10 sm:grid-cols-2">
        {[comparison.chooseThem, comparison.chooseUs].map(({ title, items }) => (
          <div key={title} className="border-t-2 border-ink pt-5">
            <h3 className="mb-3">{title}</h3>
            <TickList items={items} />
          </div>
        ))}
      </div>
      <div className="mt-[clamp(36px,4vw,56px)] rounded-panel bg-mint p-[clamp(26px,4.2vw,60px)]">
        <h3>{comparisonWords.verdict}</h3>
        <p className="mt-3 max-w-[44em] text-lede">{comparison.verdict}</p>
      </div>
    </>
  );
}
