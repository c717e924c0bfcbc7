import { consultation } from '@/content/consultation';
import { facts } from '@/content/facts';
import { lockIn } from '@/content/lock-in';
import { isSample } from '@/content/provenance';
import { testimonials } from '@/content/testimonials';

/**
 * The words of /christmas-in-july (docs/product/promotion.md#page). A name in braces is a figure or a year: the page
 * fills it from
 * `promotion` and from the promotion's window, so no amount and no date is written twice.
 */
export const promotionPage = {
  meta: {
    title: 'Christmas in July: half off a new website',
    description:
      'A new website, setup included, at up to {percentOff}% off with {seoDays} days of Local SEO: {monthlyPrice} a month or {yearPrice} for the year, for the next {places} customers from {startDay}.',
    /** For lists of pages. */
    listed: 'A new website at a lower price, with Local SEO, while spots last.',
  },
  hero: {
    title: 'Christmas in July.',
    lede: 'Up to {percentOff}% off a new website, plus {seoDays} days of Local SEO.',
    button: 'Claim the July price',
    claim: 'Last time: {signUps} sign-ups in {signUpHours} hours. Rated {rating}/5 from {reviews} reviews.',
  },
  timing: {
    ends: 'The offer runs from {startDay} through {lastDay}, {year}.',
    withoutClock:
      'The offer runs from {startDay} through {lastDay} each year, Eastern time, for the next {places} customers. Outside those dates, it’s over. You can still send the form, and we’ll answer with that day’s prices.',
    /** The same when its days are set for once. */
    onceWithoutClock:
      'The offer runs from {startDay} through {lastDay}, Eastern time, for the next {places} customers. Outside those dates, it’s over. You can still send the form, and we’ll answer with that day’s prices.',
    places: 'For the next {places} customers from {startDay}: {placesLeft} of {places} spots are left.',
  },
  /** In the place of the offer and its form when all spots are taken. */
  full: {
    title: 'Christmas in July: all spots are taken',
    listed: 'All spots in this year’s promotion are taken. The waiting list is open.',
    description: 'All {places} spots in Christmas in July are taken. The waiting list is open.',
    hero: {
      lede: 'All {places} spots are taken. Join the waiting list, and we’ll email you if one opens up.',
      button: 'Join the waiting list',
    },
    sign: 'spots, all taken',
    claim: {
      title: 'All spots are taken.',
      lede: 'Join the waiting list, and we’ll email you if one opens up.',
      button: 'Join the waiting list',
    },
  },
  receipt: {
    title: '{bundle}',
    /** `struck`: what the part costs outside July. */
    lines: [
      { label: 'Website build, up to {pageLimit} pages', struck: '{regularBuild}', value: '{julyBuild}' },
      {
        label: '{termMonths} months of hosting and care, {seoDays} days of Local SEO',
        struck: '{regularService}',
        value: '{julyService}',
      },
      { label: 'Regular price of the year', struck: '{regularYearPrice}', value: '' },
    ],
    total: { label: 'Full year, July price', value: '{yearPrice}' },
    note: 'Or {monthlyPrice}/month for {commitmentMonths} months, {monthlyTotal} in all, setup included.',
    saving: { label: 'You save', value: '{saving}' },
  },
  lockIn,
  inclusions: {
    title: 'What the July price includes',
    lede: 'The price covers everything in this list, and nothing else is needed to launch.',
    items: [
      {
        title: 'A new website',
        text: 'The site has up to {pageLimit} pages, written or edited by people and built for phones.',
      },
      {
        title: '{seoDays} days of Local SEO',
        text: 'We work on your profile, your listings and your local pages, starting on launch day.',
      },
      {
        title: '{profilePosts} profile posts a month',
        text: 'We post news and offers on your Google profile, with your own photos.',
      },
      { title: 'Domain and SSL', text: 'Both are in your name, and we pay for them in the first year.' },
      {
        title: '{emailAddresses} email addresses',
        text: 'They’re at your own domain, and we help you set them up on your phones.',
      },
      {
        title: '{bandwidthGb}GB of traffic a month',
        text: 'That’s more than a busy local site uses.',
      },
      {
        title: '{helpDeskHours} hour of help desk a month',
        text: 'Send us new hours, prices or photos, and we change them for you.',
      },
      {
        title: 'Live in {typicalDays} business days',
        text: 'The days count from when we have your content. If you’re in a hurry, an expedited build can take as few as {expeditedDays}.',
      },
    ],
  },
  testimonials: {
    title: `What past July customers say${testimonials.some(isSample) ? ' (samples)' : ''}`,
    items: testimonials,
  },
  form: {
    title: 'Claim your spot',
    lede: 'Write a few lines about your business, and we contact you within {contactHours} hours. The form costs nothing. Your spot is yours once we’ve agreed by phone and you’ve made the first payment.',
    steps: {
      title: 'Thank You',
      message: 'We have your details. Here’s what happens next:',
      items: [
        {
          title: 'We contact you within {contactHours} hours',
          text: 'A person calls or emails you, on a weekday morning if we can.',
        },
        {
          title: 'A quick consultation call',
          text: 'We talk about what you sell, where your customers are and what the site has to do. Then you choose the payment: the year at once, or month by month.',
        },
        {
          title: 'We start building',
          text: 'After your first payment we start, and you see the first pages and say what to change.',
        },
        {
          title: 'Launch with {seoDays} days of Local SEO',
          text: 'Your site goes live and the map work starts the same day.',
        },
      ],
    },
  },
  schedule: {
    title: 'Book a free call first',
    lede: `Book a free ${consultation.freeMinutes}-minute consultation by phone or video. ${consultation.how}`,
    points: [
      'We search for your business together and show you what customers see.',
      'We tell you what we’d fix first, and what it costs.',
      'It’s free, even if you never hire us.',
    ],
    button: 'Book a Call',
  },
  restrictions: {
    title: 'Promotional restrictions',
    items: [
      {
        title: 'When and for whom',
        text: 'The offer runs from {startDay} through {lastDay}, {year}, and ends as {endDay} begins, Eastern time. It’s for the next {places} customers only. We count orders from {startDay}, in the order they reach us. When all {places} are taken, it’s over.',
      },
      {
        title: 'The price',
        text: 'The {bundle} is a new website at {percentOff}% off with {seoDays} days of Local SEO, for {monthlyPrice} a month or {yearPrice} for the year, setup included. The regular price of the same year is {regularYearPrice}. Paid by the year, you save {saving}. The build is {julyBuild} instead of {regularBuild}. The year of hosting and care with Local SEO is {julyService} instead of {regularService}.',
      },
      {
        title: 'Commitment',
        text: 'The bundle is a {commitmentMonths}-month commitment at the promotional rate. If you end it sooner, the months that are left of the {commitmentMonths} are still due. After that you can cancel any time with {noticeDays} days’ notice.',
      },
      {
        title: 'Refunds',
        text: `If the bundle is your first plan with us, the ${facts.refund.guaranteeDays}-day guarantee for first-time plans covers it, counted from the day your site goes live. After that, the commitment applies.`,
      },
      {
        title: 'Pages',
        text: 'The site has up to {pageLimit} pages. Extra pages cost {bundlePrice} per {bundlePages}-page bundle.',
      },
      { title: 'Traffic', text: 'The bundle includes {bandwidthGb}GB of bandwidth each month.' },
      { title: 'Email', text: 'It includes {emailAddresses} email addresses at your domain.' },
      {
        title: 'Domain and SSL',
        text: 'Both are included for the first year only. After that they renew at cost, in your name.',
      },
      {
        title: 'Help desk',
        text: 'You have {helpDeskHours} hour of help desk each month, which does not carry over.',
      },
      {
        title: 'Business profile',
        text: 'We write {profilePosts} posts on your business profile each month.',
      },
      {
        title: 'Build time',
        text: 'A typical build takes {typicalDays} business days once your content is in. An expedited build can be as quick as {expeditedDays}.',
      },
      {
        title: 'Current customers',
        text: 'You can lock in {restOfYear} for the rest of {year}, {nextYearPrice} for the full year {nextYear}, or {nextYearWithSeo} for {nextYear} with monthly SEO.',
      },
    ],
  },
  faq: {
    title: 'Questions about the July offer',
    items: [
      {
        question: 'Is the price {yearPrice} for the whole year?',
        answer:
          'Yes, you pay {yearPrice} once, or {monthlyPrice} a month for {commitmentMonths} months, which is {monthlyTotal}. The setup is included. The rest of the year we sell the same bundle on a call, at {regularMonthlyPrice} a month for {termMonths} months: {regularYearPrice}. It’s also on the pricing page. You save {saving} when you pay by the year.',
      },
      {
        question: 'Is this one of your website plans?',
        answer:
          'No, the {bundle} is sold on its own. The plans on the pricing page have a setup fee and no {commitmentMonths}-month commitment.',
      },
      {
        question: 'What happens after the first {commitmentMonths} months?',
        answer:
          'Nothing renews by itself at a price you haven’t seen. Before month 13 we email you the choices: any website plan at its posted monthly price, without a setup fee because the site is built, or the bundle at {regularMonthlyPrice} a month. You can also leave with {noticeDays} days’ notice and take your files. The domain and SSL then renew at cost.',
      },
      {
        question: 'How soon is my site live?',
        answer:
          'A typical build takes {typicalDays} business days from the day we have your text and photos. If you have a deadline, ask for the expedited build, which can be as quick as {expeditedDays} business days.',
      },
      {
        question: 'I need more than {pageLimit} pages. Can I have them?',
        answer: 'Yes, extra pages come in bundles of {bundlePages} for {bundlePrice} a bundle.',
      },
      {
        question: 'I’m already a customer. Is there something for me?',
        answer:
          'Yes, you can lock in {restOfYear} for the rest of {year}, {nextYearPrice} for the whole of {nextYear}, or {nextYearWithSeo} for {nextYear} with monthly SEO included.',
      },
      {
        question: 'What do you do in the {seoDays} days of Local SEO?',
        answer:
          'We set up or fix your business profile, make your name, address and phone the same everywhere, write your local pages, and show you your map before and after. No one can promise a rank.',
      },
      {
        question: 'When do I pay, and when is the spot mine?',
        answer:
          'We contact you within {contactHours} hours of the form and agree on the details by phone. Then we send you a payment link. With the first payment the spot is yours, and we start building.',
      },
    ],
  },
  ended: {
    title: 'Promotion Has Ended',
    text: 'Christmas in July ended on {endDay}, {year}. It’s back on {startDay}.',
    onceText: 'Christmas in July ended on {endDay}, {year}.',
    button: 'Return to Home Page',
  },
} as const;
