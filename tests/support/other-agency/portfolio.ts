import type { Project } from '@/content/project';

export * from '../../../content/portfolio';

const checked = { source: 'the client', checkedOn: '2026-11-02' };

/** Two projects, with photos of their websites. Only the first says more than it must. */
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
  {
    id: 'fjord-street-bakery',
    provenance: checked,
    title: 'Fjord Street Bakery',
    category: 'restaurant',
    address: 'fjordstreet.example',
    photo: { file: 'fjord-street.jpg', alt: 'The website of Fjord Street Bakery, with its Saturday list' },
    metaTitle: 'Fjord Street Bakery: the Saturday list',
    metaDescription:
      'A bakery whose Saturday list was a sheet of paper in the window. Now it is the first thing on its website, on every phone.',
    description: 'The Saturday list, on every phone.',
    lede: 'One oven, one list, and a line around the corner.',
    problem: 'The Saturday list was a sheet of paper in the window.',
    work: 'We made it the first thing on the website, and Sunniva changes it from her phone.',
    result: 'The list is sold out by ten.',
  },
];
