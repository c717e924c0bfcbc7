/** The thank-you pages' own words. */
export const thanksPage = {
  title: 'Thank you',
  description: 'We have your form. Here’s what happens next.',
  sent: {
    title: 'What you sent',
    wrong: 'Something wrong here? Reply to the email we send you, or fill out the form again.',
    link: 'See what you sent',
  },
} as const;
