/** "Mon, Jul 6, 2026, 3:30 PM EDT" in the agency's time zone. */
export function formatMoment(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // Newer ICU data put a narrow no-break space before AM and PM; plain spaces keep the bytes stable.
  return format.format(at).replace(/[\u202f\u00a0]/g, ' ');
}
