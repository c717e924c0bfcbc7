import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices, saleTerms } from '@/content/sale-terms';

const { pro, premium } = planPrices;
const startDays = saleTerms.serviceStartBusinessDays;

/** `/services/ai-chatbot-integration`. */
export const aiChatbotIntegration = {
  id: 'ai-chatbot-integration',
  heading: 'An AI chatbot that answers after you close',
  metaTitle: 'AI Chatbot Integration for local shops',
  metaDescription:
    'A chatbot that answers from your own price list, books into your own calendar and hands over to a person. Every conversation is read by one of us.',
  fullDescription:
    'Many questions come after you close. The chatbot answers from your own price list and books the job while you sleep.',
  benefits: [
    {
      title: 'Knows your price list',
      text: 'It answers from your own pages and prices, so it doesn’t guess from somewhere else.',
    },
    {
      title: 'Books real times',
      text: 'It offers free times from your calendar and writes the booking in.',
    },
    {
      title: 'Hands over politely',
      text: 'An emergency rings your phone at any hour, and other callers get you when you’re open.',
    },
    {
      title: 'Says it’s a bot',
      text: 'Its first line says that it’s the shop’s chatbot and that a person reads the chat.',
    },
    {
      title: 'Read by a person',
      text: 'Someone on our team reads every conversation and fixes the answers.',
    },
    {
      title: 'Loads on a click',
      text: 'It loads only when a visitor opens it, so your pages stay quick.',
    },
  ],
  answers: {
    cost: `It’s part of Pro, which is ${pro.both}. Premium has a price list for each location and is ${premium.both}. For a site that someone else built, it’s quoted before we start, depending on your calendar and your rules.`,
    who: 'Our front-end engineer connects the chatbot, and the content writer turns your price list into answers. Your account lead sets the rules with you, and our team reads the chats each business morning.',
    you: 'You send us your price list, the towns you serve, and your calendar. You also decide what it may book, what it must ask you first, and which phone rings at night.',
    next: `We build it together with your website. On a Pro site that’s already live, we typically begin within ${startDays} business days of getting your price list. You test it before your customers do, and it goes on when you say yes.`,
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'Week 1',
      text: 'We go through your last twenty calls with you and sort them: it answers, it books, it asks you, or it stops.',
    },
    {
      term: 'Week 2',
      text: 'We feed it your prices and your calendar, and then you try to confuse it from your own phone.',
    },
    {
      term: 'Week 3',
      text: 'It goes live, and on each business morning we read all the chats of the night and correct what was wrong.',
    },
    {
      term: 'Week 4',
      text: 'You get the first count of bookings, answers and callbacks, with a list of the questions it couldn’t answer.',
    },
  ],
  limits:
    'The chatbot doesn’t give medical, legal or safety advice, and it doesn’t promise a discount. It isn’t made for health details or card numbers, so it asks people not to type them. It isn’t an emergency service either: if someone is in danger, it says to call 911 and ends the chat.',
  reasons: {
    title: 'Reasons to switch a chatbot on',
    items: [
      {
        title: 'It works the night shift.',
        text: 'A call you miss at 9 p.m. often goes to the next name on the list.',
      },
      {
        title: 'It’s set up not to guess.',
        text: 'When it has no answer from you, it says “I’ll ask, and someone will call you.”',
      },
      {
        title: 'People stay in charge of it.',
        text: 'On business mornings the account team starts with the chats that sound urgent.',
      },
      {
        title: 'You can switch it off.',
        text: 'There’s one button for that, and your form and your number are always beside it.',
      },
    ],
  },
  faqs: [
    {
      question: 'Will it make things up?',
      answer:
        'It can be wrong, like any chatbot. That’s why it works from your documents and asks for a number when they don’t cover a question, and why we read what it said.',
    },
    {
      question: 'Do my customers know that you read along?',
      answer:
        'Yes. The first line tells them that it’s a chatbot, that the chat is saved and that a person reads it. Your privacy policy should say so too, and we send you the sentence for it.',
    },
    {
      question: 'Does it work with my calendar?',
      answer:
        'It works with Google, Microsoft and Apple calendars, and with most booking tools that share free times. If yours can’t, it asks for a preferred time and you confirm it.',
    },
    {
      question: 'Which plans include the chatbot?',
      answer:
        'Pro includes the chatbot with booking, working from your price list. Premium has it for each of your locations. On Basic you get it by moving up.',
    },
    {
      question: 'What if a customer wants a person?',
      answer:
        'They only have to ask. During your hours, the conversation goes to your phone with everything said so far. After hours, it takes down a number and tells them when you’ll call.',
    },
  ],
  call: {
    title: 'Book a free call and try the chatbot',
    text: 'Bring your three strangest customer questions, and we’ll try them on a bot that has read your website. The <Fact name="consultation.freeMinutes"/> minutes are free.',
  },
} as const;
