import { facts } from './facts';

const { proStandardSupportDays } = facts.support.levels;
/** The forums (docs/product/pages.md#get-started) are an email group. */
const COMMUNITY = 'Community forums, by email';

/**
 * The words of /get-started (docs/product/pages.md#get-started). The questionnaire's own words are in questionnaire.ts.
 */
export const getStarted = {
  title: 'Get started: choose your path',
  description: `Answer a few questions and get a suggestion by email, or schedule a free ${facts.consultation.freeMinutes}-minute consultation. Support levels Free, Pro and Enterprise explained.`,
  heading: 'Choose Your Path to Online Success',
  lede: 'Answer a few questions, or talk to a person. Both are free, and neither signs you up for anything.',
  paths: {
    questionnaire: 'Answer the questions',
    consultation: 'Schedule Free Consultation',
  },
  call: {
    title: 'Prefer to talk?',
    text: `${facts.consultation.freeMinutes} minutes with someone who builds sites, not a salesperson. Have your business name ready.`,
  },
  levels: {
    title: 'Free, Pro and Enterprise: three levels of support.',
    lede: 'These are about help, not about what we build. Website plans and prices are on the pricing page.',
    link: 'See the website plans',
    items: [
      {
        name: 'Free',
        line: 'For everyone, customer or not.',
        includes: ['Knowledge base', COMMUNITY],
      },
      {
        name: 'Pro',
        line: 'For owners with a site from us.',
        includes: ['Knowledge base', COMMUNITY, `${proStandardSupportDays} days standard support`],
      },
      {
        name: 'Enterprise',
        line: 'For several locations and teams.',
        includes: ['Knowledge base', COMMUNITY, 'A dedicated account manager', 'Priority support'],
      },
    ],
  },
  faq: {
    title: 'Before you start.',
    lede: 'Four things everyone asks.',
    items: [
      {
        question: 'How long does it take to build my website?',
        answer: `${facts.delivery.fromQuestionnaireWeeks} weeks from the questionnaire to launch. That includes gathering your text and photos. The build itself typically takes ${facts.delivery.typicalBusinessDays} business days once we have your content.`,
      },
      {
        question: 'Can I upgrade my plan later?',
        answer:
          'Yes, at any time, with no downtime. Your pages and links stay, and you pay the difference from the next bill on.',
      },
      {
        question: 'Do I own my website content?',
        answer:
          'Yes. You own your content and can export it at any time: words, pictures and domain name. Contact us, and we’ll send you the export.',
      },
      {
        question: 'What kind of support do you offer?',
        answer: `Knowledge base and forums for all. The forums run by email. Pro has ${proStandardSupportDays} days standard support. Enterprise has dedicated account managers and priority support.`,
      },
    ],
  },
  demo: { text: 'Not ready for questions?', label: 'Ask for the demo' },
} as const;
