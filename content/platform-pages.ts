import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';
import { site } from './site';

const [basic, pro, premium] = plans;
const days = facts.delivery.typicalBusinessDays;
const guaranteeDays = facts.guarantee.satisfactionDays;
/** Both guarantees, each with the amount that it covers. */
const guaranteeLine = `Setup fee: refunded in full within ${guaranteeDays} days of launch if you aren’t satisfied. First month: refunded within ${facts.refund.guaranteeDays} days if it is your first plan with us.`;
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
  heading: 'Three shopfronts. One platform.',
  lede: 'Each is a website and a map listing, built together and looked after by us. They differ in how many doors you have and in who answers after six.',
  compare: {
    title: 'What differs.',
    lede: 'Everything else is the same: hosting, backups, a form that stores every message, and a person to call.',
    head: 'What you want to know',
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
    title: 'Which door is yours?',
    items: [
      { title: 'People have to find you first.', id: 'local-seo-website' },
      { title: 'The phone rings while your hands are full.', id: 'local-seo-website-chatbot' },
      { title: 'You have more than one door.', id: 'local-seo-website-premium' },
    ],
  },
  together: {
    title: 'One record for the site and the map.',
    text: 'Your hours, address, services and prices are written down once. The pages, the profile, the listings and the chatbot all read them from there, so one change reaches them all.',
  },
  starter: { label: 'See the Starter Package' },
  products: { label: 'All products and add-ons' },
  demo: { label: 'Ask for the demo' },
} as const;

/** The labels that all product pages share. */
export const productLabels = {
  benefits: 'What you get.',
  benefitsLede: 'All of it done for you. You keep running the shop.',
  price: 'What it costs.',
  faq: 'Before you decide.',
  getStarted: 'Get Started',
  factSheet: 'Read the fact sheet',
  pricing: 'Compare all prices',
  guarantees: guaranteeLine,
  takeOver: 'Have us take over your website',
  buy: 'Buy Now with PayPal',
  platform: 'Why owners choose it',
  included: 'included',
  receipt: 'At a glance.',
  inclusions: 'Everything on the list.',
  inclusionsLede: 'If it is not written here, ask before you sign. We would rather say no now.',
  process: 'How it is built.',
  processLink: 'The five steps in detail',
  fits: 'Who it fits.',
  yours: 'What we need from you.',
  addOns: 'Add to it.',
  addOnsLede: 'Billed monthly. Add or drop one whenever you like.',
  call: 'Book a Call',
  notFound: {
    title: 'Product Not Found',
    description:
      'There is no product at this address. All of our products and add-ons are listed on one page.',
    text: "Sorry, the product you're looking for doesn't exist.",
    link: 'View All Products',
  },
} as const;

