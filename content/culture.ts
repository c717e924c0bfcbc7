/** The team page: its headings, and what the people say about working here. `person` is a name in team.ts. */
export const culture = {
  title: 'Team: twelve people, one street',
  description:
    'Four people who run the place and eight specialists: design, local search, copy, support, photography and more. Who they are and how they work.',
  heading: 'Our team: twelve people, one street',
  lede: 'Four run the place. Eight are specialists.',
  leadership: 'Leadership.',
  specialists: 'Specialists.',
  section: {
    title: 'Our culture: what it’s like to work here',
    lede: 'Overheard on Mill Road.',
    link: 'Careers: come and work with us',
  },
  quotes: [
    {
      person: 'Ruth Palmer',
      text: 'On my second day I crossed out one of the founder’s sentences. She thanked me and bought the coffee.',
    },
    {
      person: 'Sal Marino',
      text: 'If a site goes down on my watch, I call the owner first. It’s not a rule. It’s just less embarrassing.',
    },
    {
      person: 'Amina Yusuf',
      text: 'Nobody asks if accessibility is in the budget. They ask if I’ve unplugged the mouse yet.',
    },
    {
      person: 'João Reis',
      text: 'When a bakery is close enough, I go at five in the morning. The writing is better for it.',
    },
  ],
  habits: [
    {
      term: 'One name on each job',
      text: 'The person who starts it owns it until the client says it’s done.',
    },
    { term: 'Fridays are for checking', text: 'No launches. We restore a backup and read old pages aloud.' },
    { term: 'Mistakes go on the wall', text: 'With the date and what we changed. Names stay off it.' },
    {
      term: 'Five o’clock is five o’clock',
      text: 'After that, the chatbot and the person on call take over.',
    },
  ],
} as const;
