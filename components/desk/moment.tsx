import { MOMENT, zonedFormat } from '@/lib/site/time';

/** An instant as the agency's clock shows it. */
export function Moment({ at, timeZone }: { at: number; timeZone: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {formatMoment(at, timeZone)}
    </time>
  );
}

/** "Mon, Jul 6, 2026, 3:30 PM" */
export function formatMoment(at: number, timeZone: string): string {
  return formatIn(timeZone).format(at);
}

const formatIn = zonedFormat(MOMENT);
