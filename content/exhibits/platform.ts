/** The exhibits of the platform and product pages. Shops, hours and conversations in them are invented, and tagged. */
export const browserExhibit = {
  domain: 'fernandtwine.example',
  shop: 'Fern & Twine',
  call: '(555) 014-0119',
  headline: 'Today’s bouquet, at your door by four.',
  text: 'One bouquet, $38. Delivery in Millbrook and Amenia.',
  hours: 'Open until 6 pm',
  address: '9 Main Street, Millbrook',
  form: 'Ask us',
  fields: ['Your name', 'Phone', 'What is it for?'],
  note: 'One page, five parts. The numbers are the same on the page and on the labels.',
  sample: 'Sample shop',
} as const;

export const eveningExhibit = {
  title: 'One evening with the chatbot, hour by hour',
  hours: [
    { time: '6:05 pm', light: 'dark', title: 'Nobody picks up', text: 'You’re driving home. The caller leaves no message.' },
    { time: '9:20 pm', light: 'lit', title: 'A leak is booked', text: 'The chatbot asks if water is running, offers 8:00 or 9:30, and puts it on the calendar.' },
    { time: '11:10 pm', light: 'lit', title: 'Too far away', text: 'Someone outside your area asks. It doesn’t quote a price.' },
    { time: '7:15 am', light: 'dawn', title: 'Your list is ready', text: 'The chatbot put the day on your phone, with the leak at the top.' },
    { time: '9:05 am', light: 'day', title: 'A person reads it all', text: 'We correct one answer and tell you about the caller from too far away.' },
  ],
  note: 'A plumber’s Thursday. A dark window is a customer nobody answered.',
  sample: 'Sample evening',
} as const; // prettier-ignore

export const doorsExhibit = {
  title: 'Three locations, three maps',
  /** Painted over each of the three. */
  sign: 'CORNER BARBERS',
  doors: [
    { name: 'Mill Road', number: '7', status: 'Open.', text: 'Two new reviews, both answered.' },
    { name: 'Amenia', number: '4', status: 'Closed today.', text: 'A pipe burst, and page, profile and chatbot show it by nine.' },
    { name: 'Station Square', number: '31', status: 'Opens in May.', text: 'Its page is written, its profile verified.' },
  ],
  note: 'This is one business on a Monday, and each location has its own page, profile and line in the report.',
  sample: 'Sample business',
} as const; // prettier-ignore

export const streetExhibit = { month: '/month' } as const;
