import { consultation } from '@/content/consultation';
import { facts } from '@/content/facts';
import { processSteps } from '@/content/process';
import { reviews } from '@/content/reviews';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { site } from '@/content/site';

const days = facts.delivery.typicalBusinessDays;

/** The home page's own words. Figures come from where they are kept. */
export const home = {
  title: `Websites and local SEO for small businesses in ${site.address.city}, ${site.address.region}`,
  /** Of this page and of the whole site: search results, llms.txt, the manifest and the structured data. */
  description: `We build websites for local shops and trades, set up their Google listings and look after both. A new website is ${planPrices.basic.both}.`,
  hero: {
    /** The headline: its words, and between them on the board one trade after the other. Screen readers get `everyone` there. */
    headline: {
      before: 'We get',
      everyone: 'local businesses',
      after: ['found around', 'the corner.'],
    },
    lede: `We build your website, set up your Google listing and look after both: ${planPrices.basic.both}. Pro adds a chatbot that books jobs after hours.`,
    streetLabel: 'A row of Main Street shops with a map pin over the plumber',
  },
  support: {
    title: 'Who looks after you, in a short video',
    paragraphs: [
      'One person, your account lead, looks after you from the first call. They learn your trade, plan the pages with you, and still answer the phone after launch.',
      `We typically build it in ${days} business days once we have your content, and set up your Google listing at the same time. After that we watch the site, the listing and, on Pro, the chatbot, and tell you what changed.`,
    ],
  },
  facts: [
    { figure: `${days} business days`, text: 'typical build, once we have your content' },
    { figure: planPrices.basic.monthly, text: `a month, after ${planPrices.basic.setup} for setup` },
    {
      figure: `${reviews.stats.fiveStarWords} reviews`,
      text: `with five stars, ${reviews.stats.averageRating} average`,
      source: reviews.stats,
    },
    { figure: `Since ${site.foundedYear}`, text: `in ${site.address.city}, same founder` },
  ],
  founder: {
    title: 'What our founder says about the job',
    quote:
      'Most of my clients had a website already, but nobody two streets over could find it. So that’s the job: we get you found, and then we get out of your way.',
    line: `Founder, building for local businesses since ${site.foundedYear}`,
    video: {
      title: 'Meet Maya',
      paragraphs: [
        'I grew up behind the counter of my aunt’s hardware store. The first website I ever built was hers, and the phone rang that week.',
        `We still work that way. We look at your business, in person or on video, and write down what your customers ask. Then we build the page that answers it. ${site.area.near}`,
      ],
    },
  },
  night: {
    title: 'A chatbot for the nights, people for the rest',
    lede: `The chatbot of Pro and Premium answers in seconds from your price list and offers open times from your calendar. The next business day a person reads what was said and corrects what was wrong. Pro is ${planPrices.pro.both}.`,
    chat: [
      { from: 'customer', text: 'Water heater’s leaking. Can anyone come tomorrow morning?' },
      {
        from: 'bot',
        text: 'I’m the shop’s chatbot, and a person reads this chat tomorrow. Is water running right now? If it is, I’m calling Marcus. If not, I have 8:00 or 9:30 am.',
      },
      { from: 'customer', text: 'Just a drip. 8 please. 14 Orchard Lane.' },
      { from: 'bot', text: 'Booked: 8:00 am, 14 Orchard Lane. You’ll get a text when Marcus is on his way.' },
    ],
  },
  call: {
    title: `Book a free ${consultation.freeMinutes}-minute call`,
    text: 'We talk by phone or video, search for your business together, show you what customers see, and tell you what we’d fix first. It’s free, even if you never hire us, and there are no slides.',
    dialog: {
      title: `Book a free ${consultation.freeMinutes}-minute consultation`,
      text: consultation.how,
    },
  },
  plans: {
    title: 'Website plans and prices',
    lede: 'There’s one setup fee, paid once, and then one price a month.',
  },
  answers: {
    title: 'A website from us: what you get and what it costs',
    items: {
      get: 'You get a website that we write and build, your Google Business Profile in your own name, and hosting, backups and small edits every month.',
      cost: `Basic is ${planPrices.basic.both}. Pro is ${planPrices.pro.both}, and Premium is ${planPrices.premium.both}.`,
      who: saleSentences.accountLead,
      you: 'You talk with us for about an hour, send your photos and prices, and tell us what to change in the draft.',
      next: `After you pay, your account lead emails you to set up the first talk. ${saleSentences.live} If you aren’t satisfied, you can ask for the setup fee back within ${facts.guarantee.satisfactionDays} days of launch.`,
    },
  },
  process: {
    title: 'How it works, in five steps',
    lede: 'The same five steps for every website, with the days that each one takes once we have your content.',
    steps: processSteps,
    link: 'The five steps in detail',
  },
  reasons: {
    title: 'Why choose us',
    lede: 'Here are four reasons, and you can check each one before you pay.',
    link: 'How to check them',
  },
  slides: [
    {
      id: 'local-seo',
      title: 'Local SEO that covers the whole neighborhood',
      text: 'We check where you rank from 35 corners around you, because the map looks different from each of them. Then we work outward from the places where you’re already close.',
      note: 'Illustrative. Your map depends on your trade, your town and your reviews.',
      service: 'local-seo-optimization',
    },
    {
      id: 'website',
      title: 'A website that looks like your shop',
      text: 'Your site has your colors, your photos and your words. Prices and hours come first, and the phone number dials with one tap.',
      service: 'custom-website-design',
    },
    {
      id: 'chatbot',
      title: 'A chatbot that takes the booking',
      text: 'The chatbot works from your price list and your calendar. If it doesn’t know an answer, it says so and takes a message for you.',
      service: 'ai-chatbot-integration',
    },
  ],
} as const;
