import type { ReactNode } from 'react';
import { SampleTag } from '@/components/exhibits/sample-tag';
import '@/components/ui/sheet.css';

/** The wooden desk: its heading, what is invented, and what lies on it at full size. */
export function ToolDesk({ name, title, lede, sample, children }: ToolDeskProps) {
  return (
    <section
      className="wooden-desk overflow-clip py-split"
      data-exhibit={name}
      data-sample={sample === undefined ? undefined : ''}
    >
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2>{title}</h2>
          {lede ? <p className="w-full max-w-[36em] text-lede">{lede}</p> : null}
          {sample ? <SampleTag>{sample}</SampleTag> : null}
        </div>
        {children}
      </div>
    </section>
  );
}

/** `name` adds a style sheet with this document's rules alone. */
type ToolDeskProps = { name: string; title: string; lede?: string; sample?: string; children: ReactNode };
