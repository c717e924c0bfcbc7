import { facts } from '@/content/facts';
import { projects } from '@/content/portfolio';
import { isSample } from '@/content/provenance';
import { planPrices, saleSentences } from '@/content/sale-terms';

/** The words that the portfolio's pages share. */
export const portfolio = {
  title: 'Portfolio: nine websites for local shops',
  description:
    'Nine websites for plumbers, restaurants, dentists and other local businesses: the problem, what we built, and what changed.',
  heading: 'Portfolio: nine websites for local shops',
  lede: 'Each one has the problem, the site we’d build, what changed, and what it would cost with us.',
  filter: { legend: 'Filter projects by category', all: 'All' },
  reading: {
    figure: 'A drawing of each website, in a browser, as its visitors see it.',
    title: 'How to read these projects',
    text: `${projects.some(isSample) ? 'The shops are made up, but the method is ours' : 'The method is the same each time'}: we find out what callers ask, build the page that answers it, and count whether it worked. Each project also says what didn’t work, because something usually doesn’t. Each result is something that the owner counts without us, such as calls, bookings or orders.`,
    link: 'Read three of them in full',
  },
  answers: {
    get: 'You get a site that’s made for one kind of customer, with the pages that answer what people ask you on the phone. It has your words, your photos and a listing on Google that agrees with it.',
    cost: `Basic is ${planPrices.basic.both}. Pro is ${planPrices.pro.both}. Parts that no plan has, such as a client portal or delivery zones, are quoted before we start.`,
    who: saleSentences.accountLead,
    you: 'You tell us in an hour what customers ask, send photos from your phone and correct the draft. Afterwards you count one thing that matters, as these owners do, so you know whether it works.',
    next: `In a free ${facts.consultation.freeMinutes}-minute call we tell you which plan is enough. Building typically takes ${facts.delivery.typicalBusinessDays} business days once we have your content, and bigger projects get their own date.`,
  },
  labels: {
    withUs: 'What this would cost with us',
    quoted: 'What isn’t on the price list',
    owner: 'What the owner did',
    failed: 'What didn’t work',
    plan: 'Plan with us',
    facts: 'At a glance',
    category: 'Category',
    address: 'Address',
    launched: 'Opened',
    built: 'What we built',
    results: 'Result',
    problem: 'The problem',
    work: 'What we built',
    result: 'The result',
    sample: 'A sample project: shop, people and figures are invented.',
    figure: 'What was counted',
    count: 'Count',
    places: 'Places drawn',
    technologies: 'Technologies',
    next: 'Next door',
    all: 'All nine projects',
    caseStudy: 'Read the long version, with what didn’t work',
  },
  notFound: {
    title: '404 Page Not Found',
    description:
      'There’s no project at this link. All nine are on one page, with the problem, the work and the result of each.',
    text: 'There’s no project at this link.',
    link: 'See all nine projects',
  },
} as const;
