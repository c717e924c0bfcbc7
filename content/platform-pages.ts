import { addOns } from '@/content/add-ons';
import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { planPrices, saleSentences, saleTerms } from '@/content/sale-terms';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';

const [basic, pro, premium] = plans;
const days = facts.delivery.typicalBusinessDays;
const guaranteeDays = facts.guarantee.satisfactionDays;
const consultationMinutes = facts.consultation.freeMinutes;
/** Both guarantees, each with the amount that it covers. */
const guaranteeLine = `If you aren’t satisfied, the setup fee is refunded in full within ${guaranteeDays} days of launch. If it’s your first plan with us, the first month is refunded within ${facts.refund.guaranteeDays} days of the day it begins.`;
const noSetup = 'If we can take over a website you already have, there’s no setup fee.';
const support = `Included in your plan from the first day: ${facts.support.hours}, emergencies ${facts.support.emergencyHours}.`;
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

/** `/products/{id}`: what is in it, to the letter. */
export const factSheets = [
  {
    id: 'local-seo-website',
    metaTitle: 'Local SEO Website: fact sheet and price',
    metaDescription: `Everything that comes with the Local SEO Website: pages, profile, hosting, the five build steps, what we need from you, the add-ons and the price.`,
    heading: 'Local SEO Website: fact sheet',
    lede: `This is the ${basic.name} website plan: ${planPrices.basic.both}. ${noSetup}`,
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
        value: `${saleTerms.edits.basic} small edits a month, each done within ${saleTerms.edits.withinBusinessDays} business days. ${saleSentences.smallEdit}`,
      },
      {
        label: 'Support',
        value: support,
      },
      { label: 'Build time', value: `Typically ${days} business days once we have your content.` },
      {
        label: 'Guarantee',
        value: guaranteeLine,
      },
      { label: 'Domain', value: saleSentences.domain },
      {
        label: 'Not in it',
        value: 'Blog posts, the AI chatbot and reports. They come with the next plan.',
      },
    ],
    needs: {
      lede: 'It takes about two hours of your time, and most of that is the first call.',
      items: [
        {
          title: 'One hour on the phone',
          text: 'We ask what you do, for whom, where, and what your last ten callers wanted to know.',
        },
        {
          title: 'Your logo and six pictures',
          text: 'Photos from a phone are fine: the front, the counter, the team and the work.',
        },
        { title: 'Prices and hours', text: 'Send us the ones you want public, and your holidays too.' },
        {
          title: 'Access',
          text: 'We need access to your domain and your Google account, or we set up new ones in your name.',
        },
      ],
    },
    fits: 'It fits one shop or one van that wants to be found in its own town, such as a barber, a bakery, an electrician or a bookkeeper. If you can answer most calls yourself, this is enough.',
  },
  {
    id: 'local-seo-website-chatbot',
    metaTitle: 'Local SEO Website + Chatbot: fact sheet',
    metaDescription:
      'Everything that comes with the website and chatbot: 10 pages, booking, the managed profile, 2 posts a month, build steps, add-ons and the price.',
    heading: 'Local SEO Website + Chatbot: fact sheet',
    lede: `This is the ${pro.name} website plan: ${planPrices.pro.both}. ${noSetup}`,
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
        label: 'Daily check',
        value: 'A person reads the conversations each business day and corrects answers.',
      },
      {
        label: 'Google Business Profile',
        value: 'Managed: hours, photos, posts and replies to reviews.',
      },
      { label: 'Articles', value: '2 blog posts a month, on questions your customers asked.' },
      { label: 'Report', value: 'Calls, direction requests and bookings, once a month, on one page.' },
      { label: 'Listings', value: 'Matched and watched. When one changes, we fix it.' },
      {
        label: 'Edits',
        value: `${saleTerms.edits.pro} small edits a month, each done within ${saleTerms.edits.withinBusinessDays} business days.`,
      },
      { label: 'Domain', value: saleSentences.domain },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and backups. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
      },
      {
        label: 'Support',
        value: support,
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
      lede: 'It takes about three hours of your time, because the chatbot is only as good as your price list.',
      items: [
        {
          title: 'Your price list',
          text: 'Send it on paper, in a spreadsheet or over the phone. Ranges are fine.',
        },
        {
          title: 'The twenty usual questions',
          text: 'Write them down with the answers you’d give on a good day.',
        },
        {
          title: 'Your calendar',
          text: 'We need access to the one your bookings go into, and your rules for it.',
        },
        {
          title: 'Pictures and access',
          text: 'We need your logo, six photos, your domain and your Google account.',
        },
      ],
    },
    fits: 'It fits a business whose phone rings while its hands are full, such as trades, salons, dentists, auto shops, and restaurants in the evening rush.',
  },
  {
    id: 'local-seo-website-premium',
    metaTitle: 'Local SEO Website Premium: fact sheet',
    metaDescription:
      'Everything that comes with Premium: 15+ pages, a page per location, weekly reports, review replies, same-day edits, build steps, add-ons and price.',
    heading: 'Local SEO Website Premium: fact sheet',
    lede: `This is the ${premium.name} website plan: ${planPrices.premium.both}. ${noSetup}`,
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
      {
        label: 'Reviews',
        value: 'A request after a visit to customers who agreed to it, and a drafted reply to every review.',
      },
      { label: 'Reports', value: 'Weekly: calls, directions and bookings by location, and what to do next.' },
      { label: 'Articles', value: '2 blog posts a month, and a page for each new service or location.' },
      { label: 'Edits', value: 'As many small edits as you need, done the same business day.' },
      { label: 'Listings', value: 'Matched for each location and watched.' },
      { label: 'Contact', value: 'A form for each location that stores every message, and click-to-call.' },
      { label: 'Support', value: support },
      { label: 'Domain', value: saleSentences.domain },
      {
        label: 'Your contact',
        value:
          'One account lead with a direct line, who knows every location and talks with you every month.',
      },
      {
        label: 'Hosting',
        value: `Hosting, SSL certificate and backups. Uptime of ${facts.sla.uptimePercent}% a month by contract.`,
      },
      {
        label: 'Build time',
        value: `Typically ${days} business days once we have your content, for up to ${saleTerms.locationsInTypicalBuild} locations. More at once take ${facts.delivery.complexProjectWeeks} weeks.`,
      },
      {
        label: 'Guarantee',
        value: guaranteeLine,
      },
    ],
    needs: {
      lede: 'It takes an hour, plus half an hour for each location, which its manager can do.',
      items: [
        {
          title: 'A list of your locations',
          text: 'For each one we need the address, phone, hours, manager and services.',
        },
        {
          title: 'Pictures of each location',
          text: 'The front matters most, so people know it from the street.',
        },
        {
          title: 'One price list',
          text: 'Send one list, or one for each location if they differ.',
        },
        {
          title: 'Access',
          text: 'We need access to the profiles that exist already, even the one nobody remembers making.',
        },
      ],
    },
    fits: 'It fits owners with two to eight locations, or with one and a lease signed for the next, such as dental practices, auto shops, restaurants, fitness studios, and home services with a van in each county.',
  },
] as const;

