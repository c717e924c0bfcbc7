import { home as original } from '../../../content/home';

export const home = {
  ...original,
  founder: {
    ...original.founder,
    video: {
      title: 'Meet Ingrid',
      paragraphs: [
        'I set type for the harbor newspaper. The first website that I built was for the bait shop downstairs.',
      ],
    },
  },
};
