import { Stars } from '@/components/ui/stars';

/** The average in large numerals, with what it is an average of. */
export function ReviewsPageRating({ average, line }: { average: number; line: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:justify-end">
      {/* As wide as in our typeface, whose figures may come later. */}
      <b className="w-[1.43em] font-display text-[clamp(6rem,4rem+9vw,11.5rem)] leading-[.82] font-extrabold tracking-[-0.05em] tabular-nums">
        {average}
      </b>
      <span className="text-[1.15rem]">
        <span className="text-[1.6rem] leading-none">
          <Stars rating={average} />
        </span>{' '}
        <br />
        {line}
      </span>
    </p>
  );
}
