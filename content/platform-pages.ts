import { facts } from '@/content/facts';
import { guaranteeLine } from '@/content/guarantees';
import { plans } from '@/content/plans';
import { planPrices, saleSentences, saleTerms } from '@/content/sale-terms';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';

const [basic, pro, premium] = plans;
const consultationMinutes = facts.consultation.freeMinutes;
/** After an order, the same on every plan. */
const afterOrder = `You get a receipt and a welcome email with the name of your account lead, then a call of about an hour, a link to the draft, one round of changes, and the launch. ${saleSentences.live}`;

/** `/platform`: the three products side by side. */
export const platformIndex = {
  title: 'Website plans for local businesses: which one fits',
  description: `Compare three websites for local businesses: with a Google listing, with a chatbot, or for several locations. Basic is ${planPrices.basic.both}.`,
  heading: 'Three website plans for local businesses',
  lede: 'Each one is a website and a Google listing, built and looked after together on the platform that we host. Choose by how many locations you have and by who answers after six.',
  compare: {
    title: 'What’s different between the three plans',
    lede: 'The rest is the same on all three: hosting, backups, a form that stores every message before it’s emailed, and a person to call.',
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
    title: 'Which plan is yours?',
    items: [
      { title: 'People have to find you first', id: 'local-seo-website' },
      { title: 'The phone rings while your hands are full', id: 'local-seo-website-chatbot' },
      { title: 'You have more than one location', id: 'local-seo-website-premium' },
    ],
  },
  together: {
    title: 'One record for the site and the map',
    text: 'We keep your hours, address, services and prices in one record, so when you change one of them, your pages, your profile, your listings and your chatbot follow.',
  },
  questions: {
    title: 'Five questions that choose the plan',
    lede: 'Answer them in order, and stop at the first one that is true for you.',
    items: [
      {
        title: 'Do you have more than one location?',
        text: `Then Premium fits, because each location gets a page, a Google profile and its own figures: ${planPrices.premium.both}. Up to ${saleTerms.locationsInTypicalBuild} locations are built in the typical time.`,
      },
      {
        title: 'Do calls come while your hands are full?',
        text: `Then Pro fits, because its chatbot answers from your price list and books open times from your calendar: ${planPrices.pro.both}.`,
      },
      {
        title: 'Do people search for several of your services by name?',
        text: 'Then Pro fits as well, because ten pages leave room for one page for each service, and two articles a month answer what your customers ask.',
      },
      {
        title: 'Do you want someone to keep your Google profile current?',
        text: 'On Pro and Premium we do that every week. On Basic we set the profile up and show you how to keep it current yourself.',
      },
      {
        title: 'Is it enough to be found and easy to call?',
        text: `Then Basic is enough. It’s five pages and your Google listing: ${planPrices.basic.both}. If that changes later, you can move up without losing your pages or links.`,
      },
    ],
  },
  answers: {
    get: 'You get a website written for your trade and town, a Google Business Profile in your name, the same address and phone in every listing, and then hosting, backups, support and small edits every month.',
    cost: `Basic is ${planPrices.basic.both}. Pro is ${planPrices.pro.both}, and Premium is ${planPrices.premium.both}. ${saleSentences.upgrade}`,
    who: saleSentences.accountLead,
    you: 'You spend one to three hours, depending on the plan: a call, photos, your prices and your hours, and a careful look at the draft.',
    next: afterOrder,
  },
  starter: { label: 'See the Starter Package' },
  products: { label: 'All products and add-ons' },
  demo: { label: 'Ask for the demo' },
} as const;

