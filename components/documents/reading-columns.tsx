import type { ReactNode } from 'react';

/** Contents, text, and a card beside it: one column on phones, three on wide screens. */
export function ReadingColumns({
  toc,
  aside,
  children,
}: {
  toc: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid items-start gap-split lg:grid-cols-[232px_minmax(0,42rem)] xl:grid-cols-[232px_minmax(0,42rem)_1fr] print:block">
      {toc}
      <div className="min-w-0">{children}</div>
      <div className="lg:col-start-2 xl:sticky xl:top-[108px] xl:col-start-auto print:hidden">{aside}</div>
    </div>
  );
}
