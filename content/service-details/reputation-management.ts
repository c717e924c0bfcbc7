import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices, saleTerms } from '@/content/sale-terms';

const { pro, premium } = planPrices;
const startDays = saleTerms.serviceStartBusinessDays;

/** `/services/reputation-management`. */
export const reputationManagement = {
  id: 'reputation-management',
  heading: 'Reputation management: reviews asked for and answered',
  metaTitle: 'Reputation management, done honestly',
  metaDescription:
    'Ask customers for reviews the same way, answer every one, and learn from the bad ones. No bought stars, no gifts. Requests and replies done for you.',
  fullDescription:
    'People trust forty ordinary reviews more than four perfect ones. We help you ask politely, answer every review, and fix what the bad ones point out.',
  benefits: [
    {
      title: 'Requests after each job',
      text: 'Customers who agreed to texts get a short one with a direct link within the hour.',
    },
    {
      title: 'Replies within two days',
      text: 'We draft them, you approve them, and they’re shorter than the review.',
    },
    {
      title: 'One inbox',
      text: 'Reviews from Google, Facebook and the trade sites come in one list.',
    },
    {
      title: 'Bad reviews first',
      text: 'You hear on the next business morning, with a draft and the facts of the job.',
    },
    {
      title: 'False ones reported',
      text: 'We send the evidence through the proper form, though most are not removed.',
    },
    {
      title: 'Shown on your site',
      text: 'Real reviews appear in full, with the date and a link to the original.',
    },
  ],
  answers: {
    cost: `Replies are part of Pro: ${pro.both}. Requests to your customers come with Premium: ${premium.both}. Without a plan, the service is quoted before we start. The price depends on how many jobs, locations and review sites you have.`,
    who: 'Client care sends the requests and watches the inbox. The content writer drafts the replies, and your account lead calls you about the ones that hurt.',
    you: 'You ask customers if you may text them, and give us only the numbers of those who said yes. You approve each reply, and you tell us what happened when someone complains.',
    next: `We typically begin within ${startDays} business days of getting access to your profiles. First we answer what’s waiting, and then the requests start. Reviews come in slowly, so look at the difference after the second month.`,
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'Week 1',
      text: 'We read your last fifty reviews, sort them by what they’re about, and agree with you on the tone of the replies.',
    },
    {
      term: 'Week 2',
      text: 'We draft the missing replies, starting with the unhappy customers, and you change what doesn’t sound like you.',
    },
    {
      term: 'Week 3',
      text: 'You add a line about consent to your form or invoice, and we send the first requests to those who checked it.',
    },
    {
      term: 'Week 4',
      text: 'You get a page with the new reviews and the one complaint that came up most, such as the parking.',
    },
  ],
  limits:
    'We don’t text anyone who didn’t say yes, and anyone who answers STOP is taken off the list. We don’t ask only the happy ones, pay for stars or write reviews. For a dentist, a doctor or a therapist, no reply says that the person was a patient or talks about a treatment. It thanks them and gives a number to call.',
  reasons: {
    title: 'Reasons this way of asking works',
    items: [
      {
        title: 'Asking is most of it.',
        text: 'Happy customers rarely think of a review, and one polite text changes that.',
      },
      {
        title: 'Timing is the rest.',
        text: 'Right after the job they still remember your technician’s name.',
      },
      {
        title: 'Answers are read by others.',
        text: 'A reply to a bad review is for the hundred people who read it later.',
      },
      {
        title: 'Patterns tell you something.',
        text: 'Three remarks about parking are worth more than a survey.',
      },
    ],
  },
  faqs: [
    {
      question: 'Can you remove a bad review?',
      answer:
        'We can only report it, and only if it breaks the platform’s rules, because the platform decides. The rest we answer.',
    },
    {
      question: 'Can I offer a discount for a review?',
      answer:
        'No. Google’s rules forbid it, and paying for praise can break consumer law. Just ask, because it works nearly as well.',
    },
    {
      question: 'What counts as a customer who agreed to a text?',
      answer:
        'That’s someone who gave you the number for this purpose, for example with a checkbox that wasn’t checked in advance. Everyone else can get a card with the link, or an email.',
    },
    {
      question: 'What about a review from someone who was never here?',
      answer:
        'We check your records, report it, and post a calm reply: you can’t find the visit and would like to hear from them.',
    },
    {
      question: 'Do I need a website from you?',
      answer: 'No, it works with the site you have. On a site of ours, visitors can read the reviews too.',
    },
  ],
  call: {
    title: 'Book a free call and read your reviews with us',
    text: 'We’ll take your last thirty and tell you what a stranger learns from them. It takes <Fact name="consultation.freeMinutes"/> minutes and is free.',
  },
} as const;
