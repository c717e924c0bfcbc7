/** What happens after a form has arrived, in order, for the forms that bring no steps of their own (`/thanks/{form}`). */
export const nextSteps = {
  'christmas-in-july-form': [],
  'christmas-in-july-form-late': [
    { title: 'We read your request', text: 'A person does, and looks at your business on the map.' },
    { title: 'We contact you', text: 'With what we can do for you at today’s prices.' },
    { title: 'You decide', text: 'No deposit and no deadline. If it does not fit, tell us so.' },
  ],
  'christmas-in-july-form-waiting-list': [
    {
      title: 'We keep your details',
      text: 'You are on the waiting list, in the order in which forms reach us.',
    },
    { title: 'We write to you', text: 'If a place opens up.' },
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
    { title: 'Your message is read', text: 'By a person, in the order in which messages come in.' },
    {
      title: 'You get an answer by email',
      text: 'Or by phone, if you left your number and asked for a call.',
    },
    { title: 'You reply when it suits you', text: 'The answer comes from somebody you can write back to.' },
  ],
  'contact-form-waiting-list': [
    {
      title: 'We keep your place',
      text: 'Your name and address are on the list, and nothing else is needed.',
    },
    { title: 'We write to you', text: 'When it is your turn.' },
    { title: 'You decide', text: 'You owe us nothing until you say yes.' },
  ],
  'consultation-form': [
    { title: 'We look at your day and time', text: 'And find the nearest half hour that is free.' },
    { title: 'We email you to agree on it', text: 'With the number that we will call from.' },
    { title: 'We call you', text: 'Thirty minutes, no slides. Have your business name ready.' },
  ],
  'questionnaire-form': [
    { title: 'We read your answers', text: 'And look at your business the way your customers find it.' },
    {
      title: 'We email you a suggestion',
      text: 'Which plan fits, what it costs, and what we would do first.',
    },
    { title: 'You say what you think', text: 'Reply, call, or ask for a free consultation.' },
  ],
  'newsletter-form': [
    {
      title: 'Open our email',
      text: 'Nothing after a few minutes? Look in the spam folder, or sign up again.',
    },
    { title: 'Select the button behind its link', text: 'Only then are you on the list.' },
    {
      title: 'You can leave at any time',
      text: 'Every note has a link to unsubscribe. One tap, and you are off the list.',
    },
  ],
} as const;

/** The thank-you pages' own words. */
export const thanksPage = {
  title: 'Thank you',
  description: 'Your form has arrived. Here is what happens next.',
  sent: {
    title: 'What you sent.',
    wrong: 'Something wrong here? Reply to the email that we send you, or fill in the form again.',
    link: 'See what you sent',
  },
} as const;
