import { DAY_MS, MINUTE_MS } from './time';
import { zonedFormat } from './zoned-format';
import { zoneOffsetAt } from './zone-offset';

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
  const shown = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${shown} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
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
