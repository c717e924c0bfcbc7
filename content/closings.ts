import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';

/** How pages end: one street at four hours, each kind of page with its own. The last sentence is the same on all. */
export const closings = {
  scenes: {
    morning: {
      lines: ['Open at seven.', 'Found by six.'],
      text: 'People look you up before coffee. Give them hours, a price and a way to book.',
    },
    rain: {
      lines: ['It’s raining.', 'They’ll look before they walk.'],
      text: 'Are you open? How far? How much? Make sure they can see.',
    },
    evening: {
      lines: ['You close at six.', 'Your website doesn’t.'],
      text: 'Get a site that takes the booking while you’re home for dinner.',
    },
    snow: {
      lines: ['Pick what still works', 'three winters from now.'],
      text: 'A site that someone looks after, all year.',
    },
  },
  live: `Live in ${facts.delivery.typicalBusinessDays} business days, from ${formatDollars(plans[0].monthlyPrice)}/month.`,
  packages: 'Choose Your Package',
  talk: 'Talk to Us First',
} as const;
