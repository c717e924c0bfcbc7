import { openingHours } from '@/content/opening-hours';

const { firstDay, lastDay, opens, closes, clock } = openingHours;
const days = firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`;

/** When the phone is answered, by the agency's clock: as every page and form says it. */
export const hours = {
  days,
  opens: toClock(opens),
  closes: toClock(closes),
  text: `${days} ${sayHour(opens)}-${sayHour(closes)} ${clock}`,
};

export const { closedDays } = openingHours;

/** The parts of a day that a call can be asked for: `value` is stored with the lead. */
export const partsOfDay = [
  { value: 'any-time', label: `Any time, ${sayHour(opens)} to ${sayHour(closes)}` },
  ...[
    { value: 'morning', name: 'Morning', from: opens, to: 11 },
    { value: 'midday', name: 'Midday', from: 11, to: 14 },
    { value: 'afternoon', name: 'Afternoon', from: 14, to: closes },
  ]
    .filter(({ from, to }) => from < to)
    .map(({ value, name, from, to }) => ({ value, label: `${name}, ${sayHour(from)} to ${sayHour(to)}` })),
];

/** "9", "5" */
function sayHour(hour: number): number {
  return hour % 12 || 12;
}

/** "09:00" */
function toClock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
