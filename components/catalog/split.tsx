import type { ReactNode } from 'react';

/** A heading with its line at the left, the matter at the right. */
export function Split({ title, lede, children }: SplitProps) {
  return (
    <div className="grid items-start gap-x-split gap-y-8 lg:grid-cols-[.8fr_1.35fr]">
      <div>
        <h2>{title}</h2>
        {lede ? <div className="soft mt-4 text-lede">{lede}</div> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type SplitProps = { title: string; lede?: ReactNode; children: ReactNode };
