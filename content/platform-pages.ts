import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';
import { site } from './site';

const [basic, pro, premium] = plans;
const days = facts.delivery.typicalBusinessDays;
const guaranteeDays = facts.guarantee.satisfactionDays;
const consultationMinutes = facts.consultation.freeMinutes;
/** Both guarantees, each with the amount that it covers. */
const guaranteeLine = `Setup fee: refunded in full within ${guaranteeDays} days of launch if you aren’t satisfied. First month: refunded within ${facts.refund.guaranteeDays} days if it’s your first plan with us.`;
const noSetup = 'If we take over a website you already have, there’s no setup fee.';
const freeDays = facts.maintenance.freeDaysAfterLaunch;
const monthly = {
  basic: `${formatDollars(basic.monthlyPrice)}/month`,
  pro: `${formatDollars(pro.monthlyPrice)}/month`,
  premium: `${formatDollars(premium.monthlyPrice)}/month`,
};

/** `/platform`: the three products side by side. */
export const platformIndex = {
  title: 'The platform: three local websites',
  description: `Compare the three websites we build for local businesses: with the map, with a chatbot, or for several locations. From ${monthly.basic}, live in ${days} business days.`,
  heading: 'Three storefronts. One platform.',
  lede: 'Each is a website and a map listing, built and looked after together. Choose by how many locations you have and who answers after six.',
  compare: {
    title: 'What’s different.',
    lede: 'The rest is the same: hosting, backups, a form that stores every message, and a person to call.',
    head: 'Compare',
    rows: [
      { label: 'Made for', values: ['One shop, one town', 'One shop that gets calls', 'Several locations'] },
      { label: 'Pages', values: ['5', '10', '15+'] },
      { label: 'Google Business Profile', values: ['Set up', 'Managed', 'Managed, each location'] },
      {
        label: 'Chatbot',
        values: ['No', 'With your prices and booking', 'With the prices of each location'],
      },
      { label: 'Articles', values: ['No', '2 a month', '2 a month'] },
      { label: 'Report', values: ['No', 'Monthly', 'Weekly'] },
      { label: 'Website plan', values: [basic.name, pro.name, premium.name] },
      {
        label: 'Each month',
        values: [
          formatDollars(basic.monthlyPrice),
          formatDollars(pro.monthlyPrice),
          formatDollars(premium.monthlyPrice),
        ],
      },
      {
        label: 'Setup, once',
        values: [
          formatDollars(basic.setupPrice),
          formatDollars(pro.setupPrice),
          formatDollars(premium.setupPrice),
        ],
      },
    ],
  },
  choose: {
    title: 'Which one is yours?',
    items: [
      { title: 'People have to find you first.', id: 'local-seo-website' },
      { title: 'The phone rings while your hands are full.', id: 'local-seo-website-chatbot' },
      { title: 'You have more than one location.', id: 'local-seo-website-premium' },
    ],
  },
  together: {
    title: 'One record for the site and the map.',
    text: 'We keep your hours, address, services and prices in one record. Change one, and your pages, profile, listings and chatbot follow.',
  },
  starter: { label: 'See the Starter Package' },
  products: { label: 'All products and add-ons' },
  demo: { label: 'Ask for the demo' },
} as const;

/** The labels that all product pages share. */
export const productLabels = {
  benefits: 'What you get.',
  benefitsLede: 'All of it done for you.',
  price: 'What it costs.',
  faq: 'Before you decide.',
  getStarted: 'Get Started',
  factSheet: 'Read the fact sheet',
  pricing: 'Compare all prices',
  guarantees: guaranteeLine,
  takeOver: 'Have us take over your website',
  buy: 'Buy Now with PayPal',
  platform: 'What it does for you',
  included: 'included',
  receipt: 'At a glance.',
  inclusions: 'Everything on the list.',
  inclusionsLede: 'If it’s not listed here, ask before you sign.',
  process: 'How we build it.',
  processLink: 'The five steps in detail',
  fits: 'Who it fits.',
  yours: 'What we need from you.',
  addOns: 'Add to it.',
  addOnsLede: 'Billed monthly. Add or drop one at any time.',
  call: 'Book a Call',
  notFound: {
    title: 'Product Not Found',
    description: 'There’s no product at this link. All our products and add-ons are on one page.',
    text: "Sorry, the product you're looking for doesn't exist.",
    link: 'View All Products',
  },
} as const;

