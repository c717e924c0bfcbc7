import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { site as agency } from '@/content/site';
import { MOMENT, zonedFormat } from '@/lib/site/time';

/** A part of a desk page under its heading. */
export function DeskSection({ title, aside, id, children }: DeskSectionProps) {
  return (
    <section id={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-label tracking-[-0.01em]">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type DeskSectionProps = { title: string; aside?: ReactNode; id?: string; children: ReactNode };

/** What a page or a list is about, before it. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className="soft mb-3 max-w-[62em] text-small">{children}</p>;
}

/** Labeled values, one under the other; a row that is `false` is left out. */
export function Facts({ rows }: { rows: readonly (Fact | false)[] }) {
  return (
    <dl className="desk-facts">
      {rows
        .filter(row => row !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** An instant as the agency's clock shows it. */
export function Moment({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {formatInstant(at)}
    </time>
  );
}

/** "Mon, Jul 6, 2026, 3:30 PM" */
export function formatInstant(at: number): string {
  return formatIn(agency.timeZone).format(at);
}

const formatIn = zonedFormat(MOMENT);

/** A state: a sign and its word, so it never depends on color alone. */
export function DeskMark({ tone, children }: { tone: MarkTone; children: string }) {
  const { icon, look } = TONES[tone];
  return (
    <span
      className={`desk-mark inline-flex gap-1 items-center py-px px-2 rounded-round font-[650] whitespace-nowrap ${look}`}
    >
      <Icon name={icon} className="size-4" />
      {children}
    </span>
  );
}

/** Class names in full: what is put together at run time is not found when styles are cut down. */
const TONES = {
  open: { icon: 'star', look: 'bg-marigold-soft' },
  calm: { icon: 'clock', look: 'bg-mist' },
  good: { icon: 'circle-check', look: 'bg-ok-soft' },
  over: { icon: 'minus', look: 'bg-mist text-soft' },
  bad: { icon: 'circle-alert', look: 'bg-error-soft shadow-[inset_0_0_0_1px_var(--color-error)]' },
} as const satisfies Record<string, { icon: IconName; look: string }>;

export type MarkTone = keyof typeof TONES;

/** Something that is late or past: a sign and words. */
export function Overdue({ children }: { children: ReactNode }) {
  return (
    <strong className="inline-flex items-baseline gap-1.5 font-bold text-error">
      <Icon name="circle-alert" className="size-4 self-center" />
      {children}
    </strong>
  );
}
