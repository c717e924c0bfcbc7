import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/**
 * A message at the left, a call at the right. With `?inquiry=consultation` the call comes first: what the
 * address asks for stands around both (`contact-forms.slot.tsx`).
 */
export function ContactForms({ message, consultation }: ContactFormsProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
      <div id="message" className="rounded-card bg-card p-inset shadow-shelf sm:rounded-panel">
        <h2 className={HEADING}>{message.title}</h2>
        <p data-until-sent="contact-form" className="soft mt-2 mb-7">
          {message.lede}
        </p>
        {message.children}
      </div>
      <div
        id="consultation"
        className="rounded-card bg-marigold p-inset text-ink-fixed [--color-focus:var(--color-ink-fixed)] sm:rounded-panel [[data-inquiry=consultation]_&]:-order-1"
      >
        <h2 className={HEADING}>{consultation.title}</h2>
        <p data-until-sent="consultation-form" className="mt-2">
          {consultation.lede}
        </p>
        <ul className="mt-5 mb-7 grid gap-2.5">
          {consultation.points.map(point => (
            <li key={point} className="flex gap-3 leading-snug">
              <Icon name="check" className="mt-0.5 size-5" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <div className="rounded-card bg-card p-6 text-ink [--color-focus:var(--color-plate)] dark:[--color-focus:var(--color-marigold)]">
          {consultation.children}
        </div>
      </div>
    </div>
  );
}

const HEADING = 'text-figure';

type ContactFormsProps = {
  message: { title: string; lede: string; children: ReactNode };
  consultation: { title: string; lede: string; points: readonly string[]; children: ReactNode };
};
