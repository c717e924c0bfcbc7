/** A length of time in its two largest units: "3 h 5 min". Hours are not made days: promises are given in hours. */
export function formatSpan(ms: number, soon: string): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  if (minutes < 1) return soon;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return hours >= HOURS_ONLY_FROM || rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const MINUTE_MS = 60_000;
const HOURS_ONLY_FROM = 12;
