import { formatDollars } from '@/lib/kernel/money';
import { addOns } from './add-ons';
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
const cheapestAddOn = formatDollars(Math.min(...addOns.map(addOn => addOn.monthlyPrice)));

/** `/platform`: the three products side by side. */
export const platformIndex = {
  title: 'The platform: three local websites',
  description: `Compare the three websites we build for local businesses: with the map, with a chatbot, or for several locations. From ${monthly.basic}, live in ${days} business days.`,
  heading: 'Three shopfronts. One platform.',
  lede: 'Each is a website and a map listing, built together and looked after by us. They differ in how many doors you have and in who answers after six.',
  compare: {
    title: 'What differs.',
    lede: 'Everything else is the same: hosting, copies, the form that stores before it mails, and a person to call.',
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
    lede: 'Three questions settle it for most owners. If they do not, call, and we settle it in five minutes.',
    items: [
      {
        title: 'Do people have to find you first?',
        text: `Then start with the Local SEO Website. It puts the site and the map in order, and you can add a chatbot later without building anything twice.`,
        id: 'local-seo-website',
      },
      {
        title: 'Does the phone ring while your hands are full?',
        text: 'Take the website with the chatbot. It answers from your price list, offers real times, and a person reads every conversation the next business morning.',
        id: 'local-seo-website-chatbot',
      },
      {
        title: 'Do you have more than one door?',
        text: 'Premium gives each location its own page, its own profile and its own line in a weekly report, so that the second shop does not live in the shadow of the first.',
        id: 'local-seo-website-premium',
      },
    ],
  },
  prose: [
    {
      heading: 'Why the site and the map belong together',
      paragraphs: [
        'Most people who look for a local business never open ten websites. They see three names on a map, compare the stars and the hours, and open one or two of them. The map decides whether you are seen. The site decides whether you are called. When two different companies look after the two, the phone number changes in one place and not in the other, and nobody notices until a customer stands in front of a locked door.',
        'On this platform they are one record. Your hours, your address, your services and your prices are written down once, and the pages, the profile, the listings and the chatbot all read them from there. Change a holiday opening, and it is changed everywhere by the time you have hung up.',
      ],
    },
    {
      heading: 'Small on purpose',
      paragraphs: [
        `We build for businesses that people walk into, not for everybody. That is why a typical site is live ${days} business days after we hold your content, why the price is on the page, and why the person who built it answers the phone afterwards. If you need only a form, a few pages and a year of hosting, the Starter Package is smaller still.`,
      ],
    },
  ],
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
    picture: 'browser',
    metaTitle: 'Local SEO Website: site and map in one',
    metaDescription: `A small website and a map listing built as one thing, with the same name, address and phone everywhere. Live in ${days} business days, from ${monthly.basic}.`,
    heading: 'Local SEO Website. Found, then understood.',
    lede: 'Somebody two streets over needs what you sell, now. This is the website that shows up for them, and the page that answers before they think of asking somebody else.',
    proof: {
      title: 'What a neighbor sees.',
      lede: 'The same search, before and after the site and the map say the same thing.',
      rows: [],
    },
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
      {
        title: 'Nothing to look after',
        text: 'Hosting, certificate, copies and small edits are part of the monthly price.',
      },
    ],
    prose: [
      {
        heading: 'Three seconds on the sidewalk',
        paragraphs: [
          'Think of the person who will read your site. They are standing outside, or sitting in a van, with one bar of signal and a problem. They want to know whether you do the thing, whether you come to their street, whether you are open, and what it roughly costs. If those four answers are on the first screen, you get the call. If the first screen is a film about your values, the next name on the map gets it.',
          'So the site is small and quick. It has no slider and no library of stock pictures. It has your counter, your words, your prices as far as you like to give them, and a telephone number that dials when it is touched.',
        ],
      },
      {
        heading: 'Why the map comes with it',
        paragraphs: [
          'A website alone is a shop in a side street with no sign. Google decides which three businesses stand on the map by how near they are, how well they fit the words, and how well known they are. You cannot move your shop closer. You can make sure that the profile names what you do, that every directory spells your address the same way, and that the pages behind it say so too. That is the work, and it is done by people, in order, with a list you can check.',
          'Nobody can promise you a place. We measure where you stand from 35 points around your door on the first day and again after ninety, and you keep both maps.',
        ],
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
    picture: 'chat',
    metaTitle: 'Local SEO Website + Chatbot that books',
    metaDescription: `The local website with a chatbot that answers from your price list and books real times while you are on a job. A person reads every chat. From ${monthly.pro}.`,
    heading: 'Local SEO Website + Chatbot. It answers while you work.',
    lede: 'The same website and the same care for the map, with somebody at the counter at a quarter to ten at night. It knows your prices, it knows your calendar, and it knows when to fetch a person.',
    proof: {
      title: 'One evening, hour by hour.',
      lede: 'A plumber’s Thursday after closing time, as the chatbot and then a person handle it.',
      rows: [
        {
          label: '6:05 pm',
          value:
            'The van is in the driveway. The phone goes to voicemail, and most callers do not leave a message.',
        },
        {
          label: '9:42 pm',
          value:
            'A water heater leaks. The chatbot asks whether water is running right now, offers two real times and books one.',
        },
        {
          label: '11:10 pm',
          value:
            'Somebody asks about a job outside the service area. It says so, and gives no false hope and no wrong price.',
        },
        {
          label: '7:15 am',
          value:
            'A person on our team reads every conversation, tags the leak as urgent, and corrects one answer.',
        },
        { label: '7:30 am', value: 'The day’s list is on the plumber’s phone, with the leak at the top.' },
      ],
    },
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
        text: 'Each conversation is read and corrected by somebody with a name.',
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
    prose: [
      {
        heading: 'What an unanswered question costs',
        paragraphs: [
          'A customer with a leaking pipe does not wait for Monday. They call the first number, hear the beep, and call the second. You never learn that it happened, because nobody leaves a message for a stranger. The same goes for the bride who wants to know whether you deliver on Sundays, and for the parent who needs to know whether the dentist sees children on a Saturday.',
          'A chatbot does not replace your voice. It keeps the door from being shut. It takes the simple questions, which are most of them, and hands the others over with the name, the number and what was said so far.',
        ],
      },
      {
        heading: 'What it does not do',
        paragraphs: [
          'It does not pretend to be human. The first line says what it is. It does not make up a price: it reads from your list, and where the list is silent it offers to have a person call. It does not argue. One word, “person”, ends the conversation with the machine: in your hours it goes to your phone, and outside them it takes a number and tells the customer when you will call.',
          'And it does not run by itself. Software that nobody looks at gets worse, so we look at it every business day. When your prices change, one message to us changes the answer before lunch.',
        ],
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
    picture: 'report',
    metaTitle: 'Local SEO Website Premium for more doors',
    metaDescription: `For owners with several locations: a page and a map profile per door, weekly reports, a chatbot that knows each location and priority edits. From ${monthly.premium}.`,
    heading: 'Local SEO Website Premium. A page for every door.',
    lede: 'The second shop should not have to live off the first one’s name. Premium gives each location its own page, its own profile and its own figures, and gives you one person who knows all of them.',
    proof: {
      title: 'A Monday with three doors.',
      lede: 'What lands on your desk, and what is done before it does.',
      rows: [
        {
          label: 'Before eight',
          value: 'The weekly report: calls, directions and bookings for each location, next to last week’s.',
        },
        {
          label: 'Mill Road',
          value: 'Two new reviews, both answered. One complaint, forwarded to you with the receipt number.',
        },
        {
          label: 'Amenia',
          value: 'Closed for a burst pipe. Hours changed on the page, the profile and the chatbot by nine.',
        },
        {
          label: 'Station Square',
          value: 'Opens in May. Its page is written and waiting, and the profile is already verified.',
        },
        { label: 'One line at the end', value: 'What we would do next, and why, in a sentence.' },
      ],
    },
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
    prose: [
      {
        heading: 'Why a second location is hard on the map',
        paragraphs: [
          'Google shows people the door that is nearest to them. If both of your doors share one page and one half-filled profile, the map has no reason to show the second. Worse, the two start to compete: the same phone number, the same text, reviews for one under the name of the other. It takes an afternoon to get into that state and a season to get out of it.',
          'So we begin by drawing a line between them. Each location gets a number, a page and a profile that agree with one another and with nothing else. Only then do the pages link to each other, the way the shops do when somebody asks at the counter for the other branch.',
        ],
      },
      {
        heading: 'Figures that a busy owner reads',
        paragraphs: [
          'Forty pages of charts help nobody. The weekly report has one row for each door and three numbers in it: how many people called, how many asked for directions, how many booked. Next to each stands last week’s. Underneath is a sentence from a person, saying what changed and what we suggest. It fits on a phone, and it can be forwarded to whoever runs the branch.',
          'If a door does badly for three weeks, you do not have to notice. We call.',
        ],
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
    prose: [
      {
        heading: 'Who it fits',
        paragraphs: [
          'A single shop or a one-van business that wants to be found in its own town. A barber, a bakery, an electrician, a bookkeeper. If people reach you by phone or by walking in, and you can answer most calls yourself, this is enough, and we will tell you so when you ask for more.',
          'It is not made for selling from stock online, and it is not made for five branches. For the first there is the E-commerce Website Package, for the second Premium.',
        ],
      },
    ],
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
    prose: [
      {
        heading: 'Who it fits',
        paragraphs: [
          'A business whose phone rings while hands are full: trades, salons, dentists, garages, restaurants in the evening rush. If you call back three missed numbers a day, this pays for itself in bookings that you would not have known about.',
          `If you would rather answer live messages yourself, the smaller website with the Live Chat add-on, from ${cheapestAddOn} a month, does that without a machine.`,
        ],
      },
      {
        heading: 'Where the words go',
        paragraphs: [
          'Conversations are kept so that a person can read and improve them, and are deleted after the time that you set with us, at the latest with your account. They are not sold and not used to train anybody else’s software. The privacy policy and the plugins privacy notice say the same in more words.',
        ],
      },
    ],
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
    prose: [
      {
        heading: 'Who it fits',
        paragraphs: [
          'Owners with two to eight locations, or with one and the lease for the next already signed. Dental practices, garages, restaurants, fitness studios, home services with a van in each county.',
          'If you have a single location and no plan for another, take the website with the chatbot and keep the difference. Moving up later takes no downtime, and nothing is built twice.',
        ],
      },
    ],
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
  /** Which of the website plans it is sold as. */
  soldAs: 'on the {plan} plan',
  builder: {
    title: 'Put your package together.',
    lede: 'Pick the website plan, add what you need, and take it to checkout. Add-ons are billed monthly, and you can drop one whenever you like.',
  },
  prose: [
    {
      heading: 'How the prices add up',
      paragraphs: [
        'A website has two prices: a setup fee, paid once, and a monthly price that covers hosting, security, edits and support. If you already have a website, we take it over as it is, build nothing, and you pay the monthly price alone. An add-on has a monthly price and nothing else. For a new website, your first payment is the setup and the first month of everything you chose. After that comes the monthly sum, and nothing that is not on the list.',
      ],
    },
    {
      heading: 'What an add-on really does',
      paragraphs: [
        'Appointment Booking lets customers pick a free slot, day or night, and sends both of you a reminder. Payment Gateway takes deposits and pays invoices on your own site, so that nobody has to read a card number over the phone. Live Chat rings on your own phone, and is quiet when you say so. Multilingual Support gives you the same pages in your neighbors’ languages, translated by a person and checked by a second one.',
        'None of them needs a new website. Each is switched on in the one you have, usually within two business days, and switched off just as easily.',
      ],
    },
  ],
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
      text: 'We begin with your last ten callers. What did they ask, where did they live, and what did they nearly buy? From the answers we write one page: who the site is for, which streets it has to win, which pages it needs and what each page has to say. You read it, strike out what is wrong and sign it. Nothing is designed before that.',
      ours: 'Interview you, check your map from 35 points, look at three competitors, write the plan.',
      yours: 'An hour on the phone. Logo, pictures, prices and hours.',
      takes: '2 business days',
    },
    {
      id: 2,
      text: 'The pages are written first and drawn second, because a heading that says nothing cannot be saved by a color. You get a link to the real thing, not a picture of it: it works on your phone, with your number in it. Tell us what is wrong in whatever way suits you. One round of changes is part of the price, and most owners need less.',
      ours: 'Write, design and build every page, phone first. Test it by keyboard and screen reader.',
      yours: 'Read it, and say what is wrong.',
      takes: `${days - 3} business days`,
    },
    {
      id: 3,
      text: 'While you read, we put the outside in order. The profile is claimed and filled in. Old listings with the wrong number are found and corrected. The pages get titles people search for, and the data by which search engines recognize a business: name, address, phone, hours, area. All of it in one spelling.',
      ours: 'Profile, listings, local pages, structured data, redirects from your old addresses.',
      yours: 'Confirm a code that Google sends to your phone or your door.',
      takes: '1 business day, beside the second step',
    },
    {
      id: 4,
      text: 'On a quiet morning your domain points to the new site. We walk every link, send every form, and call the number from it. Then we sit down with you for half an hour, on your own screen: how to send a change, how to read the report, how to answer a review. Those are the buttons you need. The rest is ours.',
      ours: 'Switch over, test again in the open, watch the first day.',
      yours: 'Half an hour, with the phone you use every day.',
      takes: '1 business day',
    },
    {
      id: 5,
      text: `A site that nobody touches starts to look shut. Support is free for ${freeDays} days after launch; after that it is part of your plan. Each month we check the map, the speed and the forms, fix what slipped, and tell you in one sentence what we would do next. When a form has been quiet for too long, we call before you wonder.`,
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
