import { facts } from '@/content/facts';
import { guaranteeLine } from '@/content/guarantees';
import { plans } from '@/content/plans';
import { planPrices, saleSentences, saleTerms } from '@/content/sale-terms';

const [basic, pro, premium] = plans;
const days = facts.delivery.typicalBusinessDays;
const noSetup = 'If we can take over a website you already have, there’s no setup fee.';
const support = `Included in your plan from the first day: ${facts.support.hours}, emergencies ${facts.support.emergencyHours}.`;

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
