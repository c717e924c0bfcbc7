import type { ReactNode } from 'react';
import { Sheet } from './sheet';

/** The till receipt: any sum of money that adds up. Light in both themes, as paper is. */
export function Receipt({ title, lines, total, note, strip, as: Heading = 'h2' }: ReceiptProps) {
  return (
    <div className="drop-shadow-sheet">
      <Sheet torn className="receipt p-8 tabular-nums">
        <Heading className="font-stretch-[108%] border-dashed border-ink-fixed/30 border-b-2 pb-4 text-center text-h3 font-[750]">
          {title}
        </Heading>
        <dl className="pt-3">
          {lines.map(line => (
            <div key={line.label} className="flex flex-wrap justify-between gap-x-4 py-2 leading-snug">
              <dt className="flex-[1_1_6em]">
                {line.label}
                {line.note ? <span className="block text-small">{line.note}</span> : null}
              </dt>
              <dd className="ml-auto font-[650] whitespace-nowrap">{line.value}</dd>
            </div>
          ))}
          {total ? (
            <div className="border-dashed border-ink-fixed/30 mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 pt-4 font-display font-extrabold">
              <dt className="text-label">{total.label}</dt>
              <dd className="text-[min(1.9rem,10vw)] leading-[1.1] tracking-[-0.02em]">{total.value}</dd>
            </div>
          ) : null}
        </dl>
        {note ? <p className="mt-1 text-small">{note}</p> : null}
        {strip ? (
          <p className="-mx-8 mt-4 flex flex-wrap justify-between gap-x-4 bg-marigold px-8 py-3 font-display text-label leading-tight font-extrabold">
            <span>{strip.label}</span> <span>{strip.value}</span>
          </p>
        ) : null}
      </Sheet>
    </div>
  );
}

/** `note`: what else holds for this amount, under its label. */
type ReceiptLine = { label: string; value: ReactNode; note?: string | undefined };

type ReceiptProps = {
  title: string;
  lines: readonly ReceiptLine[];
  total?: ReceiptLine;
  note?: ReactNode;
  strip?: { label: string; value: ReactNode };
  as?: 'h2' | 'h3' | 'p';
};
