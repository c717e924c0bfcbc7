import { home as ours } from '../../../content/home';

export const home = {
  ...ours,
  founder: {
    ...ours.founder,
    video: {
      title: 'Meet Ingrid',
      paragraphs: [
        'I set type for the harbor newspaper. The first website that I built was for the bait shop downstairs.',
      ],
    },
  },
};
