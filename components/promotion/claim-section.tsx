import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Places } from './places';

/** The two ways to answer the offer, side by side: the lead form, and a request for a call. */
export function ClaimSection({ id, claim, full, schedule }: ClaimSectionProps) {
  const box = (
    <div className="rounded-card bg-card p-6 text-ink [--color-focus:oklch(0.43_0.13_256)] dark:[--color-focus:var(--color-marigold)]">
      {schedule.children}
    </div>
  );
  return (
    <Section ground="mist" id={id}>
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
        <div className="rounded-card bg-card p-inset shadow-shelf sm:rounded-panel">
          <Places open={<Claim {...claim} />} full={<Claim {...full} />} />
        </div>
        <div className="rounded-card bg-marigold p-inset text-ink-fixed [--color-focus:var(--color-ink-fixed)] sm:rounded-panel">
          <h2 className={HEADING}>{schedule.title}</h2>
          <p data-until-sent="consultation-form" className="mt-2">
            {schedule.lede}
          </p>
          <ul className="mt-5 mb-7 grid gap-2.5">
            {schedule.points.map(point => (
              <li key={point} className="flex gap-3 leading-snug">
                <Icon name="check" className="mt-0.5 size-5" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          {schedule.isCalendar ? (
            box
          ) : (
            <Island name="reveal" href={schedule.href} label={schedule.button}>
              {box}
            </Island>
          )}
        </div>
      </div>
    </Section>
  );
}

function Claim({ title, lede, children }: ClaimProps) {
  return (
    <>
      <h2 className={HEADING}>{title}</h2>
      <p data-until-sent="christmas-in-july-form" className="soft mt-2 mb-7">
        {lede}
      </p>
      {children}
    </>
  );
}

const HEADING = 'text-figure';

type ClaimProps = { title: string; lede: string; children: ReactNode };

type ClaimSectionProps = {
  id: string;
  claim: ClaimProps;
  /** In its place once all places are taken. */
  full: ClaimProps;
  schedule: {
    title: string;
    lede: string;
    points: readonly string[];
    button: string;
    /** Where the same form stands on its own. */
    href: string;
    children: ReactNode;
    /** A configured calendar. It loads only on request, so it needs no button of its own. */
    isCalendar: boolean;
  };
};
