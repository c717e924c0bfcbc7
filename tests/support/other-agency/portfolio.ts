import type { Project } from '@/content/project';

export * from '../../../content/portfolio';

const checked = { source: 'the client', checkedOn: '2026-11-02' };

/** One project as data, with a photo of its website; the other one is a file (projects/). */
export const projects: readonly Project[] = [
  {
    id: 'alder-bait-and-tackle',
    provenance: checked,
    title: 'Alder Bait and Tackle',
    category: 'retail',
    address: 'alderbait.example',
    photo: {
      file: 'alder-bait.jpg',
      alt: 'The website of Alder Bait and Tackle, with today’s tide on its first screen',
    },
    metaTitle: 'Alder Bait and Tackle: tides on top',
    metaDescription:
      'A bait shop that opens at five and that nobody found online. Now the tide is on the first screen, and the phone is quiet.',
    description: 'The tide, the hours and the bait of the day.',
    lede: 'A shop that opens at five, for people who leave at six.',
    launched: 'March 2026',
    built: '4 pages and the tide of the day',
    problem: 'The shop was on no map, and everyone who had its number called at four to ask for the tide.',
    work: 'We put the tide, the hours and the bait of the day on one page that opens at sea.',
    result: 'Walt says that the phone is quiet until he opens.',
  },
];
