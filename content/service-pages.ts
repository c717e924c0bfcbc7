import { facts } from '@/content/facts';
import type { FiveAnswers } from '@/content/five-answers';
import { packages } from '@/content/packages';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

const { basic, pro, premium } = planPrices;
const audit = formatDollars(packages[4].price);

/** The words that every service page shares, and those of the services list. */
export const servicePages = {
  index: {
    figure: 'A drawing for each service: its hanging sign on a painted wall.',
    title: 'Services: websites, SEO and chatbots',
    heading: 'Our services: websites, local search and chatbots',
    lede: `You can buy one service, or get several in one website plan. ${site.area.near} ${site.area.elsewhere}`,
    description:
      'Custom websites, local SEO, AI chatbots, Google Business Profile, content and reporting for small local businesses. See what each one includes.',
  },
  /** What each service includes and costs, on its sign. */
  each: {
    fold: 'What it includes and costs',
    texts: {
      'custom-website-design': `We interview you, write the pages, build them for the phone and host them. Every plan has it, from Basic with 5 pages: ${basic.both}. ${saleSentences.live}`,
      'local-seo-optimization': `We measure where you rank, then correct the profile, the listings and the pages for your towns. The monthly work starts with Pro. Alone, the SEO Optimization Service is ${audit}, once. First changes often show within weeks, and the far side of town takes three to six months.`,
      'ai-chatbot-integration':
        'It answers from your price list, books into your calendar and calls you in an emergency. Pro and Premium include it. On a site that isn’t ours we quote it, because it depends on your calendar and your rules. You test it before your customers do.',
      'google-business-profile': `Someone keeps your hours, photos, posts and replies current every week, from Pro on. Without a plan it’s quoted by the number of profiles. We begin within ${facts.googleTools.setUpBusinessDays} business days of getting access, and you stay the owner.`,
      'content-marketing':
        'We call you, write two articles a month, and publish them once you approve. Pro and Premium include these two. More of them, or articles for another site, are quoted by length and language. Readers come over about half a year.',
      'analytics-reporting':
        'You get one page about calls, directions and bookings, with one suggestion at the end. It’s monthly on Pro and weekly on Premium, and Basic has none. The first full report follows the first full month.',
      'reputation-management':
        'We ask customers who agreed to it for a review, and draft a reply to each one. Replies are in Pro, requests in Premium. Alone it’s quoted by the number of jobs. Look at the difference after the second month.',
      'social-media':
        'We plan and write three posts a week from your own pictures, and answer the comments. No plan includes it, so it’s quoted by the number of networks. The first posts go out on the Monday after you approve the plan for the month.',
    },
  },
  /** At the end of the services that a look at one's website decides. */
  checkup: {
    of: ['local-seo-optimization', 'custom-website-design'],
    link: { label: 'Check the website you have yourself first, free', href: routes.checkup() },
  },
  answers: {
    get: 'You get the service you choose, done by our own team, with one account lead for all of it. Several services work better together, because the chatbot, the profile and the pages then say the same thing.',
    cost: `Basic is ${basic.both}. Pro is ${pro.both}, and Premium is ${premium.both}. A service without a plan is quoted before we start, and the price depends on how many pages, profiles or towns it covers.`,
    who: 'The people are the design lead, the local search lead, a content writer, a copy editor and client care. You talk to your account lead, who brings in the others.',
    you: 'You choose a plan or ask about one service. Then you give us access to what exists, such as your Google profile, and answer our questions in one call of about an hour.',
    next: `Book a free call of ${facts.consultation.freeMinutes} minutes, or order a plan right away. After an order you hear from your account lead with a time for the long call and a list of what to send.`,
  } satisfies FiveAnswers,
  questions: {
    title: 'Questions about our services',
    items: [
      {
        question: 'Do I need a plan to buy a service?',
        answer:
          'No. Most services work on the website you have, and then we quote them alone. The chatbot and the reports fit best inside a plan, because everything they need is already there.',
      },
      {
        question: 'Can I start with one service and add more later?',
        answer:
          'Yes, and many owners should. Start with the one that fixes what hurts most, for example wrong hours on Google. If you take a plan afterward, it includes the care you were buying alone.',
      },
      {
        question: 'Who tells me if a service isn’t worth it?',
        answer:
          'We do, on the call. If you have all the work you can handle, you don’t need more visitors, and a better reply to the ones you have may be enough.',
      },
    ],
  },
  together: {
    figure: 'A drawing of the steps: posts along a sidewalk, on each the sign of the service that does it.',
    title: 'How our services work together',
    lede: 'Each of the six works on its own, and in this order each makes the next one work better.',
    /** `sign` is the service whose sign stands for the step. */
    steps: [
      {
        title: 'Be found',
        sign: 'local-seo-optimization',
        description: 'Local SEO and your business profile put you on the map where you work.',
      },
      {
        title: 'Be understood',
        sign: 'custom-website-design',
        description: 'The website answers the visitor’s question, on a phone, in a few seconds.',
      },
      {
        title: 'Be reached',
        sign: 'ai-chatbot-integration',
        description: 'The chatbot and the forms take inquiries after closing time.',
      },
      {
        title: 'Be remembered',
        sign: 'content-marketing',
        description: 'Articles and honest replies give people a reason to come back.',
      },
      {
        title: 'Keep count',
        sign: 'analytics-reporting',
        description: 'One page a month shows what brought customers, and what we change next.',
      },
    ],
    link: 'Ask which one you need first',
  },
  more: {
    title: 'Ancillary services',
    lede: 'These are smaller services that you can buy on their own.',
    googleLink: 'Google services',
  },
  labels: {
    benefits: 'Key benefits: what you get',
    benefitsLede: 'We do all of this for you, and you approve it before it goes live.',
    month: 'The first month, step by step',
    limits: 'What we don’t do',
    faq: 'Questions about this service',
    viewAll: 'All our services',
    getStarted: 'Get Started',
    bookCall: 'Book a Call',
  },
  notFound: {
    title: 'Service Not Found',
    description:
      'There’s no service at this link. All our services are on one page, with what each one includes.',
    text: "Sorry, the service you're looking for doesn't exist.",
    link: 'View All Services',
  },
} as const;
