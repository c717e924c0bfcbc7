import { culture as original } from '../../../content/culture';

export const culture = {
  ...original,
  title: 'Team: the people in Port Alder',
  description:
    'Three people above the bait shop: design, local search and engineering. Who they are, and how they work with you.',
  heading: 'Our team: three people above the bait shop',
  lede: 'Three of us do everything, so you always talk to the person who does the work.',
  section: { ...original.section, lede: 'These are the habits that we keep.' },
  quotes: [{ person: 'Yuki Arai', text: 'Nobody here has ever asked me to make a page heavier.' }],
};
