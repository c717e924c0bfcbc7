import type { ReactNode } from 'react';
import { SampleTag } from '@/components/exhibits/sample-tag';

/** The wooden desk: its heading, what is invented, and the document at full size. */
export function ToolDesk({ name, title, sample, children }: ToolDeskProps) {
  return (
    <section className="g-desk" data-exhibit={name} data-sample>
      <div className="wrap">
        <div className="g-desk-head">
          <h2>{title}</h2>
          <SampleTag>{sample}</SampleTag>
        </div>
        {children}
      </div>
    </section>
  );
}

/** `name` adds a style sheet with this document's rules alone. */
type ToolDeskProps = { name: string; title: string; sample: string; children: ReactNode };
