import { addOns } from '@/content/add-ons';
import { plans } from '@/content/plans';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { formatDollars } from '@/lib/site/money';

const [, pro] = plans;

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
