/** A day of the year as people write it: "August 1". */
export function dayName({ month, day }: { month: number; day: number }, timeZone: string): string {
  const noon = new Date(Date.UTC(2025, month - 1, day, 12));
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(noon);
}
