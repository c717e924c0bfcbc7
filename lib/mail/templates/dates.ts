import { MOMENT, zonedFormat } from '@/lib/site/time';

/** "Mon, Jul 6, 2026, 3:30 PM EDT" in the agency's time zone. */
export function formatMoment(at: number, timeZone: string): string {
  // Newer ICU data put a narrow no-break space before AM and PM; plain spaces keep the bytes stable.
  return formatIn(timeZone)
    .format(at)
    .replace(/[\u202f\u00a0]/g, ' ');
}

const formatIn = zonedFormat({ ...MOMENT, timeZoneName: 'short' });
