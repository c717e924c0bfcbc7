/** An owner's Tuesday on a 24-hour clock: what the hours go to, and what the website does in them. An invented owner. */
export const smallBusinessDay = {
  sample: 'Sample day',
  center: 'Tuesday',
  noon: 'noon',
  midnight: 'midnight',
  label:
    'Nina’s Tuesday on a clock of 24 hours. She works from 6 a.m. to 6 p.m.: ten hours in the shop and two on the road. The website works all 24.',
  eventsTitle: 'What the website did',
  parts: [
    { id: 'road', from: 6, to: 7, name: 'Flower market', by: 'Nina' },
    { id: 'shop', from: 7, to: 17, name: 'In the shop', by: 'Nina' },
    { id: 'road', from: 17, to: 18, name: 'Deliveries', by: 'Nina' },
    { id: 'home', from: 18, to: 22, name: 'Home', by: 'Nina' },
    { id: 'sleep', from: 22, to: 30, name: 'Asleep', by: 'Nina' },
  ],
  events: [
    { hour: 6, time: '6:10 am', text: 'Someone checks the hours before driving over.' },
    { hour: 9, time: '9:25 am', text: 'A call from the map, with one tap.' },
    { hour: 12, time: '12:40 pm', text: 'A wedding inquiry arrives, with the date filled in.' },
    { hour: 15, time: '3:15 pm', text: 'Nina changes a price on her phone, and it’s on the site.' },
    { hour: 20, time: '8:05 pm', text: 'The chatbot books a pickup for Saturday.' },
    { hour: 23, time: '11:30 pm', text: '“Do you deliver to Amenia?” It answers yes, and for how much.' },
  ],
  key: { road: 'On the road', shop: 'In the shop', home: 'Home', sleep: 'Asleep' },
} as const;
