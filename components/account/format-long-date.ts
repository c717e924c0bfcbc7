/** "July 6, 2026" in the given time zone. */
export function formatLongDate(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);
}