/** `/products`: the shelf. */
export const productsPage = {
  title: 'Websites and add-ons for local shops',
  description: `Three websites for local businesses and four add-ons: booking, payments, live chat and languages. Put your package together and see the monthly total.`,
  heading: 'Websites and add-ons for local businesses',
  lede: 'There are three websites and four add-ons, each with a posted price, so you can put your package together below and see what it costs.',
  learnMore: 'Learn More',
  factSheet: 'Fact sheet',
  from: 'From',
  month: 'a month',
  setup: '{price} setup, once',
  builder: {
    title: 'Put your package together',
    lede: 'Pick a website plan, add what you need, and take it to checkout. Add-ons are billed monthly, and you can drop one at any time.',
  },
  sums: {
    title: 'How the prices add up',
    text: `Your first payment is the setup fee and the first month of everything you chose, and after that you pay the monthly total. Add-ons have no setup fee. For example, Pro with Appointment Booking is ${formatDollars(pro.setupPrice + pro.monthlyPrice + addOns[0].monthlyPrice)} first, then ${formatDollars(pro.monthlyPrice + addOns[0].monthlyPrice)} a month.`,
  },
  extras: {
    title: 'What each add-on does',
    lede: 'Pro already includes booking by chatbot and a conversation that goes to your phone during your hours, so read what each add-on adds before you pick one.',
    items: [
      {
        title: 'Appointment Booking',
        text: 'Your pages get a calendar in which customers pick an open time, by day or night, and both of you get a confirmation. We need access to your calendar and your rules for it. On Pro the chatbot books as well, and the add-on is for people who would rather pick from a calendar. It takes about two business days to set up.',
      },
      {
        title: 'Payment Gateway',
        text: 'Customers pay deposits and invoices on your own site, and the money goes to your account with the payment company, which charges its own fee. We need that account, in your name. It doesn’t send invoices for you. It takes about three business days to set up.',
      },
      {
        title: 'Live Chat',
        text: 'Visitors can write to you from any page, and you answer on your phone when you want to. When you’re away, they leave a message. We need one phone for each person who answers. The chatbot of Pro answers by itself, and Live Chat is for talking in person. It takes one business day to set up.',
      },
      {
        title: 'Multilingual Support',
        text: 'Your pages are also there in a second language, such as Spanish, translated by a person and corrected when the originals change. Each further language is quoted before we start. We need someone on your side who can answer calls in that language. It takes about five business days for five pages.',
      },
    ],
  },
  answers: {
    get: 'You get one of three websites, written and built by us and looked after every month, and any of four add-ons on top of it: appointment booking, payments, live chat and a second language.',
    cost: `Basic is ${planPrices.basic.both}, Pro is ${planPrices.pro.both}, and Premium is ${planPrices.premium.both}. Add-ons cost between ${formatDollars(Math.min(...addOns.map(({ monthlyPrice }) => monthlyPrice)))} and ${formatDollars(Math.max(...addOns.map(({ monthlyPrice }) => monthlyPrice)))} a month each and have no setup fee.`,
    who: saleSentences.accountLead,
    you: 'You choose here or on a call. Then you give us the access that the add-on needs, such as your calendar or your account with a payment company.',
    next: `After checkout you get a receipt and a welcome email. ${saleSentences.live} Add-ons go live with it, or within a few days if your site is already up.`,
  },
  links: {
    process: 'How a site gets built',
    starter: 'See the Starter Package',
    smallBusiness: 'Websites for small businesses',
  },
} as const;

