/** Words and figures of the drawings in the articles. Their shops and counts are invented, their rules are not. */

export const twoAnswers = {
  title: 'The same question, two bots.',
  label:
    'Two chats at 11:10 p.m. Asked about two more ibuprofen, one bot says yes. The other says who can answer, and offers the first open slot.',
  caption: 'A made-up chat with Bright Row Dental, our example dentist.',
  head: ['The bot', 'What it writes', 'What the customer has'],
  time: '11:10 pm',
  question: 'Is it OK to take two more ibuprofen?',
  bots: [
    {
      id: 'bad',
      name: 'Answers',
      lines: ['Yes, that’s fine. Is there anything else?'],
      end: 'Advice from a machine that can’t know.',
    },
    {
      id: 'good',
      name: 'Hands over',
      lines: [
        'I can’t advise on medicine. The nurse line is open all night: (555) 010-0199.',
        'Our first open slot is 8:20. Should Lena hold it for you?',
      ],
      end: 'A person, a number and a time.',
    },
  ],
} as const;

export const wayOut = {
  title: 'Three trays, decided ahead of time.',
  label:
    'Messages sorted into three trays. Emergencies ring a phone now, complaints and health questions go to a person today, large jobs and small questions wait until morning.',
  caption: 'Which message goes in which tray is your decision. Write it down before the bot goes live.',
  head: ['What comes in', 'What the bot does', 'Who takes over'],
  trays: [
    {
      id: 'now',
      name: 'Rings a phone now',
      who: 'The person on call',
      slips: [
        {
          text: 'Burst pipe, gas smell, bleeding, chest pain',
          act: 'Gives the emergency number first, then your own line',
        },
      ],
    },
    {
      id: 'today',
      name: 'A person, today',
      who: 'You, the same day',
      slips: [
        { text: 'A complaint', act: 'Says sorry, and that a person reads it today. No excuses, no discount' },
        { text: 'Anything about someone’s health', act: 'Stops, and offers a call' },
      ],
    },
    {
      id: 'morning',
      name: 'Tomorrow morning',
      who: 'You, with coffee',
      slips: [
        { text: 'A wedding, a fleet of vans', act: 'Takes a name, a number, and when to call' },
        { text: '“Do you sell gift cards?”', act: 'Answers, and adds it to the list' },
      ],
    },
  ],
} as const;

export const parkingLots = {
  title: 'Tully Auto in January: every space is a visit, every car a call or a form.',
  caption: 'Numbers made up so the math is easy.',
  head: ['Channel', 'Visits', 'Calls and forms', 'Out of 100 visits'],
  visits: 'visits',
  calls: 'calls and forms',
  call: 'call or form',
  of: 'of 100',
  less: 'less than 1',
  channels: [
    { name: 'Organic Search', visits: 400, calls: 32 },
    { name: 'Direct', visits: 150, calls: 15 },
    { name: 'Paid Search', visits: 200, calls: 6 },
    { name: 'Organic Social', visits: 250, calls: 1 },
  ],
} as const;

export const monthLeaves = {
  title: 'It’s June. Can you still dig into last June?',
  label:
    'Fifteen months on a strip, from April of last year to this June. Kept for 2 months, only the last two are there. Kept for 14 months, last June is too.',
  caption: 'Event data in Explorations. The standard reports aren’t affected.',
  head: ['Setting', 'Oldest month you can still open', 'Last June'],
  months: ['A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J'],
  /** Where last June is on the strip. */
  lastJune: 2,
  settings: [
    {
      id: 'default',
      name: 'As it comes: 2 months',
      keepMonths: 2,
      oldest: 'May of this year',
      answer: 'Gone',
    },
    {
      id: 'longest',
      name: 'Changed: 14 months',
      keepMonths: 14,
      oldest: 'May of last year',
      answer: 'Still there',
    },
  ],
} as const;

export const oddSign = {
  title: 'Three say one thing. The fourth says another.',
  search: 'barber millbrook',
  label:
    'A search for “barber millbrook.” The three shops on the map have the category Barber shop. The fourth, Marlow, has Hair salon and is not on the map.',
  caption: 'Use the word that the three have in common, if it’s true of you.',
  head: ['Shop', 'Category', 'On the map'],
  on: 'On the map',
  off: 'Not on it',
  signs: [
    { name: 'Razor & Co.', category: 'Barber shop', isOn: true },
    { name: 'Main St. Cuts', category: 'Barber shop', isOn: true },
    { name: 'The Chair', category: 'Barber shop', isOn: true },
    { name: 'Marlow', category: 'Hair salon', isOn: false },
  ],
} as const;

export const mileWalk = {
  title: 'The same search, one mile of Main Street.',
  label:
    'Position on the map for the same search, walking away from the shop: 1 at the door, 2 after a quarter mile, 5 after half a mile, 8 after three quarters, 12 after a mile.',
  caption: 'Illustrative. Your map depends on your trade, your town and your reviews.',
  head: ['Distance from the door', 'Position'],
  stops: [
    { at: 'At the door', short: 'Door', rank: 1 },
    { at: '0.25 mile', short: '0.25 mi', rank: 2 },
    { at: '0.5 mile', short: '0.5 mi', rank: 5 },
    { at: '0.75 mile', short: '0.75 mi', rank: 8 },
    { at: '1 mile', short: '1 mi', rank: 12 },
  ],
} as const;

