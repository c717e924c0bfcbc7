/** When the phone is answered, by the agency's clock, in full hours: the one place for every page and form that says so. */
const days = 'Mon-Fri';
const opens = 9;
const closes = 17;

export const hours = {
  days,
  opens: toClock(opens),
  closes: toClock(closes),
  text: `${days} ${sayHour(opens)}-${sayHour(closes)} EST`,
};

/**
 * Days off of our own, besides US federal holidays, as `YYYY-MM-DD`: the time of our promise stands still, and the contact
 * page names them. Take out what is past.
 */
export const closedDays: readonly string[] = [];

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
