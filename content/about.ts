import { saleSentences } from '@/content/sale-terms';
import { site } from '@/content/site';

/** The company's story and its values (docs/product/pages.md#company). */
export const about = {
  title: `About us: in ${site.address.city} since ${site.foundedYear}`,
  description: `How a website for a hardware store became an agency for local businesses. The story since ${site.foundedYear}, three values, and four reasons to choose us.`,
  heading: 'About us: it started at a hardware store',
  lede: `We’ve built websites for local shops and trades since ${site.foundedYear}. The founder is the same, and so is the kind of customer. ${site.area.near} ${site.area.elsewhere}`,
  storyTitle: 'The story so far',
  story: [
    'The store was good, but hardly anyone under fifty knew it was there. So one winter Maya built it a website, with a page called “Bring the broken part.” First the phone rang, and then the neighbors asked who made it.',
    'Theo had painted signs, and asked how a name looks from across the street. Ines had mapped hiking trails, and asked who should find a shop, and from where. Kofi had run a restaurant floor, and asked who picks up the phone. We still ask all three questions before we build anything.',
    'Ask Maya what the company does, and you get one sentence: we help people find you. Today that means a website, a Google listing and someone who looks after both.',
    saleSentences.accountLead,
  ],
  values: {
    title: 'Our three values',
    items: [
      {
        name: 'Simplicity',
        line: 'We cut until a page loads fast and makes sense to a tired person.',
      },
      {
        name: 'Integrity',
        line: 'We name the price, the date and the mistake before you have to ask.',
      },
      {
        name: 'Results',
        line: 'We count calls, visits and bookings, because design awards don’t pay your rent.',
      },
    ],
  },
  reasons: { title: 'Four reasons to choose us', link: 'All six, and how to check them' },
  doors: {
    title: 'Meet the rest of the team',
    team: { label: 'The team', line: 'Meet the four who run the place and the eight specialists.' },
    caseStudies: {
      label: 'Case studies',
      line: 'Read about a plumber, a florist and a bookkeeping office in full.',
    },
  },
} as const;
