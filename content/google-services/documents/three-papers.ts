/** Three sources and the one page that they feed, for a fictional barber with three shops. Every figure is a sample. */
export const threePapers = {
  papers: [
    { name: 'Business Profile', what: 'Calls', kind: 'Google', values: [64, 51, 22] },
    { name: 'Booking app', what: 'Bookings', kind: 'exported each night', values: [212, 188, 121] },
    {
      name: 'Your own sheet',
      what: 'Sales in dollars',
      kind: 'kept by the bookkeeper',
      values: [9400, 8100, 4900],
    },
  ],
  title: 'Corner Barbers, October.',
  head: 'Shop',
  shops: ['Main Street', 'Mill Road', 'Station'],
  noteTitle: 'In words',
  note: 'Station took half as many calls as Main Street. The street outside was torn up on the 9th. Put the back entrance on the profile.',
  by: 'Priya, November 2',
} as const;
