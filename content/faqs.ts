import { facts } from '@/content/facts';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { formatDollars } from '@/lib/site/money';

/** The eight questions of the home page (docs/product/pages.md#home). Every figure is read from where it is kept. */
export const homeFaqs = [
  {
    question: 'How long does a website take?',
    answer: `Most sites go live ${facts.delivery.kickOffToLaunchBusinessDays} business days after kickoff, with one round of changes. The build itself typically takes ${facts.delivery.typicalBusinessDays}, once we have all your content. Complex projects take ${facts.delivery.complexProjectWeeks} weeks.`,
  },
  {
    question: 'What does it cost each month?',
    answer: `Basic is ${planPrices.basic.both}. The monthly price covers hosting, security, backups and small edits. If you already have a website that we can take over, you pay the monthly price alone.`,
  },
  {
    question: 'Do I own my website?',
    answer:
      'Yes, the domain and the content are yours. Contact us at any time, and we’ll send you an export of your pages and pictures.',
  },
  {
    question: 'What if I don’t like it?',
    answer: `Tell us within ${facts.guarantee.satisfactionDays} days of launch, and you get the setup fee, or the price of a one-off website package, back in full. The first month of a first-time plan has its own ${facts.refund.guaranteeDays}-day guarantee, which starts when that month does.`,
  },
  {
    question: 'Can the chatbot book appointments?',
    answer:
      'Yes, on Pro and Premium. It reads your calendar, offers open times, and texts you the details. One of us reads the conversations on the next business day.',
  },
  {
    question: 'Will you manage my Google Business Profile?',
    answer:
      'Yes, on Pro and Premium: we keep the hours and photos right, write posts and draft replies to reviews. On Basic we set the profile up and show you how to keep it current.',
  },
  {
    question: 'Can I change plans later?',
    answer: `Yes, at any time and with no downtime. ${saleSentences.upgrade}`,
  },
  {
    question: 'Who do I call when something breaks?',
    answer: `Call us, because support is part of every monthly plan from the first day. With a one-off package it’s free for ${facts.maintenance.freeDaysAfterLaunch} days after launch, then there is maintenance from ${formatDollars(facts.maintenance.fromMonthlyPrice)}/month: a plan for the website you already have, with hosting, security, backups and small edits. Or ask for a quote. On a site that we look after, emergencies are answered ${facts.support.emergencyHours}.`,
  },
] as const;
