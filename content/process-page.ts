import { facts } from '@/content/facts';
import { saleTerms } from '@/content/sale-terms';

const days = facts.delivery.typicalBusinessDays;

/**
 * `/products/local-seo-website-process`: the five steps at length. `text` belongs to the step of the same number. What the
 * first, second and fourth step take adds up to the typical build; the third runs beside the second.
 */
export const processPage = {
  title: 'How we build your local website',
  description: `The five steps from the first call to the monthly check: what we do, what you do, and how long each takes once we have your content.`,
  heading: 'How we build your website, in five steps',
  lede: `A typical build takes ${days} business days, counted from the day we have your content. The fifth step, looking after the site, goes on every month.`,
  labels: { agency: 'We do', customer: 'You do', duration: 'Takes' },
  steps: [
    {
      id: 1,
      text: 'We start with your last ten callers and what they asked. You get a one-page plan: who the site is for, and what each page has to say.',
      agency: 'Interview you, check where you rank, look at three competitors, write the plan.',
      customer: 'An hour on the phone. Logo, pictures, prices and hours.',
      duration: '2 business days',
    },
    {
      id: 2,
      text: 'You get a link to the real thing, with your number in it. Tell us what’s wrong in whatever way suits you. One round of changes is included.',
      agency: 'Write, design and build every page, phone first. Test by keyboard and screen reader.',
      customer: 'Read it, and tell us what’s wrong.',
      duration: `${days - 3} business days`,
    },
    {
      id: 3,
      text: 'While you read, we claim your profile, correct old listings, and make your name, address, phone and hours the same everywhere.',
      agency: 'Profile, listings, local pages, structured data, redirects from your old site.',
      customer: 'Film a short video of your business for Google, or confirm a code.',
      duration: '1 business day, during step two',
    },
    {
      id: 4,
      text: 'Your domain points to the new site. We test every link and form, then show you how to make a change and answer a review.',
      agency: 'Switch over, test again, watch the first day.',
      customer: 'Half an hour, on your own phone.',
      duration: '1 business day',
    },
    {
      id: 5,
      text: 'Support is part of your plan from the first day. Each month we check the map, the speed and the forms, and fix what slipped.',
      agency: 'Monthly checks, backups, updates and edits. On Pro and Premium, a one-page report.',
      customer: 'Tell us when something changes.',
      duration: 'Every month',
    },
  ],
  clocks: {
    title: 'Time frames on this site, and what each one counts',
    lede: 'You’ll see these time frames on our pages, and they start at different moments.',
    rows: [
      {
        label: `${days} business days`,
        value: 'The typical build, from the day we have all your content to launch.',
      },
      {
        label: `${facts.delivery.kickOffToLaunchBusinessDays} business days`,
        value: 'From kickoff to launch, with one round of changes.',
      },
      {
        label: `${facts.delivery.complexProjectWeeks} weeks`,
        value: `Complex projects: a store, more than ${saleTerms.locationsInTypicalBuild} locations at once, or a move from another system.`,
      },
      {
        label: `${facts.delivery.fromQuestionnaireWeeks} weeks`,
        value: 'From the questionnaire on our Get Started page to launch, gathering content included.',
      },
      {
        label: `${facts.delivery.expeditedBusinessDays} business days`,
        value: 'The expedited build of our July promotion, at its quickest.',
      },
    ],
  },
  faqs: [
    {
      question: 'What slows a build down?',
      answer:
        'It’s nearly always the photos. If we have your prices and hours, we can start and add the photos later.',
    },
    {
      question: 'Can it go faster?',
      answer: `In our July promotion an expedited build can be as quick as ${facts.delivery.expeditedBusinessDays} business days. In the rest of the year, ask us, because sometimes there’s a gap in the calendar.`,
    },
    {
      question: 'What if I stop answering?',
      answer: `We remind you. After ${facts.abandonment.noResponseBusinessDays} business days without a response, the project counts as abandoned. The policy explains what happens then, and how to restart.`,
    },
  ],
  faqTitle: 'Questions about the build',
  links: { products: 'See the products', start: 'Get Started' },
} as const;
