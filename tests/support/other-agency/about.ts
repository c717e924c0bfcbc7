import { about as original } from '../../../content/about';

export const about = {
  ...original,
  description:
    'How a website for a bait shop became an agency for local businesses. The story since 2021, three values, and four reasons to choose us.',
  heading: 'About us: it started above a bait shop',
  story: [
    'The bait shop downstairs opens at five, and nobody who looked for it online knew. So Ingrid built it a website with the tide on the first screen. The phone rang before the shop had opened.',
    'Desmond came from dispatch and asked who picks up. Yuki asked how much of it a phone at sea has to load. We still ask both before we build anything.',
  ],
};
