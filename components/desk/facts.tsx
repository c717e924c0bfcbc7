import type { ReactNode } from 'react';

/** Labeled values, one under the other. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="desk-facts">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Fact = { label: string; value: ReactNode };
