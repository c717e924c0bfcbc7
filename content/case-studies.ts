import type { CaseStudy } from '@/content/case-study';

/**
 * Three sample projects written up (docs/product/pages.md#company), with what did not work. `project` is an id of the
 * portfolio. Shops, people and figures are invented, and the page says so; drawings and captions count from these same
 * figures.
 */
export const caseStudies: readonly CaseStudy[] = [
  {
    project: 'odell-and-sons-plumbing',
    provenance: 'sample',
    scene: 'van',
    title: 'Odell & Sons: from 4 night jobs a month to 19',
    summary:
      'There are two brothers, three vans and nobody at the counter, and Jim put us on hold to take a call. “That was a job,” he said. “The one before it I missed.”',
    figures: [
      { label: 'night jobs in a month', before: '4', after: '19' },
      { label: 'of 35 map points in the first three', before: '2', after: '21' },
      { label: 'missed calls in a week', before: '23', after: '6' },
    ],
    exhibit: {
      title: 'Where the plumber was found, before and after',
      captions: [
        {
          title: 'March',
          text: 'They made the top three at two points, and both are within sight of their own door.',
        },
        {
          title: 'What we did',
          text: 'We added the area they drive to, real hours, 20 photos of vans and finished work, and a page for each town.',
        },
        {
          title: 'Still 10 or worse',
          text: 'That’s the southwest, where another plumber lives, and he’s good.',
        },
      ],
    },
    night: {
      title: 'Night jobs by month',
      counted: 'night jobs',
      unit: 'One lit window is one job between 8 p.m. and 6 a.m.',
      quote: '“Is water running right now? Everything else can wait until seven.”',
      by: 'The chatbot’s only question, written at the Odells’ kitchen table',
    },
    failed: [
      {
        picture: 'diner',
        title: 'A page that showed every van',
        text: 'Customers liked it for two weeks, until one saw a van at a diner and called to complain.',
      },
      {
        picture: 'wait',
        title: 'Town pages, promised too early',
        text: 'Two did nothing for four months, so we now say three to six months up front.',
      },
    ],
  },
  {
    project: 'fern-and-twine',
    provenance: 'sample',
    scene: 'florist',
    title: 'Fern & Twine: four pages and one bouquet a day',
    summary:
      'Marta’s catalog had 60 bouquets, and most days she couldn’t make most of them. So each morning began with calls about substitutes, and each call with an apology.',
    figures: [
      { label: 'website orders in June', before: '31', after: '74' },
      { label: 'spent on ads in a month', before: '$280', after: '$0' },
      { label: 'calls about substitutes on a Monday', before: '12', after: '0' },
    ],
    exhibit: {
      title: 'The old page and the new one',
      captions: [
        {
          title: 'The catalog',
          text: 'It had sixty pictures from a supplier, and on a given day she could make about twelve.',
        },
        {
          title: 'What we did',
          text: 'We dropped the catalog in week one. The page shows today’s bouquet with one price and a photo from that morning. Same-day delivery, funerals and weddings have pages of their own.',
        },
        {
          title: 'What she sells now',
          text: 'She sells what’s in the cooler. For anything else, people call, and those calls she likes.',
        },
      ],
    },
    night: {
      title: 'Mother’s Day: 9 of 31 deliveries were late',
      counted: 'stops',
      unit: 'One circle is one stop, and an outlined one arrived after dark and was refunded.',
      quote: '“One van can’t cross the bridge eleven times before four.”',
      by: 'Marta, who drove the last three herself',
    },
    failed: [
      {
        picture: 'bridge',
        title: 'Zones drawn by distance',
        text: 'We forgot the bridge, so now each zone has a number of stops and closes when they’re taken.',
      },
      {
        picture: 'newsletter',
        title: 'The newsletter',
        text: 'We talked her into one, and she wrote two and hated both. Customers follow the picture of the day instead.',
      },
    ],
  },
  {
    project: 'quill-and-ledger',
    provenance: 'sample',
    scene: 'books',
    title: 'Quill & Ledger: the portal nobody opened',
    summary:
      'Two bookkeepers paid for a client portal that 11 of 90 clients used. We watched one get in and stare at the menus. “I just want to give you the diesel bill.”',
    figures: [
      { label: 'of 90 clients complete by Friday', before: '11', after: '63' },
      { label: 'end of the month’s last Friday', before: '10 pm', after: '6 pm' },
      { label: 'of 10 inquiries became clients', before: '3', after: '7' },
    ],
    exhibit: {
      title: 'The old menu and the new list',
      captions: [
        {
          title: 'The old portal',
          text: 'It took a password with a symbol, a code by phone and then 14 menus, of which clients need one.',
        },
        {
          title: 'What we did',
          text: 'One page: what’s missing this month, in the client’s own words, with a camera button on each line. You sign in by a link in an email.',
        },
        {
          title: 'Who writes it',
          text: 'The partners write one list for each trade, and when a client asks what a line means, they fix it.',
        },
      ],
    },
    night: {
      title: 'When Fridays ended, before and after',
      counted: 'hours at the desk',
      unit: 'One lit window is one hour at the desk on the last Friday of the month, from 9 a.m.',
      quote: '“We used to match register slips with bank lines until ten.”',
      by: 'Both partners, about every last Friday',
    },
    failed: [
      {
        picture: 'reminders',
        title: 'Cheerful reminders',
        text: 'We sent three a week, with a drawing, and four clients asked to be left alone. Now there’s one, on Wednesday, signed by a person.',
      },
      {
        picture: 'envelope',
        title: 'Moving everyone',
        text: 'We planned to, but 27 clients still send email, and one sends a shoebox. We stopped pushing.',
      },
    ],
  },
];

