/** The spans of time that the site counts in milliseconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * One shape of date and time for any time zone (IANA name): the format is made once for each zone, because making one
 * costs far more than using it.
 */
export function zonedFormat(
  shape: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return timeZone => {
    const cached = formats.get(timeZone);
    if (cached) return cached;
    const made = new Intl.DateTimeFormat('en-US', { ...shape, timeZone });
    formats.set(timeZone, made);
    return made;
  };
}

/** "Mon, Jul 6, 2026, 3:30 p.m. EDT" */
export function formatMoment(at: number, timeZone: string): string {
  return spelled(zonedMomentIn(timeZone).format(at));
}

/** "Mon, Jul 6, 2026, 3:30 p.m.", for people who live by that clock. */
export function formatLocalMoment(at: number, timeZone: string): string {
  return spelled(momentIn(timeZone).format(at));
}

/** "3:30 p.m. EDT" */
export function formatTime(at: number, timeZone: string): string {
  return spelled(zonedTimeIn(timeZone).format(at));
}

/** A time is spelled as in every sentence of the site, with plain spaces, which ICU's data of some years lack. */
function spelled(text: string): string {
  return text
    .replace(/[\u202f\u00a0]/g, ' ')
    .replace(/(?<=\d )([AP])M\b/, (_, half: string) => `${half.toLowerCase()}.m.`);
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const satisfies Intl.DateTimeFormatOptions;
const MOMENT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  ...TIME,
} as const satisfies Intl.DateTimeFormatOptions;
const momentIn = zonedFormat(MOMENT);
const zonedMomentIn = zonedFormat({ ...MOMENT, timeZoneName: 'short' });
const zonedTimeIn = zonedFormat({ ...TIME, timeZoneName: 'short' });

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

/** An instant as people say it at `now`: "3 p.m. today", "Friday 3 p.m.", "July 13, 3 p.m." */
export function sayMoment(at: number, { now, timeZone }: Clockface): string {
  const last = lastMinute(at, timeZone);
  const days = dayOf(last, timeZone) - dayOf(now, timeZone);
  const near = NEAR_DAYS[days];
  const time = timeOf(last, timeZone);
  if (near) return `${time} ${near}`;
  if (Math.abs(days) < WEEK) return `${weekdayIn(timeZone).format(last)} ${time}`;
  const isThisYear = yearIn(timeZone).format(last) === yearIn(timeZone).format(now);
  return `${(isThisYear ? dateIn : datedIn)(timeZone).format(last)}, ${time}`;
}

/** The same for what may be read on another day: "Fri 3 p.m.", "Jul 13, 3 p.m." */
export function sayShortMoment(at: number, { now, timeZone }: Clockface): string {
  const last = lastMinute(at, timeZone);
  const isNear = Math.abs(dayOf(last, timeZone) - dayOf(now, timeZone)) < WEEK;
  const day = isNear ? shortWeekdayIn(timeZone).format(last) : `${shortDateIn(timeZone).format(last)},`;
  return `${day} ${timeOf(last, timeZone)}`;
}

/** A length of time in its largest whole unit: "5 minutes", "3 hours", "2 days". */
export function sayAge(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return count(minutes, 'minute');
  return hours < DAYS_FROM_HOURS ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}

function count(many: number, unit: string): string {
  return `${many} ${unit}${many === 1 ? '' : 's'}`;
}

/** Midnight ends a day: said as the next day's 12 a.m., a deadline would seem a day later. */
function lastMinute(at: number, timeZone: string): number {
  return (at + zoneOffsetAt(at, timeZone)) % DAY_MS === 0 ? at - MINUTE_MS : at;
}

/** "3 p.m.", "3:05 p.m.", "noon" */
function timeOf(at: number, timeZone: string): string {
  const minutes = Math.floor((at + zoneOffsetAt(at, timeZone)) / MINUTE_MS) % (24 * 60);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  if (hour === 12 && minute === 0) return 'noon';
  const minuteText = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minuteText} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** The calendar day of the zone's clock, counted from 1970. */
function dayOf(at: number, timeZone: string): number {
  return Math.floor((at + zoneOffsetAt(at, timeZone)) / DAY_MS);
}

const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
const WEEK = 7;
const DAYS_FROM_HOURS = 48;

const weekdayIn = zonedFormat({ weekday: 'long' });
const shortWeekdayIn = zonedFormat({ weekday: 'short' });
const dateIn = zonedFormat({ month: 'long', day: 'numeric' });
const datedIn = zonedFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const shortDateIn = zonedFormat({ month: 'short', day: 'numeric' });
const yearIn = zonedFormat({ year: 'numeric' });

type Clockface = { now: number; timeZone: string };

/** The day for people: '2025-05-10' → 'May 10, 2025'. */
export function formatDay(day: string): string {
  return LONG_DATE.format(new Date(`${day}T00:00:00Z`));
}

/** The day in UTC of an epoch-millisecond instant: the default date of an article that names none. */
export function toDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** The calendar day of the zone's clock at an instant: `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: number): string {
  return toDay(at + zoneOffsetAt(at, timeZone));
}

/**
 * Noon of a calendar day where the zone's clock is, as '2025-05-23T12:00:00-04:00': an instant for what knows a day only,
 * which is that day for readers from Hawaii to Europe.
 */
export function noonOf(day: string, timeZone: string): string {
  const at = zonedInstant(Date.parse(`${day}T12:00:00Z`), timeZone);
  const minutes = zoneOffsetAt(at, timeZone) / 60_000;
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = [hours, rest].map(part => String(part).padStart(2, '0')).join(':');
  return `${day}T12:00:00${minutes < 0 ? '-' : '+'}${offset}`;
}

/** The day that many days later: '2026-02-27', 2 → '2026-03-01'. */
export function daysAfter(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS);
}

/** The same day of the month that many months later, or that month's last one: '2027-01-31', 1 → '2027-02-28'. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
