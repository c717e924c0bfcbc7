import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';
import { site } from './site';

/** Why choose us (docs/product/pages.md#catalog): six reasons; the home page shows the first four. */
export const reasons = [
  {
    id: 1,
    title: `Live in ${facts.delivery.typicalBusinessDays} business days`,
    description: `Counted from the day we have your content. Expedited in our July promotion: as few as ${facts.delivery.expeditedBusinessDays}.`,
    icon: 'clock',
    shape: 'disc',
    color: 'pin',
  },
  {
    id: 2,
    title: 'Local is all we do',
    description: 'No national brands. Just shops, vans and front desks.',
    icon: 'shop',
    shape: 'shield',
    color: 'bottle',
  },
  {
    id: 3,
    title: 'Prices on the wall',
    description: `From ${formatDollars(plans[0].monthlyPrice)} a month. Every website plan, package and add-on has a posted price.`,
    icon: 'tag',
    shape: 'square',
    color: 'enamel',
  },
  {
    id: 4,
    title: 'A person picks up',
    description: `${site.hours.text}. Emergencies, any hour.`,
    icon: 'hand',
    shape: 'hexagon',
    color: 'plum',
  },
  {
    id: 5,
    title: 'You own what you pay for',
    description:
      'The domain, the words and the pictures are in your name. If you leave, you take them with you.',
    icon: 'pen',
    shape: 'square',
    color: 'terra',
  },
  {
    id: 6,
    title: 'Numbers you can check',
    description: 'Calls, direction requests and bookings, on one page a month.',
    icon: 'bars',
    shape: 'disc',
    color: 'ink',
  },
] as const;