/** `/platform/{id}`: why someone would want it. `plan` names the website plan under which it is sold. */
export const platformPages = [
  {
    id: 'local-seo-website',
    plan: 'basic',
    metaTitle: 'Local SEO Website: site and map in one',
    metaDescription: `A small website and a map listing built together, with the same name, address and phone everywhere. Live in ${days} business days, from ${monthly.basic}.`,
    heading: 'Local SEO Website. Found, then understood.',
    lede: 'Someone nearby needs what you sell, now. This site is built to show up and answer first. Hosting, backups and small edits are included.',
    benefits: [
      {
        title: 'Pages for your trade and town',
        text: 'Home, services, about, area and contact, written after an hour on the phone.',
      },
      {
        title: 'Your profile claimed',
        text: 'Categories, hours, photos and services filled in. You’re the owner.',
      },
      {
        title: 'Listings that agree',
        text: 'We find old addresses and wrong numbers and correct them all.',
      },
      {
        title: 'A number that dials',
        text: 'Call, directions and hours, one tap away on every page.',
      },
      {
        title: 'A form that keeps what it gets',
        text: 'Each inquiry is stored before it’s emailed, so none gets lost.',
      },
    ],
    call: {
      title: 'See your own map first.',
      text: `We show you where you rank around town before you pay for anything. ${consultationMinutes} minutes, free.`,
    },
    faqs: [
      {
        question: 'I already have a Google profile. Do I lose my reviews?',
        answer: 'No. We work in the profile you have. Reviews, photos and followers stay.',
      },
      {
        question: 'Are five pages enough?',
        answer: `For one business in one town, nearly always. The next plan has 10 for ${monthly.pro}, and your links stay the same when you move up.`,
      },
      {
        question: 'Can I add a chatbot later?',
        answer:
          'Yes, by moving to the plan that includes it. There’s no downtime, and you pay the difference from the next bill on.',
      },
      {
        question: 'What happens to my old website?',
        answer:
          'Its links go straight to the right new pages, so cards and bookmarks keep working. We switch over on a quiet morning and watch it that day.',
      },
    ],
  },
  {
    id: 'local-seo-website-chatbot',
    plan: 'pro',
    metaTitle: 'Local SEO Website + Chatbot that books',
    metaDescription: `The local website with a chatbot that answers from your price list and books real times while you’re on a job. A person reads every chat. From ${monthly.pro}.`,
    heading: 'Local SEO Website + Chatbot. It answers while you work.',
    lede: 'The same website and map care, plus an answer after hours. It says it’s a chatbot, works from your price list, and gets a person when asked.',
    benefits: [
      {
        title: 'Answers from your own list',
        text: 'Prices, areas, hours and house rules as you wrote them. It’s told not to guess.',
      },
      {
        title: 'Books real times',
        text: 'It reads your calendar, offers open times and adds the booking.',
      },
      {
        title: 'A person every business day',
        text: 'Someone on our team reads each conversation and corrects it.',
      },
      {
        title: 'Twice the pages',
        text: 'One for each service people search by name.',
      },
      {
        title: 'Two articles a month',
        text: 'On what your customers asked the chatbot.',
      },
      {
        title: 'Profile managed',
        text: 'Hours, photos, posts and replies, plus a monthly report of calls and directions.',
      },
    ],
    call: {
      title: 'Ask it something hard.',
      text: `We set it up with three of your prices and let you try to trip it up. ${consultationMinutes} minutes, free.`,
    },
    faqs: [
      {
        question: 'Which calendars can it read?',
        answer:
          'Google, Microsoft and Apple calendars, and most booking tools. If yours is unusual, we find out before you pay.',
      },
      {
        question: 'What if it says something wrong?',
        answer:
          'We see it the next business morning, fix it, and call you if a customer was affected. You can read every conversation too.',
      },
      {
        question: 'Does it work in other languages?',
        answer:
          'It answers in the customer’s language. For pages in other languages, add Multilingual Support.',
      },
      {
        question: 'Can I switch it off during the day?',
        answer: 'Yes. You set its hours: only after closing time, for example, or only on weekends.',
      },
    ],
  },
  {
    id: 'local-seo-website-premium',
    plan: 'premium',
    metaTitle: 'Local SEO Website Premium for several locations',
    metaDescription: `For owners with several locations: a page and a map profile for each, weekly reports, a chatbot that knows each location and priority edits. From ${monthly.premium}.`,
    heading: 'Local SEO Website Premium. A page for every door.',
    lede: 'Each location gets its own page, profile and figures. You get one person who knows all of them.',
    benefits: [
      {
        title: 'A page per location',
        text: 'With its own hours, staff, directions, photos and services.',
      },
      {
        title: 'A profile per location',
        text: 'Each one claimed, verified, and kept current.',
      },
      {
        title: 'Weekly reports',
        text: 'Calls, directions and bookings by location, on one page, every Monday before eight.',
      },
      {
        title: 'A chatbot that knows every location',
        text: 'It knows who does what, and sends people to the right one.',
      },
      {
        title: 'Reviews asked for and answered',
        text: 'A text after the visit, and a reply to every review.',
      },
      {
        title: 'Priority edits',
        text: 'Done the same business day.',
      },
    ],
    call: {
      title: 'Bring all your locations.',
      text: `We put them on one map and show you where they compete with each other. ${consultationMinutes} minutes, free.`,
    },
    faqs: [
      {
        question: 'How many locations are included?',
        answer:
          'The plan starts at 15 pages, room for the shared pages and several locations. For more than eight, talk to us first, and we quote a price.',
      },
      {
        question: 'Can each branch manager have access?',
        answer:
          'Yes. Each manager edits the hours and photos of one location and gets its row of the report.',
      },
      {
        question: 'We’re opening a location later this year. When should we start?',
        answer: 'Six weeks before the opening. Google has to verify the profile, and that’s the slow part.',
      },
      {
        question: 'How fast is a priority edit?',
        answer: `The same business day, if it reaches us ${site.hours.text}. Emergencies are covered ${facts.support.emergencyHours}.`,
      },
    ],
  },
] as const;

