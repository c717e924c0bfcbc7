import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices, saleTerms } from '@/content/sale-terms';
import { site } from '@/content/site';

const { pro } = planPrices;
const startDays = saleTerms.serviceStartBusinessDays;

/** `/services/local-seo-optimization`. */
export const localSeoOptimization = {
  id: 'local-seo-optimization',
  heading: 'Local SEO: show up when they search nearby',
  metaTitle: `Local SEO Optimization near ${site.address.city}, ${site.address.region}`,
  metaDescription:
    'We check where you rank from 35 corners around you, then work outward: profile, listings, local pages, reviews, and a monthly report you can read.',
  fullDescription:
    'Google’s map shows three businesses first. We work to make you one of them, on the streets where your customers live.',
  benefits: [
    {
      title: 'Google Business Profile',
      text: 'Categories, hours, photos and services are set up and kept current.',
    },
    {
      title: 'Local pages',
      text: 'Each service and each town gets a page of its own, written by a person who asked you about both.',
    },
    {
      title: 'Listings cleaned up',
      text: 'Your name, address and phone read the same everywhere people look.',
    },
    {
      title: 'Reviews',
      text: 'We draft the replies for you to approve. On Premium we also text customers who agreed to it after a job.',
    },
    {
      title: 'Speed and structure',
      text: 'Your pages load fast and tell Google what you do and where you do it.',
    },
    {
      title: 'A report you can read',
      text: 'Calls, direction requests and bookings fit on one page a month.',
    },
  ],
  answers: {
    cost: `The basic setup is in every plan, and the work each month starts with Pro: ${pro.both}. The SEO Optimization Service is <Fact name="packages.seo-optimization.price"/>, paid once: we check the site and profile you have, and correct what we find. More is quoted before we start, depending on towns and competitors.`,
    who: 'Our local search lead measures, corrects and reports. The content writer writes the pages for your towns, and your account lead calls you when there’s a decision to make.',
    you: 'You give us manager access to your Google profile and to your website, and a list of the towns you want to work in. If you have photos of jobs there, send them, because they help more than adjectives.',
    next: `We typically begin within ${startDays} business days of getting access, and you see the first map before we change anything. Corrections to the profile often show within weeks. The far corners of the map take three to six months in most towns.`,
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'Week 1',
      text: 'We search from 35 corners around you, save the map as it is, and list what’s wrong in your profile and your listings.',
    },
    {
      term: 'Week 2',
      text: 'We correct the category, the services, the hours and the area in your profile, and ask you about anything we can’t know.',
    },
    {
      term: 'Week 3',
      text: 'We write the first local page, for example “Drain cleaning in Pine Hollow,” and you check the facts in it.',
    },
    {
      term: 'Week 4',
      text: 'We measure again from the same corners and send you both maps with one page about what to do next.',
    },
  ],
  limits:
    'We don’t buy links or reviews, and we don’t put extra words into your business name, because Google suspends profiles for that. We also don’t open a listing at an address where nobody works. The one-time service doesn’t include new town pages or care in later months, so choose Pro if you want those.',
  reasons: {
    title: 'Reasons our local SEO works',
    items: [
      {
        title: 'We measure where your customers stand.',
        text: 'The same search shows other names at each end of town, so one check from our office would tell you little.',
      },
      {
        title: 'We work outward.',
        text: 'Your own block comes first, and then we take the next one.',
      },
      {
        title: 'We tell you when to stop.',
        text: 'Once you’re found on the streets you serve, you need less of us.',
      },
      {
        title: 'We show you the map.',
        text: 'You get it before and after, so you can see what the work did.',
      },
    ],
  },
  faqs: [
    {
      question: 'How long does local SEO take to work?',
      answer:
        'It depends on your competition. In a small town you may see the first calls after a month or two, and a city with forty plumbers takes longer than the usual half year.',
    },
    {
      question: 'Can you promise me the top spot?',
      answer:
        'No, and be careful with anyone who does. It depends on your trade, your town and your reviews. We promise the work and show you the results.',
    },
    {
      question: 'I don’t have a shop. I drive to customers. Does it work for me?',
      answer:
        'Yes. Your profile shows a service area, your address stays hidden, and we write pages for the towns you drive to.',
    },
    {
      question: 'Do I need a new website?',
      answer:
        'You may not. If yours loads quickly and can be edited, we work with it. If it can’t, we tell you before you pay for anything.',
    },
  ],
  call: {
    title: 'Book a free call and see your own map',
    text: 'We check where your business ranks around town before you pay for anything. That takes <Fact name="consultation.freeMinutes"/> minutes and is free.',
  },
} as const;
