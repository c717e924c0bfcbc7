import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';
import { site } from './site';

const { delivery, guarantee, support } = facts;

/**
 * Why choose us (docs/product/pages.md#company): the six reasons are in reasons.ts, here is how to check each of them.
 */
export const whyUs = {
  title: 'Why choose us: six reasons to check',
  description:
    'Six reasons local businesses hand us their keys: a date, a price on the wall, a person on the phone. And how to check each of them before you sign.',
  heading: 'Six signs over one door.',
  lede: 'Any agency can hang these up. Under each of ours is how to check it before you pay for anything.',
  reasonsTitle: 'Six reasons, six promises.',
  /** How to check each reason, in the order of reasons.ts. */
  proof: {
    entries: [
      {
        term: 'Ask for the date',
        text: `It is in your order: ${delivery.typicalBusinessDays} business days for a typical site, ${delivery.complexProjectWeeks} weeks for a complex one.`,
      },
      {
        term: 'Ask who else we work for',
        text: 'Nine projects are in the portfolio. All of them have a door, a van or a counter.',
      },
      {
        term: 'Add up the bill',
        text: `${formatDollars(plans[0].monthlyPrice)} a month and ${formatDollars(plans[0].setupPrice)} for setup on the smallest plan. The total at checkout is the total we charge.`,
      },
      {
        term: 'Call us now',
        text: `${site.phone.display}, ${support.hours}. Count the rings. Emergencies are answered ${support.emergencyHours}.`,
      },
      {
        term: 'Ask to leave',
        text: `Your pages and pictures can be exported any time. Not satisfied with the site within ${guarantee.satisfactionDays} days of launch? The setup fee comes back.`,
      },
      {
        term: 'Ask for a report',
        text: 'We show you one from a client who allows it. It fits on a page and ends with what we do next.',
      },
    ],
  },
  doors: {
    title: 'Look around first.',
    about: { label: 'About us: how it started', line: 'A hardware store, one client and a borrowed desk.' },
    caseStudies: {
      label: 'Case studies',
      line: 'Three projects told in full, including what did not work.',
    },
  },
} as const;
