import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { servicePages } from '@/content/service-pages';
import type { ServicePage } from '@/lib/documents/read-documents';
import './wall-calendar.css';
import './first-month.css';

/**
 * The first month as a wall calendar: four weeks, under them the reasons to choose us, the last one stamped below the
 * fourth week as what we promise. Beside it the slip with what we don't do, struck out.
 */
export function FirstMonth({ month, reasons, limits }: FirstMonthProps) {
  const { labels } = servicePages;
  const promise = reasons.items.at(-1);
  return (
    <Section ground="mist">
      <h2>{labels.month}</h2>
      <Sheet className="calendar first-month mt-16 grid leading-snug lg:grid-cols-[3fr_1fr]">
        <ol className="first-month-weeks grid lg:col-span-2 lg:grid-cols-4">
          {month.map(({ term, text }) => (
            <li key={term} className="border-b border-line p-6 lg:not-first:border-l">
              <b className="font-display font-extrabold">{term}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="p-6 text-small">
          <h3>{reasons.title}</h3>
          <ul className="mt-3 grid gap-3 lg:grid-cols-3 lg:gap-x-8">
            {reasons.items.slice(0, -1).map(({ title, text }) => (
              <li key={title}>
                <b className="block">{title}</b> {text}
              </li>
            ))}
          </ul>
        </div>
        {promise ? (
          <p className="m-6 mt-0 self-center rounded-sign border-3 border-pin-fixed p-4 text-small -rotate-2 lg:mt-6">
            <b className="block text-label text-brick-44">{promise.title}</b> {promise.text}
          </p>
        ) : null}
      </Sheet>
      <Sheet className="struck-slip mt-8 ml-auto max-w-[40rem] py-6 pr-6">
        <h3>{labels.limits}</h3>
        <p className="mt-1 max-w-[31em] text-small">{limits}</p>
      </Sheet>
    </Section>
  );
}

type FirstMonthProps = Pick<ServicePage, 'month' | 'reasons' | 'limits'>;
