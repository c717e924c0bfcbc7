/**
 * The federal holidays of the United States, on which we are closed. They are no business days in any promise that counts
 * those (lib/site/business-days.ts). Days off of our own are in opening-hours.ts.
 */
export const holidays = {
  /** Kept on the Friday before a Saturday, and on the Monday after a Sunday. */
  fixed: [
    { name: 'New Year’s Day', month: 1, date: 1 },
    { name: 'Juneteenth', month: 6, date: 19 },
    { name: 'Independence Day', month: 7, date: 4 },
    { name: 'Veterans Day', month: 11, date: 11 },
    { name: 'Christmas Day', month: 12, date: 25 },
  ],
  /** `which`: the first, second, third or fourth of that weekday in the month. 0 is Sunday. */
  counted: [
    { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: 1, which: 3 },
    { name: 'Washington’s Birthday', month: 2, weekday: 1, which: 3 },
    { name: 'Memorial Day', month: 5, weekday: 1, which: 'last' },
    { name: 'Labor Day', month: 9, weekday: 1, which: 1 },
    { name: 'Columbus Day', month: 10, weekday: 1, which: 2 },
    { name: 'Thanksgiving Day', month: 11, weekday: 4, which: 4 },
  ],
} as const;