/** The labels that all product pages share. */
export const productLabels = {
  benefits: 'Key benefits: what you get',
  benefitsLede: 'We do all of this for you, and you approve it before it goes live.',
  price: 'What it costs',
  answers: 'what you get, who does it and what happens next',
  faq: 'Questions before you decide',
  getStarted: 'Get Started',
  factSheet: 'Read the fact sheet',
  pricing: 'See plans and prices',
  guarantees: guaranteeLine,
  takeOver: 'Have us take over your website',
  buy: 'Buy Now with PayPal',
  platform: 'What it does for you',
  included: 'included',
  receipt: 'The price at a glance',
  inclusions: 'What’s included',
  inclusionsLede:
    'If something isn’t listed here, ask us before you order, and we’ll tell you whether it’s included.',
  process: 'How we build it: the process',
  processLink: 'The five steps in detail',
  fits: 'Who it fits',
  needs: 'What we need from you',
  addOns: 'Add-ons for this plan',
  addOnsLede: 'Add-ons are billed monthly with your plan, and you can add or drop one at any time.',
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
    metaDescription: `A five-page website and your Google listing built together, with the same name, address and phone everywhere: ${planPrices.basic.both}.`,
    heading: 'Local SEO Website for one business in one town',
    lede: `It’s a five-page website and your Google listing, built together. We write it, host it and keep it current: ${planPrices.basic.both}.`,
    answers: {
      get: 'You get five pages, your Google Business Profile claimed and filled in, matching listings, a form that stores every message before it’s emailed, hosting, backups and small edits every month.',
      who: saleSentences.accountLead,
      you: 'You give us about two hours in all: a first call of an hour, your logo and six photos, your prices and hours, and time to read the draft.',
      next: afterOrder,
    },
    benefits: [
      {
        title: 'Pages for your trade and town',
        text: 'We write home, services, about, service area and contact after an hour on the phone with you.',
      },
      {
        title: 'Your profile claimed',
        text: 'We fill in categories, hours, photos and services, and you stay the owner.',
      },
      {
        title: 'Listings that agree',
        text: 'We look for old addresses and wrong numbers in the directories of your trade and correct them.',
      },
      {
        title: 'A number that dials',
        text: 'Calling you, finding you and seeing your hours is one tap away on every page.',
      },
      {
        title: 'A form that keeps what it gets',
        text: 'Each inquiry is stored before it’s emailed, so a lost email doesn’t lose a customer.',
      },
    ],
    call: {
      title: 'See your own map before you order',
      text: `We show you where you rank around town before you pay for anything. The call takes ${consultationMinutes} minutes and is free.`,
    },
    faqs: [
      {
        question: 'I already have a Google profile. Do I lose my reviews?',
        answer: 'No, we work in the profile you have, so its reviews, photos and followers stay.',
      },
      {
        question: 'Are five pages enough?',
        answer: `For one business in one town they nearly always are. Pro has ten pages (${planPrices.pro.both}), and your links stay the same when you move up.`,
      },
      {
        question: 'Can I add a chatbot later?',
        answer: `Yes, by moving to Pro, which includes it, and without downtime. ${saleSentences.upgrade}`,
      },
      {
        question: 'What happens to my old website?',
        answer:
          'We send each of its links to the right new page, so business cards and bookmarks keep working. We switch over on a quiet morning and watch the site that day.',
      },
    ],
  },
  {
    id: 'local-seo-website-chatbot',
    plan: 'pro',
    metaTitle: 'Local SEO Website + Chatbot that books',
    metaDescription: `A ten-page local website with a chatbot that answers from your price list and books open times while you’re on a job: ${planPrices.pro.both}.`,
    heading: 'Local SEO Website + Chatbot for businesses that get calls',
    lede: `It’s a ten-page website with a managed Google listing and a chatbot that answers after hours. The chatbot says what it is, works from your price list, and hands over to a person when asked. It costs ${planPrices.pro.both}.`,
    answers: {
      get: 'You get ten pages, a chatbot that answers from your price list and books open times, a Google Business Profile that we manage, two articles a month and a monthly report, along with hosting, backups and edits.',
      who: `${saleSentences.accountLead} On each business day one of us reads what people asked the chatbot and corrects its answers.`,
      you: 'You give us about three hours: the first call, your price list, the questions you hear most with your answers, access to your calendar, and time to read the draft and try the chatbot.',
      next: afterOrder,
    },
    benefits: [
      {
        title: 'Answers from your own list',
        text: 'It uses your prices, areas, hours and house rules as you wrote them, and it’s told not to guess.',
      },
      {
        title: 'Books real times',
        text: 'It reads your calendar, offers open times and adds the booking when the customer picks one.',
      },
      {
        title: 'A person every business day',
        text: 'On each business day someone on our team reads the conversations and corrects its answers.',
      },
      {
        title: 'Twice the pages',
        text: 'There’s room for a page for each service that people search for by name.',
      },
      {
        title: 'Two articles a month',
        text: 'We write them about what your customers asked the chatbot.',
      },
      {
        title: 'Profile managed',
        text: 'We keep hours, photos, posts and replies current, and send a monthly report of calls and directions.',
      },
    ],
    call: {
      title: 'Try the chatbot with your own prices',
      text: `We set it up with three of your prices and let you try to trip it up. The call takes ${consultationMinutes} minutes and is free.`,
    },
    faqs: [
      {
        question: 'Which calendars can it read?',
        answer:
          'It can read Google, Microsoft and Apple calendars and most booking tools. If yours is unusual, we find out before you pay.',
      },
      {
        question: 'What if it says something wrong?',
        answer:
          'We see it on the next business day, correct it, and call you if a customer was affected. You can read every conversation too.',
      },
      {
        question: 'Does it work in other languages?',
        answer:
          'It answers in the customer’s language. If you also want pages in another language, add Multilingual Support.',
      },
      {
        question: 'Can I switch it off during the day?',
        answer:
          'Yes, you set its hours, so it can answer only after closing time, for example, or only on weekends.',
      },
    ],
  },
  {
    id: 'local-seo-website-premium',
    plan: 'premium',
    metaTitle: 'Local SEO Website Premium for several locations',
    metaDescription: `For owners with several locations: a page and a Google profile for each, weekly reports and same-day edits. ${planPrices.premium.both}.`,
    heading: 'Local SEO Website Premium for several locations',
    lede: `It’s one website for all your locations. Each one gets its own page, Google profile and figures, and you get one person who knows all of them. It’s ${planPrices.premium.both}.`,
    answers: {
      get: 'You get fifteen or more pages with one for each location, a Google profile for each, a chatbot that knows every location, weekly reports, drafted replies to reviews, and small edits done the same business day.',
      who: `${saleSentences.accountLead} On Premium your account lead has a direct line and talks with you every month.`,
      you: 'You give us an hour, plus half an hour for each location, which its manager can do: address, hours, services, photos and access to its Google profile.',
      next: `${afterOrder} That holds for up to ${saleTerms.locationsInTypicalBuild} locations at once. With more, plan for ${facts.delivery.complexProjectWeeks} weeks.`,
    },
    benefits: [
      {
        title: 'A page per location',
        text: 'Each page has the hours, staff, directions, photos and services of that location.',
      },
      {
        title: 'A profile per location',
        text: 'We claim and verify each profile in your name and keep it current.',
      },
      {
        title: 'Weekly reports',
        text: 'Every Monday you get one page with calls, directions and bookings for each location.',
      },
      {
        title: 'A chatbot that knows every location',
        text: 'It knows who does what, and sends people to the right one.',
      },
      {
        title: 'Reviews asked for and answered',
        text: 'After a visit we text customers who agreed to it, and we draft a reply to every review.',
      },
      {
        title: 'Priority edits',
        text: 'Small edits are done the same business day when they reach us during our hours.',
      },
    ],
    call: {
      title: 'See all your locations on one map',
      text: `We put them on one map and show you where they compete with each other. The call takes ${consultationMinutes} minutes and is free.`,
    },
    faqs: [
      {
        question: 'How many locations are included?',
        answer:
          'The plan starts at 15 pages, which leaves room for the shared pages and several locations. For more than eight, talk to us first, and we quote a price.',
      },
      {
        question: 'Can each branch manager have access?',
        answer:
          'Yes, each manager can edit the hours and photos of one location and gets that location’s row of the report.',
      },
      {
        question: 'We’re opening a location later this year. When should we start?',
        answer:
          'Start six weeks before the opening, because Google has to verify the profile, and that’s the slow part.',
      },
      {
        question: 'How fast is a priority edit?',
        answer: `It’s done the same business day if it reaches us ${site.hours.text}. Emergencies are covered ${facts.support.emergencyHours}.`,
      },
    ],
  },
] as const;