/** `/products/{id}`: what is in it, to the letter. */
export const factSheets = [
  {
    id: 'local-seo-website',
    metaTitle: 'Local SEO Website: fact sheet and price',
    metaDescription: `Everything that comes with the Local SEO Website: pages, profile, hosting, the five build steps, what we need from you, the add-ons and the price.`,
    heading: 'Local SEO Website, line by line.',
    lede: `The ${basic.name} website plan: ${monthly.basic} plus ${formatDollars(basic.setupPrice)} setup. ${noSetup}`,
    inclusions: [
      {
        label: 'Pages',
        value: '5: home, services, service area, about, contact. Mobile-responsive. We write, you correct.',
      },
      {
        label: 'Local SEO',
        value:
          'Basic setup: page titles, local business data, a page for your area, and a map of where you rank.',
      },
      {
        label: 'Google Business Profile',
        value: 'Claimed or created, verified, filled in. We show you how to keep it current.',
      },
      {
        label: 'Listings',
        value: 'The same name, address and phone in the directories that matter for your trade.',
      },
      {
        label: 'Contact',
        value: 'A form that stores every message, and click-to-call on every page.',
      },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and backups. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
      },
      {
        label: 'Edits',
        value: 'Hours, prices, photos and small text changes, by email or phone.',
      },
      {
        label: 'Support',
        value: `Free for ${freeDays} days after launch, then part of the plan. ${facts.support.hours}.`,
      },
      { label: 'Build time', value: `Typically ${days} business days once we have your content.` },
      {
        label: 'Guarantee',
        value: guaranteeLine,
      },
      {
        label: 'Not in it',
        value: 'Blog posts, the AI chatbot and reports. They come with the next plan.',
      },
    ],
    needs: {
      lede: 'About two hours of your time. Most of it is the first call.',
      items: [
        {
          title: 'One hour on the phone',
          text: 'What you do, for whom, where, and what your last ten callers asked.',
        },
        {
          title: 'Your logo and six pictures',
          text: 'From a phone is fine: the front, the counter, the team, the work.',
        },
        { title: 'Prices and hours', text: 'The ones you want public. Holidays too.' },
        {
          title: 'Access',
          text: 'To your domain and your Google account, or we set up new ones in your name.',
        },
      ],
    },
    fits: 'One shop or one van that wants to be found in its own town: a barber, a bakery, an electrician, a bookkeeper. If you can answer most calls yourself, this is enough.',
  },
  {
    id: 'local-seo-website-chatbot',
    metaTitle: 'Local SEO Website + Chatbot: fact sheet',
    metaDescription:
      'Everything that comes with the website and chatbot: 10 pages, booking, the managed profile, 2 posts a month, build steps, add-ons and the price.',
    heading: 'Local SEO Website + Chatbot, line by line.',
    lede: `The ${pro.name} website plan: ${monthly.pro} plus ${formatDollars(pro.setupPrice)} setup. ${noSetup}`,
    inclusions: [
      {
        label: 'Pages',
        value:
          '10, mobile-responsive: the five of the smaller site, plus one for each service people search by name.',
      },
      {
        label: 'Chatbot',
        value: 'Answers from your own price list, books into your calendar, and shows how to reach a person.',
      },
      {
        label: 'Morning check',
        value: 'A person reads every conversation each business day and fixes answers.',
      },
      {
        label: 'Google Business Profile',
        value: 'Managed: hours, photos, posts and replies to reviews.',
      },
      { label: 'Articles', value: '2 blog posts a month, on questions your customers asked.' },
      { label: 'Report', value: 'Calls, direction requests and bookings, once a month, on one page.' },
      { label: 'Listings', value: 'Matched and watched. When one changes, we fix it.' },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and backups. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
      },
      {
        label: 'Support',
        value: `Free for ${freeDays} days after launch, then part of the plan. ${facts.support.hours}.`,
      },
      {
        label: 'Build time',
        value: `Typically ${days} business days once we have your content and your price list.`,
      },
      {
        label: 'Guarantee',
        value: guaranteeLine,
      },
      {
        label: 'Not in it',
        value: 'Weekly reports and a profile for a second location. They come with Premium.',
      },
    ],
    needs: {
      lede: 'About three hours of your time. The chatbot is only as good as your list.',
      items: [
        {
          title: 'Your price list',
          text: 'On paper, in a spreadsheet, or over the phone. Ranges are fine.',
        },
        { title: 'The twenty usual questions', text: 'With the answers you’d give on a good day.' },
        {
          title: 'Your calendar',
          text: 'Access to the one your bookings go into, and your rules for it.',
        },
        { title: 'Pictures and access', text: 'Logo, six photos, your domain and your Google account.' },
      ],
    },
    fits: 'A business whose phone rings while its hands are full: trades, salons, dentists, auto shops, restaurants in the evening rush.',
  },
  {
    id: 'local-seo-website-premium',
    metaTitle: 'Local SEO Website Premium: fact sheet',
    metaDescription:
      'Everything that comes with Premium: 15+ pages, a page per location, weekly reports, review replies, same-day edits, build steps, add-ons and price.',
    heading: 'Local SEO Website Premium, line by line.',
    lede: `The ${premium.name} website plan: ${monthly.premium} plus ${formatDollars(premium.setupPrice)} setup. ${noSetup}`,
    inclusions: [
      {
        label: 'Pages',
        value: '15+: one for each location, and one for each service people search by name.',
      },
      {
        label: 'Chatbot',
        value: 'Answers from the price list of each location and knows which one does what.',
      },
      {
        label: 'Google Business Profile',
        value: 'One for each location: claimed, verified, kept current.',
      },
      { label: 'Reviews', value: 'A request after each visit, a reply to every review.' },
      { label: 'Reports', value: 'Weekly: calls, directions and bookings by location, and what to do next.' },
      { label: 'Articles', value: '2 blog posts a month, and a page for each new service or location.' },
      { label: 'Edits', value: 'Priority: the same business day.' },
      {
        label: 'Your contact',
        value: 'One account lead with a direct line, who knows every location.',
      },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and backups. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
      },
      {
        label: 'Build time',
        value: `Typically ${days} business days once we have your content. Complex projects take ${facts.delivery.complexProjectWeeks} weeks.`,
      },
      {
        label: 'Guarantee',
        value: guaranteeLine,
      },
    ],
    needs: {
      lede: 'An hour, plus half an hour for each location. A manager can do that part.',
      items: [
        {
          title: 'A list of your locations',
          text: 'Address, phone, hours, manager and services of each.',
        },
        {
          title: 'Pictures of each location',
          text: 'The front most of all, so people know it from the street.',
        },
        {
          title: 'One price list',
          text: 'Or one for each location, if they differ.',
        },
        {
          title: 'Access',
          text: 'To the profiles that exist already, even the one nobody remembers making.',
        },
      ],
    },
    fits: 'Owners with two to eight locations, or with one and a lease signed for the next: dental practices, auto shops, restaurants, fitness studios, home services with a van in each county.',
  },
] as const;

