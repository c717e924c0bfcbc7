import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { planPrices, saleSentences } from '@/content/sale-terms';

const [, pro] = plans;
const { delivery, guarantee, sla, support } = facts;

/** What is true of us in every comparison, each written once. */
export const ourSide = {
  proPlan: `${pro.name} (${planPrices.pro.both})`,
  price: `You pay one bill for the whole site: ${planPrices.basic.both}.`,
  speed: `We write and build it, typically in ${delivery.typicalBusinessDays} business days once we have your content.`,
  safety: `We make backups every hour, day and month, and you get a credit if a month’s uptime is under ${sla.uptimePercent}%.`,
  help: `A person who knows your site helps you ${support.hours}, and with emergencies ${support.emergencyHours}.`,
  /** As the copyright policy says it: files go, forms and booking don’t. */
  leaving:
    'You take the domain, words, pictures and pages as ordinary web files. Forms, booking and the editor stay with us, so those are set up again.',
  guarantee: `You have ${guarantee.satisfactionDays} days after launch to ask for the setup fee back.`,
  /** Of the five answers: what is the same wherever you come from. */
  cost: `${saleSentences.newWebsite} ${saleSentences.firstPayment}`,
  who: saleSentences.accountLead,
  live: saleSentences.live,
} as const;
