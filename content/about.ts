import { reviews } from './reviews';
import { site } from './site';
import { team } from './team';

/** The company's story and its values (docs/product/pages.md#company). */
export const about = {
  title: `About us: in ${site.address.city} since ${site.foundedYear}`,
  description: `How a website for a hardware store became an agency for local businesses. The story since ${site.foundedYear}, three values, and four reasons owners stay.`,
  heading: 'It started at a hardware store.',
  lede: `We have built websites for the businesses people walk into since ${site.foundedYear}. Same founder, same kind of customer.`,
  storyTitle: 'The story so far.',
  story: [
    'Maya Corwin learned the trade behind a counter, though it was not this trade. She ran the register at her aunt’s hardware store, where people came in with a broken part in their hand and left with the right one. The store was good and hardly anybody under fifty knew that it was there. So one winter she built it a website, with the hours, the phone number and a page called “Bring the broken part”.',
    'The first thing it did was ring the phone. The second was that the neighbors asked who had made it. The shoe repair wanted one, then the florist, then a plumber who paid for his in faucets.',
    `In ${site.foundedYear} that became a business, with one client and a borrowed desk in the room behind the store. Theo came from sign painting and asked how a name would look from across the road. Ines came from mapping hiking trails, and asked why a shop should be easy to find from its own parking lot and from nowhere else. Kofi had run a restaurant floor for nine years, and asked who would pick up the phone. Their questions are still how we work.`,
    `Today there are ${team.length} of us on Mill Road in ${site.address.city}, two streets from the hardware store. More than ${reviews.stats.businessesServed} local businesses have handed us their keys. We have stayed with shops, practices, workshops and restaurants, because their problems are the ones we know: you have one phone, both hands are full, and the customer is standing two streets away with a question.`,
    'Some things we got wrong on the way. For a year we sold a package with a blog that nobody read. We once moved a bakery to a new address on the web and forgot to tell the old one, and its phone was quiet for nine days. The list that we go through before each launch began that week, and the bakery’s name is at the top of it.',
    'If you ask Maya what the company does, she still says what she told the shoe repair: we make sure that people can find you, and then we get out of your way.',
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
