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
    'Six reasons to choose us, from a launch date to a person on the phone, and how to check each one before you sign.',
  heading: 'Why choose us: six reasons to check',
  lede: 'Any agency can hang these up. Under each of ours is how to check it before you pay.',
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
        text: 'Look through the portfolio: plumbers, dentists, shops. Not one national brand.',
      },
      {
        term: 'Add up the bill',
        text: `${formatDollars(plans[0].monthlyPrice)} a month and ${formatDollars(plans[0].setupPrice)} for setup on the smallest plan. The total at checkout is what we charge.`,
      },
      {
        term: 'Call us now',
        text: `${site.phone.display}, ${support.hours}. Count the rings. Emergencies are answered ${support.emergencyHours}.`,
      },
      {
        term: 'Ask to leave',
        text: `Ask, and we send you your pages and pictures. Not satisfied with the site? Tell us within ${guarantee.satisfactionDays} days of launch, and you get the setup fee back.`,
      },
      {
        term: 'Ask for a report',
        text: 'We’ll show you a sample. It fits on one page and ends with what we do next.',
      },
    ],
  },
  doors: {
    title: 'See our work before you decide',
    about: { label: 'About us: how it started', line: 'One hardware store, one borrowed desk.' },
    caseStudies: {
      label: 'Case studies',
      line: 'Three sample projects, including what didn’t work.',
    },
  },
} as const;