/**
 * `/products/local-seo-website-process`: the five steps at length. `text` belongs to the step of the same number. What the
 * first, second and fourth step take adds up to the typical build; the third runs beside the second.
 */
export const processPage = {
  title: 'How we build your local website',
  description: `The five steps from the first call to the monthly check: what we do, what you do, and how long each takes once we have your content.`,
  heading: 'How we build your website, in five steps',
  lede: `A typical build takes ${days} business days, counted from the day we have your content. The fifth step, looking after the site, goes on every month.`,
  labels: { agency: 'We do', customer: 'You do', duration: 'Takes' },
  steps: [
    {
      id: 1,
      text: 'We start with your last ten callers and what they asked. You get a one-page plan: who the site is for, and what each page has to say.',
      agency: 'Interview you, check where you rank, look at three competitors, write the plan.',
      customer: 'An hour on the phone. Logo, pictures, prices and hours.',
      duration: '2 business days',
    },
    {
      id: 2,
      text: 'You get a link to the real thing, with your number in it. Tell us what’s wrong in whatever way suits you. One round of changes is included.',
      agency: 'Write, design and build every page, phone first. Test by keyboard and screen reader.',
      customer: 'Read it, and tell us what’s wrong.',
      duration: `${days - 3} business days`,
    },
    {
      id: 3,
      text: 'While you read, we claim your profile, correct old listings, and make your name, address, phone and hours the same everywhere.',
      agency: 'Profile, listings, local pages, structured data, redirects from your old site.',
      customer: 'Film a short video of your business for Google, or confirm a code.',
      duration: '1 business day, during step two',
    },
    {
      id: 4,
      text: 'Your domain points to the new site. We test every link and form, then show you how to make a change and answer a review.',
      agency: 'Switch over, test again, watch the first day.',
      customer: 'Half an hour, on your own phone.',
      duration: '1 business day',
    },
    {
      id: 5,
      text: 'Support is part of your plan from the first day. Each month we check the map, the speed and the forms, and fix what slipped.',
      agency: 'Monthly checks, backups, updates and edits. On Pro and Premium, a one-page report.',
      customer: 'Tell us when something changes.',
      duration: 'Every month',
    },
  ],
  clocks: {
    title: 'Time frames on this site, and what each one counts',
    lede: 'You’ll see these time frames on our pages, and they start at different moments.',
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
        value: `Complex projects: a store, more than ${saleTerms.locationsInTypicalBuild} locations at once, or a move from another system.`,
      },
      {
        label: `${facts.delivery.fromQuestionnaireWeeks} weeks`,
        value: 'From the questionnaire on our Get Started page to launch, gathering content included.',
      },
      {
        label: `${facts.delivery.expeditedBusinessDays} business days`,
        value: 'The expedited build of our July promotion, at its quickest.',
      },
    ],
  },
  faqs: [
    {
      question: 'What slows a build down?',
      answer:
        'It’s nearly always the photos. If we have your prices and hours, we can start and add the photos later.',
    },
    {
      question: 'Can it go faster?',
      answer: `In our July promotion an expedited build can be as quick as ${facts.delivery.expeditedBusinessDays} business days. In the rest of the year, ask us, because sometimes there’s a gap in the calendar.`,
    },
    {
      question: 'What if I stop answering?',
      answer: `We remind you. After ${facts.abandonment.noResponseBusinessDays} business days without a response, the project counts as abandoned. The policy explains what happens then, and how to restart.`,
    },
  ],
  faqTitle: 'Questions about the build',
  links: { products: 'See the products', start: 'Get Started' },
} as const;
