import type { ReactNode } from 'react';
import { VacantShop } from '@/components/sections/vacant-shop';
import { Icon } from '@/components/ui/icon';
import { site as agency } from '@/content/site';
import { formatLocalMoment, sayShortMoment } from '@/lib/site/time';

/** A part of a desk page under its heading. */
export function DeskSection({ title, aside, id, children }: DeskSectionProps) {
  return (
    <section id={id} className="min-w-0">
      <div className="desk-title">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type DeskSectionProps = { title: string; aside?: ReactNode; id?: string; children: ReactNode };

/** In place of a list or page that has nothing yet: a drawing, a sentence, why that is so, and what one does about it. */
export function Empty({ title, action, children }: EmptyProps) {
  return (
    <div className="desk-empty">
      <VacantShop />
      <p>
        <strong>{title}</strong>
      </p>
      <p className="soft">{children}</p>
      {action}
    </div>
  );
}

type EmptyProps = { title: string; action?: ReactNode; children: ReactNode };

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

/** The same in a row of a list, as short as it can be said at `now`. */
export function ShortMoment({ at, now }: { at: number; now: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="soft whitespace-nowrap">
      {sayShortMoment(at, { now, timeZone: agency.timeZone })}
    </time>
  );
}

/** "Mon, Jul 6, 2026, 3:30 p.m." */
export function formatInstant(at: number): string {
  return formatLocalMoment(at, agency.timeZone);
}

/** A state: a dot and its word, so it never depends on color alone. What needs a person has a ground and a sign, too. */
export function DeskMark({ tone, children }: { tone: MarkTone; children: string }) {
  return (
    <span className={`desk-mark desk-${tone}`}>
      {tone === 'bad' ? <Icon name="circle-alert" className="size-4" /> : null}
      {children}
    </span>
  );
}

/** `open` waits for someone here, `calm` for someone else; `over` needs no one any more. */
export type MarkTone = 'open' | 'calm' | 'good' | 'over' | 'bad';

/** "AQ" of "Ada Quill", "O" of "owner@shop.example". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/).filter(Boolean);
  const [first, last] = name.includes('@')
    ? [words[0], '']
    : [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

/** Something that is late or past: a sign and words. */
export function Overdue({ children }: { children: ReactNode }) {
  return (
    <strong className="inline-flex items-baseline gap-1.5 font-bold text-error">
      <Icon name="circle-alert" className="size-4 self-center" />
      {children}
    </strong>
  );
}
