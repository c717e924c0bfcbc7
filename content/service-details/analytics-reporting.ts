import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices } from '@/content/sale-terms';

const { pro, premium } = planPrices;

/** `/services/analytics-reporting`. */
export const analyticsReporting = {
  id: 'analytics-reporting',
  heading: 'Analytics and reporting you can read, on one page',
  metaTitle: 'Analytics Reporting you can read',
  metaDescription:
    'Calls, direction requests and bookings on one page a month, with what changed and what we do next. No dashboards to log in to.',
  fullDescription:
    'You don’t need a dashboard. You need to know if the phone rang more than last year, where the callers came from, and what to do next.',
  benefits: [
    {
      title: 'Calls counted',
      text: 'We count them from the site, the profile and ads, each with its source.',
    },
    {
      title: 'Direction requests',
      text: 'You see how many people asked how to get to you.',
    },
    {
      title: 'Bookings and forms',
      text: 'Each one is stored with the page it came from, and counted once.',
    },
    {
      title: 'What changed',
      text: 'Three sentences tell you the three changes that matter this month.',
    },
    {
      title: 'What we do next',
      text: 'Each report ends with one decision, or with a note that there’s none to make.',
    },
    {
      title: 'Privacy respected',
      text: 'Nothing tracks a visitor before consent, and a “no” stays a no.',
    },
  ],
  answers: {
    cost: `A report each month is part of Pro: ${pro.both}. Premium has one each week: ${premium.both}. Basic has no report. For a website that isn’t ours it’s quoted before we start, and the price depends on what has to be counted.`,
    who: 'Our analytics specialist sets up the counting, writes the report and answers when you call about it. Your account lead carries out what you decide.',
    you: 'You give us access to your Google accounts, or we open them in your name. You tell us which calls count for you, because a wrong number isn’t a customer. Then you read one page.',
    next: 'We set up the counting within <Fact name="googleTools.setUpBusinessDays"/> business days of getting access, or during the build of your site. The first full report comes after the first full month.',
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'Week 1',
      text: 'We look at what’s counted today, switch off what nobody needs, and agree with you on four or five things that matter.',
    },
    {
      term: 'Week 2',
      text: 'We connect the call links, the forms and the bookings, and test each one by calling you ourselves.',
    },
    {
      term: 'Week 3',
      text: 'We compare the count with your own calendar, because a report that doesn’t match the real week is useless.',
    },
    {
      term: 'Week 4',
      text: 'You get the first report. If it’s too early for a decision, it says so and tells you when it won’t be.',
    },
  ],
  limits:
    'We don’t record what people say on the phone, and we don’t follow visitors who declined. We can’t count someone who reads your site and walks in without a tap, so the real number is a little higher than ours. We don’t sell your figures or show them to other clients.',
  reasons: {
    title: 'Reasons you’ll read the report',
    items: [
      {
        title: 'It’s a count of customers.',
        text: 'You read about people who called, came or booked, and find no impressions or sessions.',
      },
      {
        title: 'It admits bad months.',
        text: 'If a change of ours made things worse, that’s the first line.',
      },
      {
        title: 'A person writes it.',
        text: 'Someone looks at your numbers and writes to you, and you can write back with questions.',
      },
      {
        title: 'The data stays in your accounts.',
        text: 'Both Google Analytics and Search Console are in your name.',
      },
    ],
  },
  faqs: [
    {
      question: 'Do I need a cookie banner for this?',
      answer:
        'You need one only for tools that follow visitors, such as Google Analytics. Counting calls and forms works without cookies. We tell you in writing which of your tools need consent.',
    },
    {
      question: 'Can you tell which calls came from the website?',
      answer:
        'We count taps on the call link, by page and by source. An optional tracking number also counts people who dial by hand.',
    },
    {
      question: 'I have years of data in Google Analytics. Will I lose it?',
      answer:
        'No. Standard reports go back to the start. Google keeps the details for 14 months at most, so we set it to 14, fix what’s counted, and note the date on your report.',
    },
    {
      question: 'How often do I get a report?',
      answer: 'It comes monthly on Pro and weekly on Premium, and both fit on one page.',
    },
  ],
  call: {
    title: 'Book a free call about your last report',
    text: 'We’ll read it with you and mark what you can ignore, which is usually most of it. The <Fact name="consultation.freeMinutes"/> minutes are free.',
  },
} as const;
