import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Stars } from '@/components/ui/stars';
import type { Sourced } from '@/content/provenance';

/** The average in large numerals, with what it is an average of. */
export function ReviewsPageRating({
  stats,
  among,
  line,
}: {
  stats: Sourced & { averageRating: number };
  among: readonly Sourced[];
  line: string;
}) {
  const { averageRating: average } = stats;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {/* As wide as in our typeface, whose figures may come later. */}
      <b className="w-[1.43em] font-display text-display leading-[.82] font-extrabold tracking-[-0.05em] tabular-nums">
        {average}
      </b>
      <span className="text-label">
        <span className="text-name leading-none [--color-star:var(--color-marigold-pale)]">
          <Stars rating={average} />
        </span>{' '}
        <br />
        {line} <br />
        <SampleTagOf item={stats} among={among} />
      </span>
    </p>
  );
}
