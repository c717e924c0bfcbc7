import type { LeadFormName } from '@/lib/forms/define';

/** What the agency calls a lead, on the desk and in the subject of its email, and the answers that say what it is about. */
export const leadTopics = {
  'christmas-in-july-form': { name: 'Christmas in July', about: ['businessType'] },
  'landing-form': { name: 'Demo', about: ['businessType'] },
  'contact-form': { name: 'Contact', about: ['inquiry'] },
  'consultation-form': { name: 'Consultation', about: ['preferredDay', 'preferredTime'], between: ' ' },
  'questionnaire-form': { name: 'Questionnaire', about: ['timing', 'goal'] },
  'newsletter-form': { name: 'Newsletter sign-up', about: [] },
  'checkup-report-form': { name: 'Website checkup', about: [] },
} as const satisfies Readonly<Record<LeadFormName, LeadTopic>>;

/** Of a form whose sender asks for nothing but a place on the list. */
export const waitingListTopic = 'Waiting list';

/** Answers in fewer words than the form has for them, by value; an empty one says nothing about the lead. */
export const shortAnswers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  inquiry: {
    general: '',
    other: '',
    website: 'new website',
    chatbot: 'AI chatbot',
    'free-audit': 'website audit',
    consultation: 'consultation',
    support: 'support',
    'lock-in-rest-of-year': 'price for customers',
    'lock-in-next-year': 'price for customers',
    'lock-in-next-year-seo': 'price for customers',
  },
  preferredDay: {
    'any-day': 'any day',
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
  },
  preferredTime: { 'any-time': '', morning: 'morning', midday: 'midday', afternoon: 'afternoon' },
  timing: { now: 'now', 'this-quarter': 'in three months', later: 'later' },
  goal: {
    'more-calls': 'more calls',
    'more-visits': 'more visits',
    bookings: 'bookings',
    'online-sales': 'online sales',
    'better-look': 'better look',
    'not-sure': '',
  },
};

/** `between` stands between two answers, in place of a comma. */
export type LeadTopic = { name: string; about: readonly string[]; between?: string };
