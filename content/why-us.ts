import { facts } from '@/content/facts';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { site } from '@/content/site';

const { delivery, guarantee, support } = facts;

/**
 * Why choose us (docs/product/pages.md#company): the six reasons are in reasons.ts, here is how to check each of them.
 */
export const whyUs = {
  title: 'Why choose us: six reasons to check',
  description:
    'Six reasons to choose us, from a launch date to a person on the phone, and how to check each one before you pay.',
  heading: 'Why choose us: six reasons to check',
  lede: 'Any agency can promise these six things. Under each of ours is how you can check it before you pay.',
  reasonsTitle: 'Six reasons and how to check each of them',
  /** How to check each reason, in the order of reasons.ts. */
  proof: {
    entries: [
      {
        term: 'Ask for the date',
        text: `We agree on a launch day with you in the first call, and write it down. It’s typically ${delivery.typicalBusinessDays} business days after we have your content, and ${delivery.complexProjectWeeks} weeks for a complex site.`,
      },
      {
        term: 'Ask who else we work for',
        text: 'Ask which businesses like yours we look after. You’ll hear of plumbers, dentists and shops, and of no national brand.',
      },
      {
        term: 'Add up the bill',
        text: `The smallest plan is ${planPrices.basic.both}. Checkout shows the total before you pay. ${saleSentences.salesTax}`,
      },
      {
        term: 'Call us now',
        text: `Dial ${site.phone.display}, ${support.hours}, and count the rings. On sites that we look after, we answer emergencies ${support.emergencyHours}.`,
      },
      {
        term: 'Ask to leave',
        text: `Ask, and we send you your pages and pictures. If you’re not satisfied with the site, tell us within ${guarantee.satisfactionDays} days of launch, and you get the setup fee back.`,
      },
      {
        term: 'Ask for a report',
        text: 'We’ll show you a sample report for Pro. It fits on one page and ends with what we do next.',
      },
    ],
  },
  doors: {
    title: 'See our work before you decide',
    about: {
      label: 'About us: how it started',
      line: 'It began with one hardware store and one borrowed desk.',
    },
    caseStudies: {
      label: 'Case studies',
      line: 'Read three projects in full, including what didn’t work in each.',
    },
  },
} as const;
