import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { planPrices } from '@/content/sale-terms';

const [, pro] = plans;
const { delivery, guarantee, sla, support } = facts;

/** What is true of us in every comparison, each written once. */
export const ourSide = {
  proPlan: `${pro.name} (${planPrices.pro.both})`,
  price: `One bill: ${planPrices.basic.both}.`,
  speed: `We write and build it. Typically ${delivery.typicalBusinessDays} business days once we have your content.`,
  safety: `Backups every hour, day and month. ${sla.uptimePercent}% uptime a month, with credits if we miss it.`,
  help: `A person, ${support.hours}. Emergencies ${support.emergencyHours}.`,
  leaving: 'Words, pictures, domain and designs go with you. A new host has to set up the pages again.',
  guarantee: `${guarantee.satisfactionDays} days after launch to ask for the setup fee back.`,
} as const;
