/**
 * One shape of date and time for any time zone (IANA name): the format is made once for each zone, because making one
 * costs far more than using it.
 */
export function zonedFormat(
  shape: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return timeZone => {
    const known = formats.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat('en-US', { ...shape, timeZone });
    formats.set(timeZone, made);
    return made;
  };
}

/** "Mon, Jul 6, 2026, 3:30 PM" */
export const MOMENT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;
