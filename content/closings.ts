import { consultation } from '@/content/consultation';
import { facts } from '@/content/facts';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';

const call = `Book a free ${consultation.freeMinutes}-minute call.`;
const price = `${saleSentences.newWebsite} A typical build takes ${facts.delivery.typicalBusinessDays} business days, once we have your content.`;

/**
 * How each kind of page ends: one sentence about that page, and its next step. `scene` is the hour of the drawn street,
 * `next` the first button; the second one is always the call, so where the call comes first there is one button.
 */
export const closings = {
  home: {
    scene: 'evening',
    title: 'Which plan fits your business?',
    text: `${saleSentences.newWebsite} The price list says what each plan includes and what it doesn’t.`,
    next: 'plans',
  },
  plans: {
    scene: 'morning',
    title: 'Ready to choose a website plan?',
    text: `${saleSentences.newWebsite} If you’re between two plans, ask us, and we’ll tell you which one is enough.`,
    next: 'plans',
  },
  prices: {
    scene: 'evening',
    title: 'Not sure which plan you need?',
    text: 'Answer nine short questions, and a person writes back with a suggestion and its price. The answers cost nothing and commit you to nothing.',
    next: 'questionnaire',
  },
  services: {
    scene: 'morning',
    title: 'Which service should come first?',
    text: `${call} We look at your website and your Google listing with you, and tell you which service would help first and what it costs.`,
    next: 'plans',
  },
  google: {
    scene: 'rain',
    title: 'Not sure which Google tool you need?',
    text: `${call} We look at your Google listing with you and tell you what to fix first.`,
    next: 'call',
  },
  guides: {
    scene: 'rain',
    title: 'Would you rather have us do it?',
    text: `If you’d like help with what you read here, ask us. The first ${consultation.freeMinutes} minutes are free, and the plans are on the pricing page.`,
    next: 'plans',
  },
  comparison: {
    scene: 'snow',
    title: 'Still deciding?',
    text: `${call} If the other one fits you better, we’ll tell you so. If we do, you’ll know the price before we start: for Basic, ${planPrices.basic.both}.`,
    next: 'plans',
    second: { label: 'Check your website yourself, free', href: routes.checkup() },
  },
  work: {
    scene: 'evening',
    title: 'What would a website for your business cost?',
    text: `${price} Each project in our portfolio names the plan that it would need.`,
    next: 'plans',
  },
  company: {
    scene: 'evening',
    title: 'Would you like to talk to one of us?',
    text: `${call} You meet the person who would look after you, and you can ask about anything you read here.`,
    next: 'call',
  },
  contact: {
    scene: 'evening',
    title: 'Would you like to see prices first?',
    text: `${price} Every plan, package and add-on has a posted price.`,
    next: 'plans',
  },
} as const satisfies Record<string, ClosingWords>;

/** One label, one target. */
export const closingButtons = {
  plans: 'See plans and prices',
  questionnaire: 'Answer nine questions',
  call: 'Book a Call',
} as const;

export type ClosingKind = keyof typeof closings;
export type ClosingWords = {
  scene: 'morning' | 'rain' | 'evening' | 'snow';
  title: string;
  text: string;
  next: 'plans' | 'questionnaire' | 'call';
  /** What one can do alone, under the buttons. */
  second?: { label: string; href: string };
};
