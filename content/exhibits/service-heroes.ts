/** What the drawings at the top of the service pages say. The shops in them are invented, and so are their figures. */
export const websiteExhibit = {
  label:
    'A bakery’s page on a phone, a tablet and a desk. Call, hours, directions and the order button are in sight on each.',
  widths: ['Phone', 'Tablet', 'Desk'],
  shop: 'Second Loaf',
  headline: 'Bread by seven.',
  text: 'Sourdough, rye and rolls until they’re gone.',
  marks: [
    { name: 'Call', words: '(555) 014-0163', why: 'dials with one tap' },
    { name: 'Open', words: 'Open until 3 pm', why: 'right on holidays too' },
    { name: 'Directions', words: '12 Kettle Lane', why: 'opens the map they use' },
    { name: 'Order', words: 'Order for Saturday', why: 'three fields, no account' },
  ],
  prices: ['Sourdough $8', 'Rye $7', 'Six rolls $5'],
  note: 'The four things visitors tap have the same number at every width.',
} as const;

export const rankExhibit = {
  choose: 'Choose a month',
  months: [
    { id: 'march', label: 'March', text: 'Found in the top three on' },
    { id: 'june', label: 'June', text: 'Found in the top three on' },
  ],
  of: 'of 35 corners',
  label: 'The map of the town with the shop’s rank in a search from each of 35 corners',
  key: ['1 to 3: on the map', '4 to 9: one more tap', '10 or more: not seen'],
  query: 'Each circle is a search for “plumber near me” from one corner of the town.',
  note: 'An illustration of an invented town. Your map depends on your trade, your town and your reviews.',
} as const;

export const profileExhibit = {
  name: 'Fern & Twine',
  by: { owner: 'You', agency: 'Us' },
  note: 'Of these eight fields we do five, because only you know the other three.',
  rows: [
    { field: 'Name', value: 'Fern & Twine', by: 'owner', why: 'As it is on your sign.' },
    { field: 'Main category', value: 'Florist', by: 'agency', why: 'The word your customers type.' },
    {
      field: 'Reviews',
      value: '4.8 from 96 reviews',
      by: 'agency',
      why: 'We draft each reply, you approve it.',
    },
    { field: 'Hours', value: 'Open until 6 pm', by: 'owner', why: 'We ask you before each holiday.' },
    { field: 'Phone', value: '(555) 014-0119', by: 'agency', why: 'The same on every listing.' },
    {
      field: 'Services',
      value: 'Bouquets, weddings, delivery',
      by: 'agency',
      why: 'Named one by one, with a price range.',
    },
    {
      field: 'Photos',
      value: 'Six from this month',
      by: 'owner',
      why: 'You send them, we caption and date them.',
    },
    {
      field: 'News',
      value: 'Peonies are in',
      by: 'agency',
      why: 'Posted each week, taken down when it’s over.',
    },
  ],
} as const;

export const articleExhibit = {
  steps: [
    {
      day: 'Monday',
      who: 'Your counter',
      title: 'A question is asked',
      text: '“Do I need new brakes, or just pads?”',
    },
    {
      day: 'Tuesday',
      who: 'You and our writer',
      title: 'Twenty minutes by phone',
      text: 'You talk, and the writer types what only you know.',
    },
    {
      day: 'Thursday',
      who: 'Our writer',
      title: 'A draft, read aloud',
      text: 'We cut what you wouldn’t say.',
    },
    { day: 'Friday', who: 'You', title: 'A red pen', text: 'Prices and facts are yours to correct.' },
    { day: 'Monday', who: 'Your site', title: 'An article', text: 'With your name, a date and a next step.' },
  ],
  article: { title: 'Pads or brakes? How to tell.', by: 'Tully Auto' },
} as const;

export const reportExhibit = {
  shop: 'Bright Row Dental',
  sheets: [
    {
      id: 'week',
      title: 'The week',
      date: 'June 16 to 22',
      by: 'Sent on Monday',
      figures: [
        { value: 12, label: 'calls', before: '10 the week before' },
        { value: 18, label: 'asked for directions', before: '17 the week before' },
        { value: 5, label: 'bookings', before: '4 the week before' },
      ],
      bars: [1, 3, 2, 2, 3, 1, 0],
      days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
      heading: 'Calls by day',
      last: 'Nothing to decide this week.',
    },
    {
      id: 'month',
      title: 'The month',
      date: 'June',
      by: 'Written by our analytics specialist, July 2',
      figures: [
        { value: 48, label: 'calls', before: '41 in June last year' },
        { value: 73, label: 'asked for directions', before: '61 in June last year' },
        { value: 19, label: 'bookings', before: '17 in June last year' },
      ],
      bars: [41, 44, 42, 46, 45, 48],
      days: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
      heading: 'Calls by month',
      last: 'Decision: a page about emergency visits. Nine people searched for it.',
    },
  ],
} as const;

export const reviewExhibit = {
  reply: 'Our reply, approved by the owner',
  signs: [
    {
      shop: 'Marlow Barber',
      stars: 5,
      text: 'In at ten, out by ten thirty, best cut in years.',
      answer: 'Thanks, Pete. See you in five weeks.',
    },
    {
      shop: 'Nonna Bea',
      stars: 2,
      text: 'Waited fifty minutes with a reservation.',
      answer:
        'That’s too long, and it was our mistake. We’ve moved two tables to 8:30. Please call Bea, she’d like to make it right.',
    },
    {
      shop: 'Fern & Twine',
      stars: 4,
      text: 'Beautiful, but the peonies faded fast.',
      answer: 'Peonies last four days, and we should have said so. It’s on the card now.',
    },
    {
      shop: 'Tully Auto',
      stars: 5,
      text: 'Told me I didn’t need the repair.',
      answer: 'You didn’t. Come back at 60,000 miles.',
    },
  ],
} as const;

export const calendarExhibit = {
  month: 'September',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  /** The month begins on a Monday. */
  length: 30,
  posts: [
    { day: 1, kind: 'new', text: 'Plum cake is back' },
    { day: 3, kind: 'how', text: 'Folding croissants' },
    { day: 5, kind: 'who', text: 'Rosa, six years here' },
    { day: 8, kind: 'new', text: 'Rye, darker now' },
    { day: 10, kind: 'how', text: 'Why the crust cracks' },
    { day: 12, kind: 'who', text: 'Walt and his paper' },
    { day: 15, kind: 'new', text: 'School lunch rolls' },
    { day: 17, kind: 'how', text: 'Feeding the starter' },
    { day: 19, kind: 'who', text: 'Our flour driver' },
    { day: 22, kind: 'new', text: 'First pumpkin bread' },
    { day: 24, kind: 'how', text: 'Scoring a loaf' },
    { day: 26, kind: 'who', text: 'Biscuit, the dog' },
  ],
  kinds: { new: 'What’s new', how: 'How it’s made', who: 'Who’s here' },
  note: 'Twelve posts go out in a month, on Monday, Wednesday and Friday. The other days are for baking.',
} as const;
