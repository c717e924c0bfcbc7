/**
 * Chooses the visitor's own time zone in the form's list, unless they have chosen already. A zone that the list does not
 * name is matched by its clock, in winter and in summer: somebody in Detroit sees Eastern. Where no clock of the list
 * agrees, nothing is chosen for them.
 */
export function timeZoneBehaviour(box: HTMLElement, own = ownTimeZone(), year = currentYear()): void {
  const list = box.querySelector<HTMLSelectElement>('select[name="timeZone"]');
  if (!list || own === null || list.value !== '') return;
  const zones = Array.from(list.options, ({ value }) => value).filter(value => value.includes('/'));
  const clock = clockOf(own, year);
  const match = zones.includes(own) ? own : zones.find(zone => clockOf(zone, year) === clock);
  if (match !== undefined) list.value = match;
}

/** The zone's distance from Greenwich in January and in July. */
function clockOf(timeZone: string, year: number): string {
  const hours = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return [0, 6]
    .map(month => hours.formatToParts(new Date(Date.UTC(year, month, 15))))
    .map(parts => parts.find(({ type }) => type === 'timeZoneName')?.value)
    .join();
}

function ownTimeZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
}

function currentYear(): number {
  return new Date().getFullYear();
}
