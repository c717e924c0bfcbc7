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
      <Sheet className="calendar first-month">
        <ol className="first-month-weeks">
          {month.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="first-month-reasons">
          <h3>{reasons.title}</h3>
          <ul>
            {reasons.items.slice(0, -1).map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
        </div>
        {promise ? (
          <p className="first-month-promise">
            <b>{promise.title}</b> {promise.text}
          </p>
        ) : null}
      </Sheet>
      <Sheet className="struck-slip">
        <h3>{labels.limits}</h3>
        <p>{limits}</p>
      </Sheet>
    </Section>
  );
}

type FirstMonthProps = Pick<ServicePage, 'month' | 'reasons' | 'limits'>;
