/** The team page: its headings, and what the people say about working here. `person` is a name in team.ts. */
export const culture = {
  title: 'Team: twelve people, one street',
  description:
    'Four people who run the place and eight specialists: design, local search, copy, support, photography and more. Who they are and how they work.',
  heading: 'Our team: twelve people, one street',
  lede: 'Four people run the place, and eight are specialists. Your account lead stays the same, and brings in the others when your site needs them.',
  leadership: 'Leadership',
  specialists: 'Specialists',
  section: {
    title: 'Our culture: what it’s like to work here',
    lede: 'Four of us say what they like about the work, and below are the habits that we keep.',
    link: 'Careers: come and work with us',
  },
  quotes: [
    {
      person: 'Ruth Palmer',
      text: 'On my second day I crossed out one of the founder’s sentences. She thanked me for it and bought the coffee.',
    },
    {
      person: 'Sal Marino',
      text: 'If a site goes down on my watch, I call the owner first. That isn’t a rule, but it’s less embarrassing.',
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
    {
      term: 'Fridays are for checking',
      text: 'We launch nothing on a Friday. We restore a backup and read old pages aloud instead.',
    },
    {
      term: 'Mistakes go on the wall',
      text: 'We write down the date and what we changed, and names stay off it.',
    },
    {
      term: 'Five o’clock is five o’clock',
      text: 'After that, the person on call takes over for emergencies, and everything else waits until morning.',
    },
  ],
} as const;