export const threeStations = {
  title: 'Where is your page stuck?',
  label:
    'A page passes three stations. It is found through a link or a sitemap, read and kept if it has words of its own, and chosen if it answers best.',
  caption: 'Search Console tells you which station is the last one your page passed.',
  head: ['Station', 'What happens', 'If you’re stuck here'],
  stuck: 'Stuck here?',
  stations: [
    {
      id: 'find',
      name: 'Found',
      text: 'Through a link or your sitemap.',
      fix: 'Link to the page. Send a sitemap.',
    },
    {
      id: 'read',
      name: 'Read and kept',
      text: 'If it has something of its own.',
      fix: 'Merge copies. Add real facts.',
    },
    {
      id: 'choose',
      name: 'Chosen',
      text: 'If it answers the search best.',
      fix: 'Answer in the first two lines.',
    },
  ],
} as const;

export const titleRuler = {
  title: 'Two titles on a ruler of sixty characters.',
  caption: 'About sixty characters fit before a title is cut off.',
  head: ['Title', 'What it tells', 'Characters'],
  /** The length of the ruler. */
  longest: 60,
  of: 'of 60 characters',
  titles: [
    {
      name: 'Weak',
      parts: [
        { id: 'nothing', name: 'Nothing', mark: '?', text: 'Home' },
        { id: 'who', name: 'Who', mark: 'Who', text: ' | Fern & Twine' },
      ],
    },
    {
      name: 'Better',
      parts: [
        { id: 'what', name: 'What', mark: 'What', text: 'Same-day flower delivery' },
        { id: 'where', name: 'Where', mark: 'Where', text: ' in Millbrook' },
        { id: 'who', name: 'Who', mark: 'Who', text: ' | Fern & Twine' },
      ],
    },
  ],
} as const;

export const pagesForQuestions = {
  title: 'Four searches, four pages.',
  label:
    'Before, three of four searches led to one page called Our services. After, each search has a page of its own.',
  caption: 'Fern & Twine is our example florist.',
  head: ['What people type', 'Before', 'After'],
  before: {
    name: 'Our services',
    text: 'All three, a line each',
    note: 'Before: one page for three searches',
  },
  note: 'After: a page for each',
  searches: [
    {
      words: 'same day flower delivery',
      before: 'A line on “Our services”',
      page: 'Same-day delivery',
      after: 'Zones, order by what time, prices',
    },
    {
      words: 'funeral flowers',
      before: '“We do all occasions”',
      page: 'Funeral flowers',
      after: 'What’s usual, what it costs, delivery to the church',
    },
    {
      words: 'wedding florist',
      before: 'A gallery without words',
      page: 'Weddings',
      after: 'Three weddings, what each cost, how to start',
    },
    {
      words: 'flower shop millbrook',
      before: 'The home page',
      page: 'Home page',
      after: 'It was right all along',
    },
  ],
} as const;

export const firstScreens = {
  title: 'One flower shop, two first screens.',
  label:
    'Two phones. Before: a large photo, the words Let love bloom, and none of the four answers. After: when to order, what it costs, where it goes, and a button to call.',
  caption: 'Fern & Twine is our example florist. The before screen answers none of the four questions.',
  head: ['What people ask', 'Before', 'After'],
  shop: 'Fern & Twine',
  before: { name: 'Before', headline: 'Let love bloom', button: 'Discover more' },
  after: { name: 'After', headline: 'Order by one, at the door by four.', button: 'Call the shop' },
  none: 'Not there',
  answers: [
    { ask: 'How late can I order?', answer: 'By one' },
    { ask: 'What does it cost?', answer: 'Today’s bouquet, $38' },
    { ask: 'Do you deliver to me?', answer: 'All of Millbrook' },
    { ask: 'Can I call?', answer: 'Button at the thumb' },
  ],
} as const;

export const boxStack = {
  title: 'The tray on a laptop is a stack on a phone.',
  label:
    'Seven boxes on a wide screen, and the same boxes stacked on a phone. As they come, Open until four is seventh. Sorted, it is first.',
  caption: 'Numbers show the order on the phone. An example café.',
  head: ['On the phone', 'As it comes', 'Sorted'],
  tray: 'On a laptop',
  unsorted: 'On a phone, as it comes',
  sorted: 'On a phone, sorted',
  /** In the order in which they come. */
  boxes: ['Our story', 'A photo', 'A quote', 'Menu', 'Map', 'Dogs: yes', 'Open until four'],
  /** The same boxes in the order in which people ask. */
  order: ['Open until four', 'Menu', 'Map', 'Dogs: yes', 'A photo', 'Our story', 'A quote'],
} as const;

/** What the tables under these drawings are called: some of them hold words. */
export const articleFigureWords = { table: 'See it as a table' } as const;
