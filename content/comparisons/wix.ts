import type { Comparison } from '@/content/comparisons/comparison';
import { ourSide } from '@/content/comparisons/our-side';
import { site } from '@/content/site';

export const wix = {
  id: 'wix',
  name: 'Wix',
  metaTitle: 'Wix vs our system: build it or have it built',
  metaDescription:
    'Wix lets you build a site yourself this weekend. We build it with you and get it found in your town. An honest look at both, and where Wix wins.',
  heading: `Wix or ${site.name}: which fits your business?`,
  lede: `Choose Wix if you like building things and have the evenings for it, and ${site.name} if you’d rather have it built. Many people like the idea of the evenings.`,
  agencyLede:
    'You talk with us for an hour and send some photos. We write the site, build it and look after it.',
  chart: {
    kind: 'hours',
    title: 'Your own hours until the site opens',
    sample: 'Sample data',
    caption:
      'One square is one hour of your own time for a site of ten pages. It’s an example, and people who write fast need fewer.',
    sides: [
      {
        name: 'Building it yourself',
        tasks: [
          { look: 'brick', label: 'learning the editor', hours: 6 },
          { look: 'hatch', label: 'writing ten pages', hours: 18 },
          { look: 'dots', label: 'photos, sorted and cropped', hours: 6 },
          { look: 'tiles', label: 'the phone view, again', hours: 5 },
          { look: 'hours', label: 'map, listings, profile', hours: 7 },
        ],
      },
      {
        name: 'Having it built',
        tasks: [
          { look: 'door', label: 'talking to us', hours: 1 },
          { look: 'dots', label: 'finding your photos', hours: 2 },
          { look: 'hatch', label: 'correcting our words', hours: 2 },
        ],
      },
    ],
  },
  rows: [
    {
      topic: 'Who does the work',
      competitor: 'You do it, with a drag-and-drop editor and an assistant that drafts a first version.',
      agency: 'We do it, and your part is an hour of talking, some photos and corrections.',
      stronger: 'agency',
    },
    {
      topic: 'Time to launch',
      competitor: 'It takes a weekend if your words and pictures are ready, and those often take weeks.',
      agency: ourSide.speed,
      stronger: 'agency',
    },
    {
      topic: 'What you pay for',
      competitor:
        'You pick a plan by its features. There’s a free one with their ads, and a domain, email and some apps can cost extra.',
      agency: ourSide.price,
      stronger: 'competitor',
    },
    {
      topic: 'Design freedom',
      competitor: 'Anything can go anywhere, so the phone view needs a second look each time.',
      agency: 'You choose among things that work, and we’ll argue with you about a spinning logo.',
      stronger: 'competitor',
    },
    {
      topic: 'Everyday changes',
      competitor: 'You open the editor and make them, at midnight if you like.',
      agency: 'You change hours, prices, photos and news from your phone, and email us the rest.',
      stronger: 'neither',
    },
    {
      topic: 'Bookings and shop',
      competitor:
        'Larger plans have them built in, for example for classes, tables, tickets and small shops.',
      agency: 'You can add booking and payment, but tickets and classes aren’t our strength.',
      stronger: 'competitor',
    },
    {
      topic: 'Local search',
      competitor: 'It has tools and checklists, while town pages and reviews are your job.',
      agency: `Every plan has the setup, and from ${ourSide.proPlan} you also get profile care and two articles a month.`,
      stronger: 'agency',
    },
    {
      topic: 'Leaving',
      competitor:
        'You take the domain, words and pictures. Pages, forms, booking and the editor stay with Wix, so those are built again.',
      agency: ourSide.leaving,
      stronger: 'neither',
    },
    {
      topic: 'Help',
      competitor:
        'There’s a large help center, chat and callbacks, from people who know the product but not your business.',
      agency: ourSide.help,
      stronger: 'agency',
    },
  ],
  answers: {
    get: 'You get a new site with the words, pictures and articles of your Wix site, improved where they need it. Local search setup is part of it, because that’s usually what the old site was missing.',
    cost: `${ourSide.cost} Monthly Only, our price for a website you already have, isn’t possible here, because a site from the Wix editor runs on Wix.`,
    who: ourSide.who,
    you: 'You invite us to your Wix account as a contributor and tell us where the domain is registered. After that you talk with us for an hour, choose photos and correct the draft.',
    next: `${ourSide.live} Cancel your Wix plan only after that day, and move the domain first if you bought it there.`,
  },
  source: {
    text: 'The Wix column is how we see it, for the usual Wix editor. Its plans and what it exports are its own to change.',
    link: { label: 'Wix’s plans and prices', href: 'https://www.wix.com/plans' },
  },
  chooseCompetitor: {
    title: 'Choose Wix if',
    items: [
      'you like building things, and finish them',
      'you’re testing an idea on a tiny budget',
      'you sell classes, tickets or events',
    ],
  },
  chooseAgency: {
    title: 'Choose us if',
    items: [
      'you started a draft months ago and never finished',
      'you want calls from your own town',
      'you’d rather correct a page than write one',
    ],
  },
  faqs: [
    {
      question: 'Can you take over my Wix site?',
      answer:
        'We can’t take it over as it is, but we can move its content. The site itself is built new, and old links go to the new pages.',
    },
    {
      question: 'Is Wix bad for Google?',
      answer:
        'It hasn’t been for years. A Wix page with a clear title, your town and a real answer can rank as well as any other.',
    },
    {
      question: 'Can I keep Wix and get just the local search work?',
      answer:
        'Yes, because profile, listings and reviews have little to do with who built the site. Ask us in the call whether that would be enough.',
    },
  ],
} as const satisfies Comparison;
