import { facts } from '@/content/facts';
import { promotion } from '@/content/promotion';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const seoFirm = {
  id: 'seo-firm',
  name: 'An SEO firm',
  metaTitle: 'An SEO firm vs our system for local search',
  metaDescription:
    'A specialist firm goes deeper; we keep the site, the profile and the search work in one hand. What to ask either before you sign, and when to take the firm.',
  heading: 'An SEO firm, or search and site in one hand.',
  lede: 'Good SEO firms exist, and some know more about search than we do. What they usually do not have is your website. That turns out to matter.',
  picture: 'report',
  rows: [
    {
      topic: 'What is for sale',
      them: 'Search work: audits, texts, links, technical advice. Often for regional or national terms, sometimes for local ones.',
      us: 'The site and the local search work as one thing, for businesses with a door or a service area. Nothing national.',
    },
    {
      topic: 'Depth',
      them: 'Specialists for technique, content and links, with expensive tools. For a hard market that depth decides.',
      us: 'What a local business needs, done every month. For a national shop with ten thousand pages we are the wrong people.',
    },
    {
      topic: 'Who changes the site',
      them: 'Somebody else. The firm writes a list, your web person gets to it, or does not. Many good audits end here.',
      us: 'We do, usually in the same week, because we built it and have the keys.',
    },
    {
      topic: 'What you pay for',
      them: 'A monthly retainer, commonly with a first audit on top. The website, its hosting and its repairs are a separate bill.',
      us: `${ourSide.price} Local setup is in every plan, the monthly work from ${ourSide.proPlan}.`,
    },
    {
      topic: 'Contract',
      them: 'Often for a fixed term, since results take months. Read what happens to texts and accounts at the end.',
      us: `Plans are cancelled with ${facts.termination.noticeBusinessDays} business days’ notice before the next bill, apart from the ${promotion.restrictions.commitmentMonths}-month promotional rate. Texts and accounts are yours.`,
    },
    {
      topic: 'Reports',
      them: 'From excellent to forty pages of rankings. Ask for last month’s from another customer, with the name covered.',
      us: 'One page: calls, direction requests, bookings, and one thing that we change next.',
    },
    {
      topic: 'Links',
      them: 'Some firms earn them with real work. Some buy them, and the bill comes later, to you.',
      us: 'The chamber, the school you sponsor, the local paper. Few, slow and real. We buy none.',
    },
    {
      topic: 'Promises',
      them: 'Serious firms promise work. Anybody who promises a first place is guessing with your money.',
      us: 'No promised place. The work, the dates, and a map of your town before and after.',
    },
  ],
  prose: [
    {
      heading: 'The list that nobody gets to',
      paragraphs: [
        'We have read many audits by other firms, and most are right. Page titles, missing town pages, a slow phone view, three phone numbers in four directories. The trouble is the next step. The firm may not touch the site. The web person charges by the hour and is booked until fall. The owner stands between the two with a document that nobody else has read to the end.',
        'For a local business, most of what works is not secret knowledge. It is a known list, done in the right order, by somebody who may press the button. That is why we sell site and search work together. It is less clever and it gets done.',
      ],
    },
    {
      heading: 'Five questions for anybody, us included',
      paragraphs: [
        'Who exactly changes my website, and how soon? In whose name are the profile, the analytics and the texts? What did you do last month for a business of my size, on one page? What will you stop doing if it does not bring calls? And what do I keep on the day I leave? A firm that answers all five without clearing its throat is worth its fee.',
      ],
    },
  ],
  chooseThem: {
    title: 'Choose an SEO firm if',
    items: [
      'you compete across a state or the country, or in several languages',
      'your site is large, or has lost its traffic and nobody knows why',
      'you have a web team of your own that will carry out the list',
      'your market is so contested that depth in one field decides it',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'your customers live within a drive of you',
      'you need the site done, not advised on',
      'you would like calls in the report and not keywords',
      'one person should be answerable for all of it',
    ],
  },
  verdict:
    'For a hard national market, take the specialist and give them somebody who may change the site. For a shop and its towns, the advice is the smaller part and the doing is the larger one. We do it.',
  faqs: [
    {
      question: 'We have an SEO firm and like them. Can you do just the website?',
      answer:
        'Yes, and gladly. They write the list, we carry it out, and the owner is out of the middle. It has worked well more than once.',
    },
    {
      question: 'What do you do first if we change from a firm to you?',
      answer:
        'We see that you own everything: profile, analytics, Search Console, domain. Then we look at the links that were bought, if any, and at what is worth keeping. Usually a good deal is.',
    },
    {
      question: 'How will I know whether it works?',
      answer: `By calls, direction requests and bookings against the same month of last year, and by the map of your town. Give it three to six months. A free ${facts.consultation.freeMinutes}-minute call shows you the map as it is today.`,
    },
  ],
} as const satisfies Comparison;
