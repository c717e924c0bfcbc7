import { facts } from '@/content/facts';
import { planPrices } from '@/content/sale-terms';
import { site } from '@/content/site';

/** Why choose us (docs/product/pages.md#catalog): six reasons; the home page shows the first four. */
export const reasons = [
  {
    id: 1,
    title: `Live in ${facts.delivery.typicalBusinessDays} business days`,
    description: `A typical build takes that long, counted from the day we have your content. In our July promotion an expedited build can take as few as ${facts.delivery.expeditedBusinessDays} days.`,
    icon: 'clock',
    shape: 'disc',
    color: 'pin',
  },
  {
    id: 2,
    title: 'Local is all we do',
    description:
      'We work only for local businesses such as plumbers, dentists and cafés, so we know what their customers ask.',
    icon: 'shop',
    shape: 'shield',
    color: 'bottle',
  },
  {
    id: 3,
    title: 'Posted prices',
    description: `Every website plan, package and add-on has a posted price. Basic, for example, is ${planPrices.basic.both}.`,
    icon: 'tag',
    shape: 'square',
    color: 'enamel',
  },
  {
    id: 4,
    title: 'A person picks up',
    description: `We answer the phone ${site.hours.text}, and emergencies on a site that we look after at any hour.`,
    icon: 'hand',
    shape: 'hexagon',
    color: 'plum',
  },
  {
    id: 5,
    title: 'You own what you pay for',
    description:
      'The domain, the words and the pictures are in your name, and if you leave, you take them with you.',
    icon: 'pen',
    shape: 'square',
    color: 'terra',
  },
  {
    id: 6,
    title: 'Numbers you can check',
    description:
      'On Pro and Premium you get a report of calls, direction requests and bookings, on one page, so you see what your money does.',
    icon: 'bars',
    shape: 'disc',
    color: 'ink',
  },
] as const;