/** `/platform/{id}`: why somebody would want it. `plan` names the website plan under which it is sold. */
export const platformPages = [
  {
    id: 'local-seo-website',
    plan: 'basic',
    metaTitle: 'Local SEO Website: site and map in one',
    metaDescription: `A small website and a map listing built as one thing, with the same name, address and phone everywhere. Live in ${days} business days, from ${monthly.basic}.`,
    heading: 'Local SEO Website. Found, then understood.',
    lede: 'Someone two streets over needs what you sell, now. This site shows up for them and answers first. Hosting, backups and small edits are part of the price.',
    benefits: [
      {
        title: 'Pages for your trade and town',
        text: 'Home, services, about, area and contact, written from an hour on the phone with you.',
      },
      {
        title: 'Your profile claimed',
        text: 'Categories, hours, photos and services filled in, and the owner’s key in your hands.',
      },
      {
        title: 'Listings that agree',
        text: 'We hunt down old addresses and wrong numbers and put one spelling in all of them.',
      },
      {
        title: 'A number that dials',
        text: 'Call, directions and hours within a thumb’s reach on every page.',
      },
      {
        title: 'A form that keeps what it gets',
        text: 'Each inquiry is stored first and mailed second, so a full inbox loses nobody.',
      },
    ],
    call: {
      title: 'See your own map first.',
      text: 'We run the 35-point check on your business before you pay for anything. Thirty minutes, free.',
    },
    faqs: [
      {
        question: 'I already have a Google profile. Do I lose my reviews?',
        answer:
          'No. We work in the profile that you have. Reviews, photos and followers stay where they are.',
      },
      {
        question: 'Are five pages enough?',
        answer: `For one shop in one town, nearly always. If you need more, the next plan has 10 for ${monthly.pro}, and moving up keeps every address you have.`,
      },
      {
        question: 'Can I add a chatbot later?',
        answer:
          'Yes, by moving to the plan that includes it. There is no downtime, and you pay the difference from the next bill on.',
      },
      {
        question: 'What happens to my old website?',
        answer:
          'Its addresses lead to the right new pages, so links, cards and bookmarks keep working. We switch over on a quiet morning and watch it that day.',
      },
    ],
  },
  {
    id: 'local-seo-website-chatbot',
    plan: 'pro',
    metaTitle: 'Local SEO Website + Chatbot that books',
    metaDescription: `The local website with a chatbot that answers from your price list and books real times while you are on a job. A person reads every chat. From ${monthly.pro}.`,
    heading: 'Local SEO Website + Chatbot. It answers while you work.',
    lede: 'The same website and map care, with an answer at a quarter to ten at night. It says it’s a chatbot, reads from your price list, and gets a person when asked.',
    benefits: [
      {
        title: 'Answers from your own list',
        text: 'Prices, areas, hours and house rules as you wrote them. When it does not know, it says so.',
      },
      {
        title: 'Books real times',
        text: 'It reads your calendar, offers what is free and writes the appointment in.',
      },
      {
        title: 'A person every business day',
        text: 'Each conversation is read and corrected by a named person.',
      },
      {
        title: 'Twice the pages',
        text: 'One for each service that people search by name, so the right answer is one touch away.',
      },
      {
        title: 'Two articles a month',
        text: 'On what your customers asked the chatbot, which is the best list of topics there is.',
      },
      {
        title: 'Profile managed',
        text: 'Hours, photos, posts and replies kept current, and a monthly report of calls and directions.',
      },
    ],
    call: {
      title: 'Ask it something hard.',
      text: 'On a free call we set it up with three of your prices and let you try to trip it up. Thirty minutes.',
    },
    faqs: [
      {
        question: 'Which calendars can it read?',
        answer:
          'The usual ones: Google, Microsoft and Apple calendars, and most booking tools. If yours is unusual, tell us which, and we find out before you pay.',
      },
      {
        question: 'What if it says something wrong?',
        answer:
          'We see it the next business morning, correct it, and call you if a customer was affected. You can read every conversation yourself, too.',
      },
      {
        question: 'Does it work in other languages?',
        answer: `It answers in the language it is asked in. For pages in other languages, there is the add-on Multilingual Support.`,
      },
      {
        question: 'Can I switch it off during the day?',
        answer:
          'Yes. Many shops let it answer only after closing time and on weekends. The hours are yours to set.',
      },
    ],
  },
  {
    id: 'local-seo-website-premium',
    plan: 'premium',
    metaTitle: 'Local SEO Website Premium for more doors',
    metaDescription: `For owners with several locations: a page and a map profile per door, weekly reports, a chatbot that knows each location and priority edits. From ${monthly.premium}.`,
    heading: 'Local SEO Website Premium. A page for every door.',
    lede: 'Each location gets its own page, profile and figures. You get one person who knows all of them.',
    benefits: [
      {
        title: 'A page per location',
        text: 'With its own hours, staff, directions, photos and services. No copy with the town swapped.',
      },
      {
        title: 'A profile per location',
        text: 'Each one claimed, verified, posted to and answered, without mixing them up.',
      },
      {
        title: 'Weekly reports',
        text: 'Calls, directions and bookings by door, on one page, every Monday before eight.',
      },
      {
        title: 'A chatbot that knows every location',
        text: 'It knows which location does what, and sends people to the right one.',
      },
      {
        title: 'Reviews asked for and answered',
        text: 'A short message after the visit, and a reply written to every review.',
      },
      {
        title: 'Priority edits',
        text: 'Sent before the end of the working day, done on the same business day.',
      },
    ],
    call: {
      title: 'Bring all your doors.',
      text: 'We put your locations on one map and show you where they get in each other’s way. Free, thirty minutes.',
    },
    faqs: [
      {
        question: 'How many locations are included?',
        answer:
          'The plan starts at 15 pages, which is room for the shared pages and several locations. For more than eight doors, talk to us first, so that the price fits.',
      },
      {
        question: 'Can each branch manager have access?',
        answer:
          'Yes. A manager sees and edits the hours and photos of one location and gets its row of the report.',
      },
      {
        question: 'We are opening a location later this year. When do we start?',
        answer:
          'Six weeks before the opening is good. The profile needs to be verified by mail or video, and that is the slow part.',
      },
      {
        question: 'How fast is a priority edit?',
        answer: `On the same business day, when it reaches us during ${site.hours.text}. Emergencies are covered ${facts.support.emergencyHours}.`,
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
    lede: `The ${basic.name} website plan: ${monthly.basic} and ${formatDollars(basic.setupPrice)} for the setup, or the monthly price alone.`,
    inclusions: [
      {
        label: 'Pages',
        value:
          '5: home, services, service area, about, contact. Mobile-responsive, written by us, corrected by you.',
      },
      {
        label: 'Local SEO',
        value:
          'Basic setup: page titles, local business data, a page for your area, and a map of where you stand.',
      },
      {
        label: 'Google Business Profile',
        value:
          'Claimed or created, verified, filled in, and handed over with a short lesson on keeping it current.',
      },
      {
        label: 'Listings',
        value: 'Name, address and phone brought into line in the directories that matter for your trade.',
      },
      {
        label: 'Contact',
        value: 'A contact form that stores every message, and click-to-call on every page.',
      },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and copies. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
      },
      {
        label: 'Edits',
        value: 'Hours, prices, photos and small changes of text, by email or phone.',
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
      lede: 'About two hours of your time, all told. Most of it is the first call.',
      items: [
        {
          title: 'One hour on the phone',
          text: 'What you do, for whom, in which streets, and what the last ten callers asked.',
        },
        {
          title: 'Your logo and six pictures',
          text: 'From a phone is fine: the front, the counter, the team, the work.',
        },
        { title: 'Prices and hours', text: 'As far as you want them public. Holidays, too.' },
        {
          title: 'Access',
          text: 'To your domain name and your Google account, or we set up new ones in your name.',
        },
      ],
    },
    fits: 'A single shop or a one-van business that wants to be found in its own town. A barber, a bakery, an electrician, a bookkeeper. If people reach you by phone or by walking in, and you can answer most calls yourself, this is enough, and we will tell you so when you ask for more.',
  },
  {
    id: 'local-seo-website-chatbot',
    metaTitle: 'Local SEO Website + Chatbot: fact sheet',
    metaDescription:
      'Everything that comes with the website and chatbot: 10 pages, booking, the managed profile, 2 posts a month, build steps, add-ons and the price.',
    heading: 'Local SEO Website + Chatbot, line by line.',
    lede: `The ${pro.name} website plan: ${monthly.pro} and ${formatDollars(pro.setupPrice)} for the setup, or the monthly price alone.`,
    inclusions: [
      {
        label: 'Pages',
        value:
          '10, mobile-responsive: the five of the smaller site, and one for each service people search by name.',
      },
      {
        label: 'Chatbot',
        value: 'Trained on your answers, connected to your calendar, with a visible way to reach a person.',
      },
      {
        label: 'Morning reading',
        value: 'A person reads all conversations every business day and corrects answers.',
      },
      {
        label: 'Google Business Profile',
        value: 'Managed: hours, photos, posts, questions and replies to reviews.',
      },
      { label: 'Articles', value: '2 blog posts a month, on questions your customers really asked.' },
      { label: 'Report', value: 'Calls, direction requests and bookings, once a month, on one page.' },
      { label: 'Listings', value: 'Matched and watched. When one drifts, we put it right.' },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and copies. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
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
      lede: 'About three hours of your time. The chatbot is only as good as the list it reads from.',
      items: [
        {
          title: 'Your price list',
          text: 'On paper, in a spreadsheet, or told over the phone. Ranges are fine where prices vary.',
        },
        { title: 'The twenty usual questions', text: 'With the answers you would give on a good day.' },
        {
          title: 'Your calendar',
          text: 'Read and write access to the one that bookings go into, and your rules for it.',
        },
        { title: 'Pictures and access', text: 'Logo, six photos, the domain name and the Google account.' },
      ],
    },
    fits: 'A business whose phone rings while hands are full: trades, salons, dentists, garages, restaurants in the evening rush. If you call back three missed numbers a day, this pays for itself in bookings that you would not have known about.',
  },
  {
    id: 'local-seo-website-premium',
    metaTitle: 'Local SEO Website Premium: fact sheet',
    metaDescription:
      'Everything that comes with Premium: 15+ pages, a page per location, weekly reports, review replies, same-day edits, build steps, add-ons and price.',
    heading: 'Local SEO Website Premium, line by line.',
    lede: `The ${premium.name} website plan: ${monthly.premium} and ${formatDollars(premium.setupPrice)} for the setup, or the monthly price alone.`,
    inclusions: [
      {
        label: 'Pages',
        value: '15+, one for each location, and one for each service that people search by name.',
      },
      { label: 'Chatbot', value: 'Trained on the price list of each location, knowing which one does what.' },
      {
        label: 'Google Business Profile',
        value: 'One for each location, claimed, verified, posted to and answered.',
      },
      { label: 'Reviews', value: 'Requests sent after the visit, replies written to every review.' },
      { label: 'Reports', value: 'Weekly: calls, directions and bookings by location, with a suggestion.' },
      { label: 'Articles', value: '2 blog posts a month, and a page for each new service or location.' },
      { label: 'Edits', value: 'Priority: on the same business day.' },
      {
        label: 'Your contact',
        value: 'One account lead, with a name and a direct line, who knows every location.',
      },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and copies. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
      },
      {
        label: 'Build time',
        value: `Typically ${days} business days once the content is in. Complex projects take ${facts.delivery.complexProjectWeeks} weeks.`,
      },
      {
        label: 'Guarantee',
        value: guaranteeLine,
      },
    ],
    needs: {
      lede: 'An hour for the whole, and half an hour for each location. Managers may stand in for you.',
      items: [
        {
          title: 'A list of your doors',
          text: 'Address, phone, hours and manager of each, and which services it offers.',
        },
        {
          title: 'Pictures of each location',
          text: 'The front above all, so that people recognize it from the street.',
        },
        {
          title: 'One price list',
          text: 'Or one for each location, if they differ. The chatbot keeps them apart.',
        },
        {
          title: 'Access',
          text: 'To the profiles that exist already, including the one that nobody remembers making.',
        },
      ],
    },
    fits: 'Owners with two to eight locations, or with one and the lease for the next already signed. Dental practices, garages, restaurants, fitness studios, home services with a van in each county.',
  },
] as const;

/** `/products`: the shelf. */
export const productsPage = {
  title: 'Websites and add-ons for local shops',
  description: `Three websites for local businesses and four add-ons: booking, payments, live chat and languages. Put your package together and see the monthly sum at once.`,
  heading: 'On the shelf.',
  lede: 'Three websites, four extras. Every one has a price, and you can put them together yourself.',
  learnMore: 'Learn More',
  factSheet: 'Fact sheet',
  from: 'From',
  month: 'a month',
  setup: '{price} setup, once',
  builder: {
    title: 'Put your package together.',
    lede: 'Pick the website plan, add what you need, and take it to checkout. Add-ons are billed monthly, and you can drop one whenever you like.',
  },
  sums: {
    title: 'How the prices add up.',
    text: 'Your first payment is the setup and the first month of everything you chose. After that you pay the monthly sum. An add-on has a monthly price and nothing else, and it works in the website you have.',
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
  heading: 'Five steps to an open door.',
  lede: `From the first call to a site that rings your phone. A typical build takes ${days} business days, counted from the day we hold your content.`,
  labels: { ours: 'We do', yours: 'You do', takes: 'Takes' },
  steps: [
    {
      id: 1,
      text: 'We start with your last ten callers: what they asked and what they nearly bought. You get one page that says who the site is for and what each page has to say.',
      ours: 'Interview you, check your map from 35 points, look at three competitors, write the plan.',
      yours: 'An hour on the phone. Logo, pictures, prices and hours.',
      takes: '2 business days',
    },
    {
      id: 2,
      text: 'You get a link to the real thing, with your number in it. Tell us what is wrong in any way you like. One round of changes is part of the price.',
      ours: 'Write, design and build every page, phone first. Test it by keyboard and screen reader.',
      yours: 'Read it, and say what is wrong.',
      takes: `${days - 3} business days`,
    },
    {
      id: 3,
      text: 'While you read, we claim the profile, correct old listings, and put your name, address, phone and hours in one spelling everywhere.',
      ours: 'Profile, listings, local pages, structured data, redirects from your old addresses.',
      yours: 'Confirm a code that Google sends to your phone or your door.',
      takes: '1 business day, beside the second step',
    },
    {
      id: 4,
      text: 'Your domain points to the new site. We test every link and form, then show you how to send a change and answer a review.',
      ours: 'Switch over, test again in the open, watch the first day.',
      yours: 'Half an hour, with the phone you use every day.',
      takes: '1 business day',
    },
    {
      id: 5,
      text: `Support is free for ${freeDays} days after launch; after that it is part of your plan. Each month we check the map, the speed and the forms, and fix what slipped.`,
      ours: 'Monthly checks, copies, updates, edits, and one page of figures where your plan has them.',
      yours: 'Tell us when something changes. That is all.',
      takes: 'Every month',
    },
  ],
  clocks: {
    title: 'Four clocks, and what each one counts.',
    lede: 'You will read several figures on this site. They start at different moments.',
    rows: [
      {
        label: `${days} business days`,
        value: 'The typical build, from the day we hold all your content to the day it is live.',
      },
      {
        label: `${facts.delivery.kickOffToLaunchBusinessDays} business days`,
        value: 'From kick-off to launch, with one round of changes.',
      },
      {
        label: `${facts.delivery.complexProjectWeeks} weeks`,
        value: 'Complex projects: a store, several locations, a move from another system.',
      },
      {
        label: `${facts.delivery.fromQuestionnaireWeeks} weeks`,
        value: 'From the questionnaire on our Get Started page, gathering the content included.',
      },
    ],
  },
  faqs: [
    {
      question: 'What slows a build down?',
      answer:
        'Photos, nearly always. If we have your prices and your hours, we can begin without them and put them in later.',
    },
    {
      question: 'Can it go faster?',
      answer: `During our July promotion there is an expedited build, as quick as ${facts.delivery.expeditedBusinessDays} business days. Otherwise ask: sometimes there is a gap in the calendar.`,
    },
    {
      question: 'What if I stop answering?',
      answer: `We remind you. A project without an answer for ${facts.abandonment.noResponseBusinessDays} business days counts as abandoned; the policy says what happens then, and how to take it up again.`,
    },
  ],
  faqTitle: 'About the road.',
  links: { products: 'See the products', start: 'Get Started' },
} as const;
