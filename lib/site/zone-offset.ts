import { MINUTE_MS } from './time';
import { zonedFormat } from './zoned-format';

/** Milliseconds by which the zone's clock is ahead of UTC at an instant. */
export function zoneOffsetAt(at: number, timeZone: string): number {
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(formatIn(timeZone).format(at));
  if (!match) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** The instant at which the zone's clock shows this wall time (milliseconds as if it were UTC), on whichever side of a clock change. */
export function zonedInstant(wall: number, timeZone: string): number {
  const guess = wall - zoneOffsetAt(wall, timeZone);
  return wall - zoneOffsetAt(guess, timeZone);
}

const formatIn = zonedFormat({ timeZoneName: 'longOffset' });
