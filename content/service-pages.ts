import { site } from './site';

/** The words that every service page shares, and those of the services list. */
export const servicePages = {
  index: {
    title: 'Services: websites, SEO and chatbots',
    heading: 'Our services: websites, local search and chatbots',
    lede: `You can buy one service, or get several in one website plan. ${site.area.near} ${site.area.elsewhere}`,
    description:
      'Custom websites, local SEO, AI chatbots, Google Business Profile, content and reporting for small local businesses. See what each one includes.',
  },
  together: {
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
    answers: 'what you get and what it costs',
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
