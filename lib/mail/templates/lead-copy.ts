import { routes } from '@/lib/routes';
import type { MailFigures } from './mail-settings';

/** What a visitor reads after sending a form: what we have, and what happens next. */
export type LeadCopy = {
  subject: string;
  heading: string;
  intro: string;
  steps: readonly string[];
  link: { label: string; path: string } | null;
};

export function leadCopy({ formName, isLate, isWaitingList }: LeadOccasion, figures: MailFigures): LeadCopy {
  if (isWaitingList) return WAITING_LIST;
  if (isLate) return LATE;
  return COPY.get(formName)?.(figures) ?? contact();
}

export type LeadOccasion = { formName: string; isLate: boolean; isWaitingList: boolean };

const contact = (): LeadCopy => ({
  subject: 'We have your message',
  heading: 'Your message is on the counter.',
  intro: 'Thank you. We have your message and will answer by email.',
  steps: ['One of us reads it, not a machine.', 'We answer by email, to this address.'],
  link: null,
});

const WAITING_LIST: LeadCopy = {
  subject: 'You are on the waiting list',
  heading: 'You are in the line.',
  intro: 'Thank you. Your name is on our waiting list.',
  steps: ['We write to you when it is your turn.', 'You owe us nothing until you say yes.'],
  link: { label: 'See how a site is made', path: routes.process() },
};

const LATE: LeadCopy = {
  subject: 'We have your request',
  heading: 'Your request is on the counter.',
  intro:
    'Thank you. Your details are with us. The promotion has ended, so we will be in touch about what we can do for you now.',
  steps: [],
  link: { label: 'See our prices', path: routes.pricing() },
};

const COPY = new Map<string, (figures: MailFigures) => LeadCopy>(
  Object.entries({
    'christmas-in-july-form': ({ contactWithinHours, seoDays }) => ({
      subject: 'Your Christmas in July request',
      heading: 'Your request is on the counter.',
      intro: 'Thank you. Your Christmas in July request is with us.',
      steps: [
        `We contact you within ${contactWithinHours} hours.`,
        'We have a quick consultation call.',
        'We start building your website.',
        `You launch with ${seoDays} days of Local SEO.`,
      ],
      link: { label: 'Read the terms of the promotion', path: routes.promotion() },
    }),
    'landing-form': () => ({
      subject: 'Your demo request',
      heading: 'The demo is open.',
      intro: 'Thank you. Your request is with us, and the demo is ready to watch.',
      steps: [
        'Watch the demo on the page where you sent the form.',
        'See how we would build the same for your street.',
      ],
      link: { label: 'See how a site is made', path: routes.process() },
    }),
    'contact-form': contact,
    'consultation-form': ({ consultationMinutes }) => ({
      subject: 'Your consultation request',
      heading: `${consultationMinutes} minutes. No slides.`,
      intro: `Thank you. Your request for a free ${consultationMinutes}-minute call is with us.`,
      steps: [
        'We email you to agree on the day and time of your call.',
        'Have your current website at hand, if there is one.',
      ],
      link: null,
    }),
    'questionnaire-form': () => ({
      subject: 'We have your answers',
      heading: 'Your answers are on the counter.',
      intro: 'Thank you. We will read your answers and email you a suggestion.',
      steps: [
        'We read what you told us about your business.',
        'We email you what we would build, and what it costs.',
      ],
      link: { label: 'See our prices', path: routes.pricing() },
    }),
    'newsletter-form': () => ({
      subject: 'You are on the list',
      heading: 'You are on the list.',
      intro: 'Thank you. Your address is on our list for local marketing notes.',
      steps: ['To be taken off, answer this mail with the word stop.'],
      link: { label: 'Read the blog', path: routes.blog() },
    }),
  }),
);
