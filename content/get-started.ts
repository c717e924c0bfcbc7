import { facts } from '@/content/facts';
import { planPrices, saleSentences } from '@/content/sale-terms';

const { proStandardSupportDays } = facts.support.levels;
/** The forums (docs/product/pages.md#get-started) are an email group. */
const COMMUNITY = 'Community forums, by email';

/**
 * The words of /get-started (docs/product/pages.md#get-started). The questionnaire's own words are in questionnaire.ts.
 */
export const getStarted = {
  title: 'Get started online: plans, questions or a call',
  description: `See the three website plans, answer nine questions for a suggestion by email, or schedule a free ${facts.consultation.freeMinutes}-minute consultation. Support levels explained.`,
  heading: 'Choose Your Path to Online Success',
  lede: 'Compare the three website plans below, answer nine short questions, or talk to a person. All of it is free, and nothing here signs you up.',
  paths: {
    questionnaire: 'Answer the questions',
    consultation: 'Schedule Free Consultation',
  },
  /** On the post's three boards, each after its number. */
  signpost: { plans: 'plans', questions: 'questions', minutes: 'minutes' },
  call: {
    title: 'Would you rather talk?',
    text: `You talk for ${facts.consultation.freeMinutes} minutes with someone who builds websites, by phone or video. Have the name of your business ready, so we can look it up together.`,
  },
  plans: {
    title: 'Website plans and prices',
    lede: 'These are our local packages: one setup fee, paid once, and then one price a month.',
  },
  answers: {
    title: 'Getting started: what you get and what it costs',
    items: {
      get: 'You get an email from a person with one suggestion: the plan or package that fits what you told us, why we would choose it, and what we would leave out.',
      cost: `The questionnaire and the call cost nothing. If you order later, Basic is ${planPrices.basic.both}, Pro is ${planPrices.pro.both}, and Premium is ${planPrices.premium.both}.`,
      who: 'The person who would be your account lead reads your answers and writes to you. They build websites for a living, so you can ask them anything.',
      you: 'You answer nine questions, of which only the email address is required. It takes about five minutes, and you can skip what you don’t know.',
      next: `You get a confirmation right away and our suggestion within ${facts.support.emailReplyBusinessDays} business days. If you order, the usual time is ${facts.delivery.fromQuestionnaireWeeks} weeks from the questionnaire to launch, gathering your content included.`,
    },
  },
  levels: {
    title: 'Support levels of the hosted platform',
    lede: 'These three levels are for teams that build on our hosted platform themselves. If we look after your website on a plan, support is part of that plan from the first day.',
    link: 'See plans and prices',
    items: [
      {
        name: 'Free',
        line: 'This level is for everyone, whether or not they buy anything.',
        includes: ['Knowledge base', COMMUNITY],
      },
      {
        name: 'Pro',
        line: 'This level is for owners who manage a site on our platform themselves.',
        includes: ['Knowledge base', COMMUNITY, `${proStandardSupportDays} days standard support`],
      },
      {
        name: 'Enterprise',
        line: 'This level is for businesses with several locations or their own web team.',
        includes: ['Knowledge base', COMMUNITY, 'A dedicated account manager', 'Priority support'],
      },
    ],
  },
  faq: {
    title: 'Questions before you start',
    lede: 'These are the four questions that nearly everyone asks us. If yours isn’t here, send it with your answers or call us.',
    items: [
      {
        question: 'How long does it take to build my website?',
        answer: `It takes ${facts.delivery.fromQuestionnaireWeeks} weeks from the questionnaire to launch, because that includes gathering your text and photos. The build itself typically takes ${facts.delivery.typicalBusinessDays} business days once we have your content.`,
      },
      {
        question: 'Can I upgrade my plan later?',
        answer: `Yes, you can upgrade at any time, with no downtime, and your pages and links stay. ${saleSentences.upgrade}`,
      },
      {
        question: 'Do I own my website content?',
        answer:
          'Yes. You own your content and can export it at any time: words, pictures and domain name. Contact us, and we’ll send you the export.',
      },
      {
        question: 'What kind of support do you offer?',
        answer: `There’s a knowledge base and forums for all, and the forums run by email. On the hosted platform, Pro has ${proStandardSupportDays} days standard support, and Enterprise has dedicated account managers and priority support. A website plan includes support from its first day.`,
      },
    ],
  },
  demo: { text: 'If you aren’t ready for questions yet, watch the demo first.', label: 'Ask for the demo' },
} as const;
