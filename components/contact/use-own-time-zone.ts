import { useEffect, type RefObject } from 'react';

/**
 * Chooses the visitor's own time zone in the form's list, if it has one, unless they have chosen already. Where no clock
 * of the list agrees with theirs, nothing is chosen for them.
 */
export function useOwnTimeZone(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const list = form.current?.elements.namedItem('timeZone');
    if (!(list instanceof HTMLSelectElement) || list.value !== '') return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own) return;
    const zones = Array.from(list.options, ({ value }) => value).filter(value => value.includes('/'));
    list.value = findTimeZone(zones, own, new Date().getFullYear()) ?? '';
  }, [form]);
}

/**
 * The zone of the list that is `own`, or that has the same clock in the winter and the summer of that year: for someone
 * in Detroit, Eastern.
 */
export function findTimeZone(zones: readonly string[], own: string, year: number): string | undefined {
  if (zones.includes(own)) return own;
  const clock = clockOf(own, year);
  return zones.find(zone => clockOf(zone, year) === clock);
}

/** The zone's distance from Greenwich in January and in July. */
function clockOf(timeZone: string, year: number): string {
  const hours = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return [0, 6]
    .map(month => hours.formatToParts(new Date(Date.UTC(year, month, 15))))
    .map(parts => parts.find(({ type }) => type === 'timeZoneName')?.value)
    .join();
}
