import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';
import { planWords } from './plan-words';

export const searchConsole = {
  id: 'search-console',
  name: 'Google Search Console',
  line: 'The words people typed before they found you',
  icon: 'web',
  shape: 'hexagon',
  color: 'enamel',
  metaTitle: 'Search Console setup and monthly watch',
  metaDescription:
    'Search Console shows the words people typed, the pages Google left out, and warnings worth reading. We set it up in your name and read it every month.',
  heading: 'See the words that lead to your door.',
  lede: 'Search Console is Google’s own report about your website: what people typed, which of your pages were shown, and what Google could not read.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'Analytics begins when somebody arrives. Search Console shows the part before that: the searches in which one of your pages appeared, at which place, and how many people pressed it. It is the only tool that gets these words from Google itself. Everything else is an estimate.',
        'For a small business that is better than any keyword software. A dentist learns that people search for “chipped tooth saturday” and that her page on emergencies does not mention Saturday. A café finds that it is shown for “quiet place to work” without ever having said so. Each of those is a sentence to add, and sometimes a page.',
        'The second half is housekeeping. Search Console lists the pages that Google knows and has left out, with a reason, and writes to you if the site is hacked, marked as unsafe or unreadable on a phone. That mail should go to somebody who opens it.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'Ten searches: five that bring people and five that almost do, meaning that you are shown but rarely pressed. Next to each of the second five stands what we will do about it, or “nothing, that is another town”. Pages that dropped out are listed with the day on which we put them right.',
        'You will not get a keyword table with two hundred rows. Most of those rows are one person, once.',
      ],
    },
  ],
  benefitsLede: 'Proven to Google through your domain, so it survives a new website.',
  benefits: [
    {
      title: 'The whole domain verified',
      text: 'With and without www, every subdomain, in your own Google account.',
    },
    { title: 'A sitemap that is true', text: 'Only pages that exist, with dates that mean something.' },
    {
      title: 'Warnings that reach a person',
      text: 'Security and penalty mails go to you and to our support desk.',
    },
    { title: 'Left-out pages explained', text: 'Which ones Google skipped, why, and whether it matters.' },
    {
      title: 'Old addresses led home',
      text: 'Pages that vanished in the last rebuild point to the right new ones.',
    },
    {
      title: 'Bing too',
      text: 'The same set of records goes to Bing’s console, since it takes five minutes.',
    },
  ],
  steps: [
    {
      title: 'Prove ownership',
      description: 'One record in your domain’s settings. You own the property, we are added as a user.',
    },
    {
      title: 'Hand in the sitemap',
      description: 'Google gets the list of pages and, over the next days, starts to report on them.',
    },
    {
      title: 'Fix what it lists',
      description: 'Dead addresses, duplicate pages and anything that should not be in the index at all.',
    },
    {
      title: 'Read it monthly',
      description: 'The searches become corrections on your pages, one or two at a time.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `Setup belongs to the local SEO setup of every plan, from ${planWords.basic}. The monthly reading is part of Pro and Premium. A one-off repair of a site that is not ours: quoted before we start.`,
    },
    { label: 'To Google', value: 'Nothing. Search Console has no paid version.' },
  ],
  notNeeded:
    'There is hardly a website that should not have it, since it is free and quiet. What you may not need is anybody to read it for you. If your site has five pages that never change and you rank where you want to, set it up, let the warnings come to your own inbox, and keep your money.',
  faqs: [
    {
      question: 'Can you ask Google to index my page faster?',
      answer:
        'We can request a visit for a page, and Google usually comes within days. Pressing the button again does not help. A link from a page that is already known helps more.',
    },
    {
      question: 'Why does it show a different place than I see on my phone?',
      answer:
        'It shows the average over everybody who searched, wherever they stood. Your phone shows one search from one spot. For the map, the spot decides nearly everything.',
    },
    {
      question: 'How far back does it go?',
      answer:
        'Google keeps 16 months. We save a copy once a month, so that after a few years you can still see how it began.',
    },
  ],
  related: ['analytics', 'business-profile', 'tag-manager', 'training'],
  more: { label: 'Local SEO, the whole service', href: routes.service('local-seo-optimization') },
} as const satisfies GoogleService;
