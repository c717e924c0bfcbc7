import { site } from './site';

/** The company's story and its values (docs/product/pages.md#company). */
export const about = {
  title: `About us: in ${site.address.city} since ${site.foundedYear}`,
  description: `How a website for a hardware store became an agency for local businesses. The story since ${site.foundedYear}, three values, and four reasons owners stay.`,
  heading: 'It started at a hardware store.',
  lede: `We have built websites for the businesses people walk into since ${site.foundedYear}. Same founder, same kind of customer.`,
  storyTitle: 'The story so far.',
  story: [
    'The store was good, and hardly anyone under fifty knew it was there. So one winter Maya built it a website, with a page called “Bring the broken part”. First the phone rang. Then the neighbors asked who made it.',
    'Theo came from sign painting and asked how a name looks from across the road. Ines came from mapping hiking trails and asked who should find a shop, and from where. Kofi had run a restaurant floor for nine years and asked who picks up the phone. We still work by their questions.',
    'Ask Maya what the company does, and she says what she told the shoe repair: we help people find you, and then we get out of your way.',
  ],
  values: {
    title: 'Three values over the workbench.',
    items: [
      {
        name: 'Simplicity',
        line: 'Take away until it opens on one bar of signal and a tired person understands it.',
      },
      {
        name: 'Integrity',
        line: 'Say the price, the date and the mistake out loud, and do it before you are asked.',
      },
      {
        name: 'Results',
        line: 'Count calls, visits and bookings. Applause from other designers does not pay your rent.',
      },
    ],
  },
  reasons: { title: 'Four reasons owners stay.', link: 'All six, and how to check them' },
  doors: {
    title: 'Meet the rest of the street.',
    team: { label: 'The team', line: 'Four who run the place and eight who know their trade cold.' },
    caseStudies: { label: 'Case studies', line: 'A plumber, a florist and a bookkeeper, told in full.' },
  },
} as const;
