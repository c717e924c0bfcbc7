/**
 * One shape of date and time for any time zone (IANA name): the format is made once for each zone, because making one
 * costs a hundred times as much as using it.
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
