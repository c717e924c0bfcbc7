import { formatDollars } from '@/lib/kernel/money';
import { consultation } from './consultation';
import { facts } from './facts';
import { plans } from './plans';
import { reviews } from './reviews';
import { site } from './site';

const days = facts.delivery.typicalBusinessDays;
const fromPrice = `${formatDollars(plans[0].monthlyPrice)}/month`;

/** The home page's own words. Figures come from where they are kept. */
export const home = {
  title: 'Websites and local SEO for small businesses',
  /** Of this page and of the whole site: search results, llms.txt, the manifest and the structured data. */
  description: `Websites, local SEO and AI chatbots for local shops and trades. Live in ${days} business days, from ${fromPrice}.`,
  hero: {
    /** The headline: its words, and between them on the board one trade after the other. Screen readers get `everyone` there. */
    headline: {
      before: 'We get',
      everyone: 'local businesses',
      after: ['found around', 'the corner.'],
    },
    lede: `A website people can find, a map listing that’s right, and a chatbot that answers while you’re on a job. Live in ${days} business days, from ${fromPrice}.`,
    streetLabel: 'A row of Main Street shops with a map pin over the plumber',
  },
  support: {
    title: 'Our support, in a short video.',
    paragraphs: [
      'One person looks after your site from the first call. They learn your trade, write the pages with you, and still pick up after launch.',
      `We build it in ${days} business days once we have your content, and put you on the map. After that we watch the site, the listing and the chatbot, and tell you what changed.`,
    ],
  },
  facts: [
    { figure: `${days} business days`, text: 'typical build, once we have your content' },
    { figure: fromPrice, text: 'is where plans start' },
    {
      figure: `${reviews.stats.fiveStarWords} reviews`,
      text: `with five stars, ${reviews.stats.averageRating} average`,
    },
    { figure: `Since ${site.foundedYear}`, text: `in ${site.address.city}, same founder` },
  ],
  founder: {
    quote:
      'Most of my clients had a website. Nobody two streets over could find it. So that’s the job: get you found, then get out of your way.',
    line: `Founder. Building for local businesses since ${site.foundedYear}.`,
    video: {
      title: 'Meet Maya',
      paragraphs: [
        'I grew up behind the counter of my aunt’s hardware store. The first website I ever built was hers. The phone rang that week.',
        `We still work that way. We look at your shop, in person or on video, and write down what your customers ask. Then we build the page that answers it. ${site.area.near}`,
      ],
    },
  },
  night: {
    title: 'Software works the night shift. People work the rest.',
    lede: 'The chatbot answers in seconds, from your own price list. A person on our team reads every conversation, fixes what was wrong, and calls you when it matters.',
    chat: [
      { from: 'customer', text: 'Water heater’s leaking. Can anyone come tomorrow morning?' },
      {
        from: 'bot',
        text: 'Is water running right now? If it is, I’m calling Marcus. If not, I have 8:00 or 9:30 am.',
      },
      { from: 'customer', text: 'Just a drip. 8 please. 14 Orchard Lane.' },
      { from: 'bot', text: 'Booked: 8:00 am, 14 Orchard Lane. You’ll get a text when Marcus is on his way.' },
    ],
  },
  call: {
    title: `${consultation.freeMinutes} minutes. No slides.`,
    text: 'We’ll search for your business together, show you what customers see, and tell you what we’d fix first. Free, even if you never hire us.',
    dialog: {
      title: `Book a free ${consultation.freeMinutes}-minute consultation`,
      text: consultation.how,
    },
  },
  reasons: {
    title: 'Why choose us.',
    lede: 'Four reasons, and you can check each one before you pay.',
    link: 'How to check them',
  },
  slides: [
    {
      id: 'local-seo',
      title: 'Local SEO that covers the whole neighborhood',
      text: 'We check where you rank from 35 points around you, not just from your own desk. Then we work outward, street by street.',
      note: 'Illustrative. Your map depends on your trade, your town and your reviews.',
      service: 'local-seo-optimization',
    },
    {
      id: 'website',
      title: 'A website that looks like your shop',
      text: 'Your colors, your photos, your words. Prices and hours up front, and a phone number that dials with one tap.',
      service: 'custom-website-design',
    },
    {
      id: 'chatbot',
      title: 'A chatbot that takes the booking',
      text: 'It works from your price list and your calendar. If it doesn’t know, it says so. Every business day a person reads every word.',
      service: 'ai-chatbot-integration',
    },
  ],
} as const;
