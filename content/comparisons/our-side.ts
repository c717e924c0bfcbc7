import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';

const [basic, pro] = plans;
const { backups, delivery, guarantee, maintenance, sla, support } = facts;

/** What holds for us whoever we are compared with, each written once. */
export const ourSide = {
  proPlan: `${pro.name} (${formatDollars(pro.monthlyPrice)}/month)`,
  price: `From ${formatDollars(basic.monthlyPrice)}/month after a setup fee from ${formatDollars(basic.setupPrice)}. Hosting, security and small edits are in it.`,
  speed: `${delivery.typicalBusinessDays} business days is the typical build once we hold your content; complex projects take ${delivery.complexProjectWeeks} weeks.`,
  safety: `Hourly copies kept for ${backups.hourlyKeptWeeks} week, daily ones for ${backups.dailyKeptWeeks} weeks, monthly ones for ${backups.monthlyKeptMonths} months. ${sla.uptimePercent}% uptime a month, with credits if we miss it.`,
  help: `A person, ${support.hours}; emergencies ${support.emergencyHours}. Support is free for ${maintenance.freeDaysAfterLaunch} days after launch, then part of a maintenance plan from ${formatDollars(maintenance.fromMonthlyPrice)}/month.`,
  leaving:
    'Domain, words, pictures and page designs are yours once the build is paid for. The platform underneath stays ours, so a new host has to set the pages up again.',
  guarantee: `${guarantee.satisfactionDays} days after launch to ask for the setup fee back.`,
} as const;
