import { consultation } from './consultation';

/** What happens after a form has arrived, in order, for the forms that bring no steps of their own (`/thanks/{form}`). */
export const nextSteps = {
  'christmas-in-july-form': [],
  'christmas-in-july-form-late': [
    { title: 'We read your request', text: 'A person reads it and looks at your business on the map.' },
    { title: 'We contact you', text: 'With what we can do for you at today’s prices.' },
    { title: 'You decide', text: 'No deposit and no deadline. If it doesn’t fit, tell us.' },
  ],
  'christmas-in-july-form-waiting-list': [
    {
      title: 'We keep your details',
      text: 'You’re on the waiting list, in the order that forms reach us.',
    },
    { title: 'We email you', text: 'If a spot opens up.' },
    { title: 'You decide', text: 'You owe us nothing until you say yes.' },
  ],
  'landing-form': [
    { title: 'Watch the demo', text: 'It is ready above, as often as you like.' },
    { title: 'Write down your questions', text: 'Reply to our email with them, or keep them for a call.' },
    {
      title: 'See it with your own name on it',
      text: 'In a free consultation we search for your business together.',
    },
  ],
  'contact-form': [
    { title: 'Your message is read', text: 'By a person, in the order that messages come in.' },
    {
      title: 'You get an answer by email',
      text: 'Or by phone, if you left your number and asked for a call.',
    },
    { title: 'You reply when it suits you', text: 'The answer comes from a person you can reply to.' },
  ],
  'contact-form-waiting-list': [
    {
      title: 'We save your spot',
      text: 'Your name and address are on the list, and nothing else is needed.',
    },
    { title: 'We email you', text: 'When it’s your turn.' },
    { title: 'You decide', text: 'You owe us nothing until you say yes.' },
  ],
  'consultation-form': [
    { title: 'We look at your day and time', text: 'And find the closest half hour that’s open.' },
    { title: 'We email you to agree on it', text: 'With the number we’ll call from.' },
    {
      title: 'We call you',
      text: `For ${consultation.freeMinutes} minutes. Have your current website ready, if you have one.`,
    },
  ],
  'questionnaire-form': [
    { title: 'We read your answers', text: 'And look up your business the way your customers do.' },
    {
      title: 'We email you a suggestion',
      text: 'Which plan fits, what it costs, and what we would do first.',
    },
    { title: 'You say what you think', text: 'Reply, call, or ask for a free consultation.' },
  ],
  'newsletter-form': [
    {
      title: 'Open our email',
      text: 'Nothing after a few minutes? Check your spam folder, or sign up again.',
    },
    { title: 'Confirm on the page it opens', text: 'Until then, you’re not on the list.' },
    {
      title: 'You can leave at any time',
      text: 'Every email has a link to unsubscribe, with one tap.',
    },
  ],
} as const;

/** The thank-you pages' own words. */
export const thanksPage = {
  title: 'Thank you',
  description: 'We have your form. Here’s what happens next.',
  sent: {
    title: 'What you sent.',
    wrong: 'Something wrong here? Reply to the email we send you, or fill out the form again.',
    link: 'See what you sent',
  },
} as const;
