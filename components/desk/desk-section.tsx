import type { ReactNode } from 'react';

/** A part of a desk page under its heading. */
export function DeskSection({ title, aside, id, children }: DeskSectionProps) {
  return (
    <section id={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-[1.2rem] tracking-[-0.01em]">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type DeskSectionProps = { title: string; aside?: ReactNode; id?: string; children: ReactNode };
