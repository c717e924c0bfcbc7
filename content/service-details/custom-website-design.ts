import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices, saleSentences, saleTerms } from '@/content/sale-terms';

const { basic, pro, premium } = planPrices;
const editDays = saleTerms.edits.withinBusinessDays;

/** `/services/custom-website-design`. */
export const customWebsiteDesign = {
  id: 'custom-website-design',
  heading: 'Custom website design for local businesses',
  metaTitle: 'Custom Website Design for local shops',
  metaDescription:
    'A website for your trade and your town: fast on a phone, easy to change, live in <Fact name="delivery.typicalBusinessDays"/> business days once your content is in.',
  fullDescription:
    'Most people meet your business on a phone, with one question. We build the page that answers it and puts your number one tap away.',
  benefits: [
    {
      title: 'Pages written for you',
      text: 'We interview you for an hour and write every page, and then you mark it up.',
    },
    {
      title: 'Built phone first',
      text: 'Your number, directions and hours are in reach of a thumb on every page.',
    },
    {
      title: 'Quick on a weak signal',
      text: 'The pages are small and have no sliders, so they open in a parking lot too.',
    },
    {
      title: 'Built for everyone',
      text: 'It’s built to WCAG 2.2 AA, and we test it with a keyboard and a screen reader before launch.',
    },
    {
      title: 'Forms that reach you',
      text: 'Each inquiry is stored before it’s emailed, so you still have it when your inbox is full.',
    },
    {
      title: 'Yours to keep',
      text: 'The domain, the words and the pictures are in your name, and they go with you if you leave.',
    },
  ],
  answers: {
    cost: `Basic is ${basic.both}. Pro is ${pro.both}, and Premium is ${premium.both}. Anything outside the plans, such as a customer portal, is quoted before we start, because it depends on what the pages have to do.`,
    who: 'Our content writer interviews you, the copy editor reads every page aloud, and the design lead and the front-end engineer build it. Your account lead is the one person you talk to.',
    you: 'You give us an hour on the phone, your price list, your hours and ten or more photos. Then you read the draft once and correct it, because nobody knows your trade as you do.',
    next: `${saleSentences.live} If we’re waiting for a photo, we tell you which one. ${saleSentences.firstPayment}`,
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'The call',
      text: 'We talk for an hour about what your customers ask, and you get a list of what we still need from you.',
    },
    {
      term: 'The draft',
      text: 'Once your content is in, we write the pages, place the photos and send you a private link to read them on your phone.',
    },
    {
      term: 'The launch',
      text: 'You approve it, we point your domain to the new site, and we test every link, form and phone number.',
    },
    {
      term: 'The weeks after',
      text: 'We watch the forms and the speed, and you send the first small edits, such as the price that went up last week.',
    },
  ],
  limits:
    'We don’t run large online stores with thousands of products, and we don’t design logos. We don’t write legal texts such as a privacy policy for your trade, because that’s your lawyer’s work. If you need one of these, we say so on the call and place what others made for you.',
  reasons: {
    title: 'Reasons to have us build your website',
    items: [
      {
        title: 'You can plan on a launch date.',
        text: 'We name it as soon as we have your words and photos, and we don’t launch on a Friday.',
      },
      {
        title: 'The price is posted.',
        text: 'You know what it costs before we meet, and changes to hours and prices are included up to your plan’s limit.',
      },
      {
        title: 'Someone picks up.',
        text: 'The person who looked after your build answers the phone, <Fact name="support.hours"/>.',
      },
      {
        title: 'You can have your money back.',
        text: 'If you aren’t satisfied, tell us within <Fact name="guarantee.satisfactionDays"/> days of launch, and you get the setup fee back.',
      },
    ],
  },
  faqs: [
    {
      question: 'Do I have to write the text myself?',
      answer:
        'No, because we write it after the interview and you correct it. Only the facts have to come from you: prices, hours, the name of the dog.',
    },
    {
      question: 'I already have a website. Will old links still work?',
      answer:
        'Yes. We list every page that people or search engines still visit, and each old link goes straight to the right new page.',
    },
    {
      question: 'Can I change things on my own later?',
      answer: `Yes, you can change hours, prices, photos and news from your phone. For anything larger, email us. Small edits go live the same business day on Premium and within ${editDays} business days on other plans.`,
    },
    {
      question: 'Who owns the site if I leave?',
      answer:
        'You do, once the build is paid for: words, pictures, design and domain name. We send you the files and give your next web person an hour of help for free.',
    },
  ],
  call: {
    title: 'Book a free call about your website',
    text: 'We look at what your customers ask and sketch the first screen while you watch. It takes <Fact name="consultation.freeMinutes"/> minutes and costs nothing.',
  },
} as const;
