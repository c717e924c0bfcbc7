import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';

const [basic, pro] = plans;
const { delivery, guarantee, sla, support } = facts;

/** What is true of us in every comparison, each written once. */
export const ourSide = {
  proPlan: `${pro.name} (${formatDollars(pro.monthlyPrice)}/month)`,
  price: `One bill. From ${formatDollars(basic.monthlyPrice)}/month, setup from ${formatDollars(basic.setupPrice)}.`,
  speed: `We write and build it. Typically ${delivery.typicalBusinessDays} business days once we have your content.`,
  safety: `Backups every hour, day and month. ${sla.uptimePercent}% uptime a month, with credits if we miss it.`,
  help: `A person, ${support.hours}. Emergencies ${support.emergencyHours}.`,
  leaving: 'Words, pictures, domain and designs go with you. A new host has to set up the pages again.',
  guarantee: `${guarantee.satisfactionDays} days after launch to ask for the setup fee back.`,
} as const;