/** `/products`: the shelf. */
export const productsPage = {
  title: 'Websites and add-ons for local shops',
  description: `Three websites for local businesses and four add-ons: booking, payments, live chat and languages. Put your package together and see the monthly total.`,
  heading: 'On the shelf.',
  lede: 'Three websites, four extras. Every one has a price, and you can combine them yourself.',
  learnMore: 'Learn More',
  factSheet: 'Fact sheet',
  from: 'From',
  month: 'a month',
  setup: '{price} setup, once',
  builder: {
    title: 'Put your package together.',
    lede: 'Pick a website plan, add what you need, and take it to checkout. Add-ons are billed monthly, and you can drop one at any time.',
  },
  sums: {
    title: 'How the prices add up.',
    text: 'Your first payment is the setup and the first month of everything you chose. After that you pay the monthly total. Add-ons have no setup fee.',
  },
  links: {
    process: 'How a site gets built',
    starter: 'Only need the basics? See the Starter Package',
    smallBusiness: 'Websites for small businesses',
  },
} as const;

/**
 * `/products/local-seo-website-process`: the five steps at length. `text` belongs to the step of the same number. What the
 * first, second and fourth step take adds up to the typical build; the third runs beside the second.
 */
export const processPage = {
  title: 'How we build your local website',
  description: `The five steps from the first call to the monthly check: what we do, what you do, and how long each takes. Typically ${days} business days.`,
  heading: 'Five steps to launch.',
  lede: `A typical build takes ${days} business days, counted from the day we have your content.`,
  labels: { ours: 'We do', yours: 'You do', takes: 'Takes' },
  steps: [
    {
      id: 1,
      text: 'We start with your last ten callers and what they asked. You get a one-page plan: who the site is for, and what each page has to say.',
      ours: 'Interview you, check where you rank, look at three competitors, write the plan.',
      yours: 'An hour on the phone. Logo, pictures, prices and hours.',
      takes: '2 business days',
    },
    {
      id: 2,
      text: 'You get a link to the real thing, with your number in it. Tell us what’s wrong in whatever way suits you. One round of changes is included.',
      ours: 'Write, design and build every page, phone first. Test by keyboard and screen reader.',
      yours: 'Read it, and tell us what’s wrong.',
      takes: `${days - 3} business days`,
    },
    {
      id: 3,
      text: 'While you read, we claim your profile, correct old listings, and make your name, address, phone and hours the same everywhere.',
      ours: 'Profile, listings, local pages, structured data, redirects from your old site.',
      yours: 'Film a short video of your business for Google, or confirm a code.',
      takes: '1 business day, during step two',
    },
    {
      id: 4,
      text: 'Your domain points to the new site. We test every link and form, then show you how to make a change and answer a review.',
      ours: 'Switch over, test again, watch the first day.',
      yours: 'Half an hour, on your own phone.',
      takes: '1 business day',
    },
    {
      id: 5,
      text: `Support is free for ${freeDays} days after launch. After that it’s part of your plan. Each month we check the map, the speed and the forms, and fix what slipped.`,
      ours: 'Monthly checks, backups, updates and edits. On Pro and Premium, a one-page report.',
      yours: 'Tell us when something changes.',
      takes: 'Every month',
    },
  ],
  clocks: {
    title: 'Four time frames, and what each one counts.',
    lede: 'You’ll see all four on this site. They start at different moments.',
    rows: [
      {
        label: `${days} business days`,
        value: 'The typical build, from the day we have all your content to launch.',
      },
      {
        label: `${facts.delivery.kickOffToLaunchBusinessDays} business days`,
        value: 'From kickoff to launch, with one round of changes.',
      },
      {
        label: `${facts.delivery.complexProjectWeeks} weeks`,
        value: 'Complex projects: a store, several locations, a move from another system.',
      },
      {
        label: `${facts.delivery.fromQuestionnaireWeeks} weeks`,
        value: 'From the questionnaire on our Get Started page to launch, gathering content included.',
      },
    ],
  },
  faqs: [
    {
      question: 'What slows a build down?',
      answer: 'Photos, nearly always. If we have your prices and hours, we can start and add them later.',
    },
    {
      question: 'Can it go faster?',
      answer: `In our July promotion an expedited build can be as quick as ${facts.delivery.expeditedBusinessDays} business days. The rest of the year, ask. Sometimes there’s a gap in the calendar.`,
    },
    {
      question: 'What if I stop answering?',
      answer: `We remind you. After ${facts.abandonment.noResponseBusinessDays} business days without a response, the project counts as abandoned. The policy explains what happens then, and how to restart.`,
    },
  ],
  faqTitle: 'About the build.',
  links: { products: 'See the products', start: 'Get Started' },
} as const;
