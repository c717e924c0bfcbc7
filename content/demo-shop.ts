/** The number that Odell & Sons answer, the same on every picture of their site. */
export const odellPhone = '(555) 014-0142';

/**
 * The plumber of our pictures and of the demo's film: what a neighbor's search, the shop's website and its report say.
 * An invented business with invented figures; the pages say so where a figure could be taken for a promise.
 */
export const demoShop = {
  name: 'Odell & Sons',
  search: {
    words: 'plumber near me',
    name: 'Odell & Sons Plumbing',
    rating: '4.9 ★ (212)',
    trade: 'Plumber',
    distance: '0.3 mi',
    hours: 'Open 24 hours',
    place: '1st',
  },
  website: {
    address: 'odellandsons.example',
    phone: odellPhone,
    headline: 'No drip survives.',
    text: 'Emergency plumbing in Millbrook. At your door within the hour.',
    button: 'Call now',
  },
  night: '9:42 pm, nobody at the desk',
  report: {
    title: 'May, on one page',
    figures: [
      { value: '48', label: 'Calls', before: '41 in April' },
      { value: '73', label: 'Directions', before: '66 in April' },
      { value: '19', label: 'Bookings', before: '17 in April' },
    ],
    bars: [34, 42, 38, 51, 47, 60, 58, 71, 66, 78, 82, 94],
    next: 'a page for water heaters in Amenia. Eleven people searched, none found you.',
  },
} as const;
