/** The team page: its headings, and what the people say about working here. `person` is a name in team.ts. */
export const culture = {
  title: 'Team: twelve people, one street',
  description:
    'Four people who run the place and eight specialists: design, local search, copy, support, photography and more. Who they are and how they work.',
  heading: 'Twelve people, one street.',
  lede: 'Four run the place. Eight know their trade cold.',
  leadership: 'Leadership.',
  specialists: 'Specialists.',
  section: {
    title: 'How it is to work here.',
    lede: 'Overheard on Mill Road, and printed with permission.',
    link: 'Careers: come and work with us',
  },
  quotes: [
    {
      person: 'Ruth Palmer',
      text: 'On my second day I crossed out a sentence the founder had written. She thanked me and bought the coffee.',
    },
    {
      person: 'Sal Marino',
      text: 'If a site goes down on my watch, I call the owner before he calls me. It is not a rule. It is just less embarrassing.',
    },
    {
      person: 'Amina Yusuf',
      text: 'Nobody here asks whether accessibility is in the budget. They ask whether I have unplugged the mouse yet.',
    },
    {
      person: 'João Reis',
      text: 'We visit. You cannot write about a bakery you have not smelled at five in the morning.',
    },
  ],
  habits: [
    {
      term: 'One name on each job',
      text: 'Whoever starts it answers for it until the client says it is done.',
    },
    { term: 'Fridays are for checking', text: 'No launches. We restore a backup and read old pages aloud.' },
    { term: 'Mistakes go on the wall', text: 'With the date and what we changed. Names stay off it.' },
    {
      term: 'Five o’clock is five o’clock',
      text: 'The night shift belongs to the chatbot and to whoever is on call.',
    },
  ],
} as const;