/** Positions for “plumber near me”, searched from 35 corners of the town, west to east and north to south. */
export const odellRanks = {
  March: [
    [19, 17, 14, 12, 13, 15, 18],
    [16, 13, 9, 6, 7, 11, 14],
    [15, 11, 5, 2, 3, 8, 12],
    [17, 12, 8, 5, 6, 10, 15],
    [20, 18, 13, 11, 12, 14, 17],
  ],
  June: [
    [6, 4, 3, 2, 2, 3, 5],
    [4, 3, 1, 1, 1, 2, 3],
    [5, 2, 1, 1, 1, 2, 3],
    [12, 7, 3, 1, 2, 3, 4],
    [14, 11, 5, 3, 4, 5, 7],
  ],
} as const;

export const odellNights = [
  { month: 'March', jobs: 4, text: 'Nobody picks up after eight.' },
  { month: 'April', jobs: 8, text: 'Profile fixed: hours for the phone, service area.' },
  { month: 'May', jobs: 13, text: 'Chatbot goes live with one question.' },
  { month: 'June', jobs: 19, text: 'Town pages start to show on the map.' },
] as const;

/** Calls that two new town pages brought, month by month. */
export const townPageCalls = [0, 0, 0, 0, 3, 7] as const;

export const fernCatalog = { before: 60, after: 1 } as const;

/** Mother’s Day stops on a map of 480 by 340, in the order of the route. The late ones are beyond the river. */
export const fernStops = {
  onTime: [
    [300, 190], [330, 160], [372, 142], [408, 172], [436, 214], [398, 236], [352, 228], [322, 262], [286, 282], [244, 262],
    [222, 220], [250, 184], [236, 142], [272, 112], [312, 92], [356, 78], [402, 96], [440, 128], [208, 96], [180, 150],
    [190, 190], [172, 236],
  ],
  late: [[16, 62], [38, 84], [16, 106], [38, 128], [14, 150], [38, 172], [16, 194], [36, 216], [14, 238]],
} as const; // prettier-ignore

export const quillMenus = [
  'Overview', 'Messages', 'Documents', 'Uploads', 'Reports', 'Ledger', 'Payroll', 'Invoices', 'Contacts', 'Calendar',
  'Tasks', 'Archive', 'Settings', 'Help',
] as const; // prettier-ignore

export const quillList = [
  { line: 'Diesel bills, white van', isDone: true },
  { line: 'Card slips, week 2', isDone: true },
  { line: 'Tire receipt', isDone: false },
  { line: 'Insurance letter', isDone: false },
] as const;

/** Hours at the desk on the last Friday of the month, from 9 am. */
export const quillFridays = [
  { name: 'Before', hours: 13, text: 'Until 10 pm' },
  { name: 'After', hours: 9, text: 'Until 6 pm' },
] as const;

/** The words around the case studies. */
export const caseStudiesPage = {
  title: 'Case studies, with what didn’t work',
  description:
    'Three sample projects, from the first phone call on: a plumber, a florist and a bookkeeping office. What changed, and what we got wrong.',
  heading: 'Case studies: three projects from start to finish',
  lede: 'What we found, what changed, and what we wouldn’t do again.',
  sample: 'Sample data, fictional client',
  labels: {
    became: 'became',
    figure: 'Figure',
    before: 'Before',
    after: 'After',
    failed: 'What didn’t work',
    project: 'See the project',
    figures: 'What was counted',
    mapNote:
      'The number is their position for “plumber near me,” searched from that spot. Illustrative. Your map depends on your trade, your town and your reviews.',
    firstThree: 'First three on',
    points: 'points',
    onTime: 'on time',
    late: 'after dark',
    catalog: 'in the catalog',
    today: 'today’s bouquet',
    menus: 'menus',
    list: 'list',
    missing: 'Still missing in May',
    calls: 'Calls, two town pages',
  },
  next: { title: 'More projects', link: 'All nine projects' },
} as const;
