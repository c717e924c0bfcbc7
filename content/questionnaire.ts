/**
 * The words of the questionnaire on /get-started, which asks one thing at a time. `questions` has one entry for each
 * field of `questionnaire-form`, in the same order: how the question is put, and why we ask.
 */
export const questionnaire = {
  title: 'Questionnaire: tell us about your business',
  lede: 'These are nine short questions. We only need your email address, so skip what you don’t know.',
  /** Where the questions are a hosted tool's: its name within a sentence, and a line that knows no number. */
  hostedName: 'the questionnaire',
  hostedLede: 'These are a few questions about the business, which open here once you ask for them.',
  storageNote: 'Your answers stay in this browser until you send them.',
  restoreNote: 'We kept your answers from last time.',
  progress: 'Question {current} of {count}',
  back: 'Back',
  next: 'Next',
  questions: [
    { field: 'name', title: 'Who are you?', why: 'So we can greet you by name.' },
    {
      field: 'email',
      title: 'Where should we send our answer?',
      why: 'You get a confirmation now, and then an email from a person with a suggestion and a price.',
    },
    {
      field: 'businessName',
      title: 'What is on your sign?',
      why: 'We look you up the way a customer would.',
    },
    {
      field: 'businessType',
      title: 'What kind of business is it?',
      why: 'People search for each trade differently.',
    },
    {
      field: 'businessWebsite',
      title: 'Do you have a website now?',
      why: 'If so, we’ll see what we can keep.',
    },
    {
      field: 'goal',
      title: 'What should the site do first?',
      why: 'Pick one, and the rest follows from it.',
    },
    {
      field: 'pages',
      title: 'How big should it be?',
      why: 'A guess is fine, because most shops need fewer pages than they think.',
    },
    { field: 'timing', title: 'When would you like to start?', why: 'So we know if you’re in a hurry.' },
    { field: 'notes', title: 'Anything else?', why: 'A deadline, a worry, a site you like.' },
  ],
} as const;
