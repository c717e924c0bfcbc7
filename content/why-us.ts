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
  lede: 'Reasons are easy to hang up. Below ours you will find how to check each of them before you have paid for anything.',
  reasonsTitle: 'Six reasons, six promises.',
  proof: {
    title: 'Don’t take our word for it.',
    lede: 'Any agency can say these six things. Here is what to ask for, from us and from whoever else you are talking to.',
    entries: [
      {
        term: 'Ask for the date',
        text: `It is in the order, counted from the day your content is in: ${delivery.typicalBusinessDays} business days for a typical site, ${delivery.complexProjectWeeks} weeks for a complex one. If we are waiting for a photo, we tell you which one.`,
      },
      {
        term: 'Ask who else we work for',
        text: 'Nine projects are on the portfolio, all of them with a door, a van or a counter. If you are a software company, we know somebody better for you and will give you the number.',
      },
      {
        term: 'Add up the bill',
        text: `Every website plan, package and add-on has its price on this site: ${formatDollars(plans[0].monthlyPrice)} a month and ${formatDollars(plans[0].setupPrice)} for setup on the smallest plan. The total that you see at checkout is the total that is charged. Bring a calculator.`,
      },
      {
        term: 'Call us now',
        text: `${site.phone.display}, ${support.hours}. Count the rings. The person who answers either knows the answer or is sitting next to somebody who does. Emergencies are answered ${support.emergencyHours}.`,
      },
      {
        term: 'Ask to leave',
        text: `Before you sign, ask us what happens when you go. The domain is in your name, an export of your pages and pictures is yours any time, and the setup fee comes back within ${guarantee.satisfactionDays} days of launch if you aren’t satisfied with the site.`,
      },
      {
        term: 'Ask for a report',
        text: 'We show you one from a client who allows it. It fits on a page, it begins with calls and bookings, and it ends with what we will do next. If a report has no decision in it, somebody is charging you for a printout.',
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
