import { businessType, email, INVALID_CHOICE, name, website } from '@/content/form-fields';
import type { FormDefinition } from '@/lib/forms/define';

/** The questionnaire on /get-started; the wording of each question is in `questionnaire.ts`. */
export const questionnaireForm = {
  title: 'Tell us about your business',
  fields: [
    { ...name, isRequired: false },
    email,
    {
      name: 'businessName',
      label: 'Business name',
      rule: 'text',
      isRequired: false,
      autoComplete: 'organization',
      missing: 'Enter the name of your business',
      invalid: 'Enter the name of your business',
    },
    { ...businessType, isRequired: false },
    website,
    {
      name: 'goal',
      label: 'What should the site do first?',
      rule: 'choice',
      isRequired: false,
      options: [
        { value: 'more-calls', label: 'Bring more phone calls' },
        { value: 'more-visits', label: 'Bring more people through the door' },
        { value: 'bookings', label: 'Take bookings' },
        { value: 'online-sales', label: 'Sell online' },
        { value: 'better-look', label: 'Look better than it does now' },
        { value: 'not-sure', label: 'Not sure yet' },
      ],
      missing: INVALID_CHOICE,
      invalid: INVALID_CHOICE,
    },
    {
      name: 'pages',
      label: 'How many pages do you need?',
      rule: 'choice',
      isRequired: false,
      options: [
        { value: 'up-to-5', label: 'Up to 5' },
        { value: 'up-to-10', label: '6 to 10' },
        { value: 'over-10', label: 'More than 10' },
        { value: 'not-sure', label: 'Not sure yet' },
      ],
      missing: INVALID_CHOICE,
      invalid: INVALID_CHOICE,
    },
    {
      name: 'timing',
      label: 'When would you like to start?',
      rule: 'choice',
      isRequired: false,
      options: [
        { value: 'now', label: 'As soon as possible' },
        { value: 'this-quarter', label: 'Within three months' },
        { value: 'later', label: 'Later' },
      ],
      missing: INVALID_CHOICE,
      invalid: INVALID_CHOICE,
    },
    {
      name: 'notes',
      label: 'Anything else we should know?',
      rule: 'long-text',
      isRequired: false,
      missing: 'Enter your notes',
      invalid: 'Enter your notes',
    },
  ],
  submit: { label: 'Send my answers', busyLabel: 'Sending...' },
  success: {
    title: 'We have your answers',
    message: 'Thank you. We’ll read your answers and email you a suggestion.',
  },
} as const satisfies FormDefinition;
