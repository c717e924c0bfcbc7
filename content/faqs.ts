import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';

const fromPrice = formatDollars(plans[0].monthlyPrice);

/** The eight questions of the home page (docs/product/pages.md#home). Every figure is read from where it is kept. */
export const homeFaqs = [
  {
    question: 'How long does a website take?',
    answer: `Most sites go live ${facts.delivery.kickOffToLaunchBusinessDays} business days after kickoff, with one round of changes. The build itself typically takes ${facts.delivery.typicalBusinessDays}, once we have all your content. Complex projects take ${facts.delivery.complexProjectWeeks} weeks.`,
  },
  {
    question: 'What does it cost each month?',
    answer: `Plans start at ${fromPrice}/month. That covers hosting, security and edits. A new website also has a one-time setup fee. If you already have a website, we take it over as it is, for the monthly price alone.`,
  },
  {
    question: 'Do I own my website?',
    answer: 'Yes. The domain and the content are yours. Contact us any time, and we’ll send you an export.',
  },
  {
    question: 'What if I don’t like it?',
    answer: `You have a ${facts.guarantee.satisfactionDays}-day satisfaction guarantee after launch: a full refund of the setup fee, or of the price of a one-off website package. The first month of a first-time plan has its own ${facts.refund.guaranteeDays}-day guarantee.`,
  },
  {
    question: 'Can the chatbot book appointments?',
    answer:
      'Yes. It reads your calendar, offers open times, and texts you the details. One of us reads every conversation the next business morning.',
  },
  {
    question: 'Will you manage my Google Business Profile?',
    answer:
      'On Pro and Premium, yes: hours, photos, posts and replies. On Basic we set it up and show you how to keep it current.',
  },
  {
    question: 'Can I change plans later?',
    answer: 'Upgrade any time, with no downtime. You pay the difference from the next bill on.',
  },
  {
    question: 'Who do I call when something breaks?',
    answer: `Us. Support is part of every monthly plan. With a one-off package it’s free for ${facts.maintenance.freeDaysAfterLaunch} days after launch, then part of a maintenance plan from ${formatDollars(facts.maintenance.fromMonthlyPrice)}/month. Emergencies are answered ${facts.support.emergencyHours}.`,
  },
] as const;
