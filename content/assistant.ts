import { consultation } from '@/content/consultation';
import { facts } from '@/content/facts';
import { site } from '@/content/site';

const answerDays = facts.support.emailReplyBusinessDays;

/** The words of /ask (docs/product/assistant.md). Names in braces are filled when a reply is made. */
export const assistant = {
  name: `Ask ${site.name}`,
  title: `Ask ${site.name} about prices and terms`,
  description: `Type a question about prices, times, refunds or policies, and get the sentence of this site that answers it, with a link to its place.`,
  heading: `Ask ${site.name}: answers from our own pages`,
  kept: { text: 'This conversation is kept in this tab only.', clear: 'Clear it' },
  /** Always on top: several states ask that a program says it is one. */
  first: [
    'I’m a program, not a person. I answer with sentences from this site and show where each one stands.',
    'I can’t see orders or accounts, change anything, or promise a price that isn’t posted.',
    'Our conversation stays in this tab until you send it to us.',
    'Of a question that I can’t answer we keep the words, without your name or IP address.',
  ],
  box: {
    label: 'Your question',
    hint: 'Up to {maximum} characters. Please leave out card numbers and health details.',
    button: 'Ask',
    busy: 'Looking it up ...',
    empty: 'Enter your question',
    long: 'Please ask in {maximum} characters or fewer.',
  },
  startersTitle: 'Questions that people ask',
  starters: [
    { topic: 'website-price', label: 'What does a website cost?' },
    { topic: 'build-time', label: 'How long does it take?' },
    { topic: 'refund', label: 'Can I get my money back?' },
    { topic: 'cancel', label: 'How do I cancel?' },
    { topic: 'plan-chatbot', label: 'Which plan has the chatbot?' },
    { topic: 'book', label: 'Book a Call' },
  ],
  log: { label: 'Conversation', asked: 'You asked', answer: 'Answer' },
  from: 'From',
  read: 'Read it there',
  faq: 'Our site answers a question like yours:',
  near: 'I’m not sure that this answers your question. These passages come closest:',
  /** Where a language model is set up. */
  model: {
    label: 'In other words (by a language model, from the quote above):',
    gets: 'A language model of {company} may put an answer in other words. It gets your question and the sentences that we quote, and nothing else about you.',
    privacy:
      '{company} puts answers of our assistant in other words. It gets the question that you type there, without email addresses and long numbers, and the sentences of this site that answer it.',
  },
  /** Answers that owners wrote (content/answers.ts). */
  written: { title: 'Answers to questions that came in' },
  which: 'Which one do you mean?',
  noAnswerToPart: 'I found no answer to this part: {part}',
  clarify: {
    response: [
      { label: 'How fast you answer an email', topic: 'email-response' },
      { label: 'How fast you respond when a website is down', topic: 'fault-response' },
      { label: 'How fast you answer a complaint', topic: 'complaint' },
    ],
    tier: '{name} tier of the platform',
    plan: 'The {name} plan, with a monthly price',
  },
  platform:
    'The tiers of the hosted platform are on the pricing page, and a person tells you which one fits.',
  notIncluded: 'Not included:',
  once: 'paid once',
  withFirstMonth: 'with the first month',
  spotsLeft: '{placesLeft} of {places} spots are left.',
  refuse: {
    word: 'I don’t know that. The site says nothing about “{word}”.',
    number:
      'I can’t confirm an amount, a number or a date that isn’t on this site. Posted prices are on the pricing page, and a person decides the rest.',
    nothing: 'I found no answer on this site.',
    outside: `I only answer questions about ${site.name} and its services.`,
    danger: 'I can’t advise on that. If someone is in danger, call 911.',
    card: 'Please don’t type card or ID numbers here. I didn’t read or keep that question.',
  },
  offer: `A person can answer: leave your email, and you get an answer within ${answerDays} business days.`,
  human: {
    wanted: `Of course. Call ${site.phone.display}: it’s answered ${site.hours.text}. Or send this conversation with the form below, and you get an answer by email within ${answerDays} business days.`,
    account: `I can’t see orders or accounts, so a person has to look. Call ${site.phone.display} (${site.hours.text}), or send this conversation, and you get an answer by email within ${answerDays} business days.`,
    emergency: `If the site that we look after for you is down or broken into, call ${site.phone.display} at any hour (${facts.support.emergencyHours}).`,
  },
  courtesy: {
    hello: 'Hello. Ask me about prices, times, terms or anything else on this site.',
    thanks: 'You’re welcome. Ask me anything else, or send your question to a person with the form below.',
    bye: 'Goodbye. The form below reaches a person at any time.',
  },
  open: { now: 'We’re open right now.', closed: 'We’re closed right now.' },
  machine: 'No, I’m a program. A person reads what you send with the form below.',
  spanish: 'I understand some Spanish, but the site is in English.',
  limited: `Too many questions from your connection. Please try again in {wait}, or call us at ${site.phone.display}.`,
  failed: 'Something went wrong, and your question is still here. Please try again, or call us.',
  search: 'Search the site',
  other: 'None of these? Send your question to a person with the form below.',
  send: {
    title: 'Send it to a person',
    lede: `We answer by email within ${answerDays} business days.`,
    listed: 'What you send with it',
    label: 'Anything to add?',
    button: 'Send',
    field: 'Conversation',
    typed: 'Sent from the assistant.',
  },
  book: {
    title: 'Book this call',
    slot: 'Time of the call',
    choose: 'Pick a time',
    zone: 'Times are in Eastern Time. Your invitation has the time in your own zone.',
    button: 'Book this time',
    missing: 'Pick a time',
    lede: `The call is free and takes ${consultation.freeMinutes} minutes. Pick a time.`,
    none: `The call is free and takes ${consultation.freeMinutes} minutes. No time is open right now, so send us a day and a time that work for you.`,
  },
} as const;
