/** One booking at a fictional barber’s, as it runs from the site to the calendar and to the sheet. */
export const apiCords = {
  calendar: {
    title: 'Your calendar',
    day: 'Thursday',
    hours: [
      { at: '9:00', who: 'Pete' },
      { at: '10:00', who: 'Wes, cut and beard', isNew: true },
      { at: '11:00', who: 'Lunch' },
      { at: '12:00', who: '' },
    ],
  },
  asks: 'Is Thursday at 10 free?',
  answers: 'Yes. Booked.',
  site: {
    title: 'Your site',
    line: 'Pick a time',
    slots: ['Thu 10:00', 'Thu 12:00', 'Fri 9:00'],
    chosen: 'Thu 10:00',
    done: 'See you Thursday.',
  },
  writes: 'One new row, please.',
  sheet: {
    title: 'Your sheet',
    head: ['Day', 'Name', 'What'],
    rows: [
      ['Wed 4:00', 'Al', 'Cut'],
      ['Thu 9:00', 'Pete', 'Shave'],
      ['Thu 10:00', 'Wes', 'Cut and beard'],
    ],
  },
} as const;
