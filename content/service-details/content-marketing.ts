import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices, saleTerms } from '@/content/sale-terms';

const { pro, premium } = planPrices;
const startDays = saleTerms.serviceStartBusinessDays;

/** `/services/content-marketing`. */
export const contentMarketing = {
  id: 'content-marketing',
  heading: 'Content marketing: articles your customers search for',
  metaTitle: 'Content Marketing for local businesses',
  metaDescription:
    'Useful articles about the questions your customers ask, written after an interview with you, checked by you, published on your own site.',
  fullDescription:
    'You explain the same ten things every week. We write them down, in your words, where the next customer is looking.',
  benefits: [
    {
      title: 'Topics from your counter',
      text: 'We start with the questions you hear, once we know that people search for them too.',
    },
    {
      title: 'One short call',
      text: 'You talk for twenty minutes on the phone each month, and we take notes.',
    },
    {
      title: 'Two people on it',
      text: 'A writer and an editor work on each piece, and you approve it before it goes out.',
    },
    {
      title: 'Your town in it',
      text: 'Readers find local prices, local weather and local rules in it.',
    },
    {
      title: 'Old articles kept true',
      text: 'Every piece is reread after a year, and we correct it or take it down.',
    },
    {
      title: 'Used more than once',
      text: 'The same answer becomes a profile post, a chatbot answer and a flyer.',
    },
  ],
  answers: {
    cost: `Two articles a month are part of Pro: ${pro.both}. Premium has them too: ${premium.both}. More articles, or articles for a site that isn’t ours, are quoted before we start. The price depends on the length, the language and how many you want.`,
    who: 'Our content writer calls you and writes. The copy editor reads it aloud and cuts what you wouldn’t say, and the local search lead checks what people type into Google.',
    you: 'You talk to us for twenty minutes a month and send a photo or two. Then you check the facts in the draft, because a wrong price in an article is worse than no article.',
    next: `We typically begin within ${startDays} business days, with a list of ten questions. A draft comes within the week after the interview and waits for your corrections. Readers come slowly at first, so give an article six months.`,
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'Week 1',
      text: 'You name the questions you’re tired of, we look up which of them people search for, and we choose two together.',
    },
    {
      term: 'Week 2',
      text: 'We call you, write the first draft, and mark each place where only you can know the answer.',
    },
    {
      term: 'Week 3',
      text: 'You correct it, the editor reads it a second time, and the first article goes live with a link from your profile.',
    },
    {
      term: 'Week 4',
      text: 'The second one follows, and you see both in your monthly report with the searches that led there.',
    },
  ],
  limits:
    'We don’t write articles by the dozen for search engines, because nobody reads them and Google notices. We don’t write about health, law or money as if we were experts: there you’re the source, and you approve each claim. We also don’t invent customers or quotes for you.',
  reasons: {
    title: 'Reasons to publish articles',
    items: [
      {
        title: 'It answers before the call.',
        text: 'People who’ve read your page call with better questions.',
      },
      {
        title: 'It lasts.',
        text: 'An ad stops when you stop paying, while a good answer keeps getting found.',
      },
      {
        title: 'It feeds the rest.',
        text: 'Your chatbot, your profile and your front desk need the same answers.',
      },
      {
        title: 'It sounds like you.',
        text: 'If you say “furnace,” the article doesn’t say “heating system.”',
      },
    ],
  },
  faqs: [
    {
      question: 'Do you use AI to write?',
      answer:
        'Sometimes we do, for transcripts, research or a first draft. A writer and an editor rework every article. If you want no AI at all, tell us, and we leave it out.',
    },
    {
      question: 'How many articles do I need?',
      answer:
        'Start with the ten questions you answer most. After that, one or two a month is plenty for most businesses.',
    },
    {
      question: 'Who owns the articles when I leave?',
      answer: 'You do, once the month is paid for, and they go with you as part of your site.',
    },
    {
      question: 'Can you write in Spanish?',
      answer:
        'Yes, with a native editor. The Multilingual Support add-on covers the pages, and Spanish articles have a price of their own.',
    },
  ],
  call: {
    title: 'Book a free call about your articles',
    text: 'Name three questions you hear all the time, and we’ll tell you which one to write first, and why. The <Fact name="consultation.freeMinutes"/> minutes are free.',
  },
} as const;
