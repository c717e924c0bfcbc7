import { addOns } from '@/content/add-ons';
import type { Comparison } from '@/content/comparisons/comparison';
import { ourSide } from '@/content/comparisons/our-side';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';

const [booking] = addOns;

export const squarespace = {
  id: 'squarespace',
  name: 'Squarespace',
  metaTitle: 'Squarespace vs our system for a local shop',
  metaDescription:
    'Squarespace makes beautiful sites for people with beautiful photos. We make pages that get a plumber called. Where each is the better choice, row by row.',
  heading: `Squarespace or ${site.name}: which fits your business?`,
  lede: `Choose Squarespace if beautiful pictures sell what you do, and ${site.name} if people search for your trade nearby. Its templates need photos as good as the ones they came with.`,
  agencyLede:
    'We make a site to fit your trade and your towns. It’s less glamorous, but a plumber’s customers look for a price, a town and a number to call.',
  chart: {
    kind: 'holders',
    mark: 'coat',
    title: 'Which searches have a page',
    sample: 'Sample data',
    caption:
      'Ten things people type when they need a plumber, and which ones the site has a page for. An example: a five-page template, and one of our sites after six months.',
    words: { has: 'has a page', lacks: 'no page' },
    head: 'Someone types',
    columns: [
      { name: 'A template, filled in', isAgency: false },
      { name: 'A site from us', isAgency: true },
    ],
    rows: [
      { label: 'odell and sons', has: [true, true] },
      { label: 'plumber near me', has: [true, true] },
      { label: 'plumber phone number', has: [true, true] },
      { label: 'leaking water heater', has: [false, true] },
      { label: 'sump pump replacement', has: [false, true] },
      { label: 'plumber in Fairview', has: [false, true] },
      { label: 'plumber in Cedar Falls', has: [false, true] },
      { label: 'what a drain cleaning costs', has: [false, true] },
      { label: 'plumber open at night', has: [false, true] },
      { label: 'fix a faucet yourself', has: [false, false] },
    ],
  },
  rows: [
    {
      topic: 'Looks',
      competitor: 'The templates look excellent from the first minute, and they’re hard to mess up.',
      agency: 'We design the site for your trade, with your own photos in it.',
      stronger: 'competitor',
    },
    {
      topic: 'Who does the work',
      competitor: 'You do it, in a tidy editor that takes an evening to learn.',
      agency: 'We interview you, write the pages and build them, and you correct them.',
      stronger: 'agency',
    },
    {
      topic: 'Time to launch',
      competitor: 'It takes days if you have the pictures, and many people pay a designer to set it up.',
      agency: ourSide.speed,
      stronger: 'neither',
    },
    {
      topic: 'What you pay for',
      competitor: 'You pay for one plan with hosting, while scheduling and email campaigns can cost more.',
      agency: ourSide.price,
      stronger: 'competitor',
    },
    {
      topic: 'Appointments',
      competitor:
        'It has its own scheduling product, which is one of the best for classes and consultations.',
      agency: `${booking.name} works with your own calendar and costs ${formatDollars(booking.monthlyPrice)} a month.`,
      stronger: 'competitor',
    },
    {
      topic: 'Local search',
      competitor:
        'The pages are technically sound, and town pages, listings, profile and reviews are up to you.',
      agency: `Every plan has the setup, and from ${ourSide.proPlan} you also get profile care and a monthly report.`,
      stronger: 'agency',
    },
    {
      topic: 'Beyond the template',
      competitor: 'You can add code of your own, and then it’s yours to look after.',
      agency: 'We change the page itself, and an unusual request gets a price before we start.',
      stronger: 'agency',
    },
    {
      topic: 'Leaving',
      competitor:
        'You take the domain, and an export of basic pages and a blog. Galleries, shop pages, forms and the design stay, so those are built again.',
      agency: ourSide.leaving,
      stronger: 'neither',
    },
    {
      topic: 'If you don’t like it',
      competitor: 'There’s a trial period, so you see it before you pay.',
      agency: ourSide.guarantee,
      stronger: 'neither',
    },
  ],
  answers: {
    get: 'You get a site made for your trade, with your pictures, your blog and a page for each service and town that matters. We set up your local listings too, which a template can’t do for you.',
    cost: `${ourSide.cost} Monthly Only, our price for a website you already have, isn’t possible here, because a Squarespace site runs only there.`,
    who: ourSide.who,
    you: 'You add us to your account as a contributor and send the original photos, which are better than the copies online. Then you talk with us for an hour and correct the draft.',
    next: `${ourSide.live} Your Squarespace plan can end after that day, and email addresses that run through it are moved before.`,
  },
  source: {
    text: 'The Squarespace column is how we see it. Its plans, its trial and what it exports are its own to change.',
    link: { label: 'Squarespace’s pricing page', href: 'https://www.squarespace.com/pricing' },
  },
  chooseCompetitor: {
    title: 'Choose Squarespace if',
    items: [
      'your pictures sell you: weddings, interiors, a menu worth photographing',
      'you have an eye for design and will enjoy the editor',
      'people already know your name and look you up',
    ],
  },
  chooseAgency: {
    title: 'Choose us if',
    items: [
      'people search for your trade, not your name',
      'your best photos are on your phone, of finished jobs',
      'you want the map, the reviews and the site looked after together',
    ],
  },
  faqs: [
    {
      question: 'Can I keep my domain if it’s registered with Squarespace?',
      answer:
        'Yes, it can stay there and point to us, or move to any registrar you like. Either way it’s in your name.',
    },
    {
      question: 'Will my new site look less good?',
      answer:
        'It will look like your business instead of a magazine. Look at the sample sites in our portfolio and judge for yourself.',
    },
    {
      question: 'What happens to my blog?',
      answer: 'We move it, with dates and pictures, and each old link goes to the new page.',
    },
  ],
} as const satisfies Comparison;
