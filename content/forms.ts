import type { FormDefinitions, LeadFormName } from '@/lib/leads/form-definition';
import { accountEmail, businessType, email, INVALID_CHOICE, name, website } from './form-fields';
import { formMessages } from './form-messages';
import { leadForms } from './lead-forms';
import { promotion } from './promotion';
import { site } from './site';

/** Every form that `POST /` takes: fields in the order shown, with the documents' names and messages. */
export const forms = {
  ...leadForms,
  'questionnaire-form': {
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
      title: 'Your answers are with us',
      message: 'Thank you. We will read your answers and email you a suggestion.',
    },
  },
  'signin-form': {
    title: 'Sign In',
    fields: [
      accountEmail,
      {
        name: 'password',
        label: 'Password',
        rule: 'password',
        isRequired: true,
        minLength: 6,
        autoComplete: 'current-password',
        missing: 'Password must be at least 6 characters',
        invalid: 'Password must be at least 6 characters',
      },
    ],
    submit: { label: 'Sign In', busyLabel: 'Signing in...' },
    success: { title: 'Sign in successful', message: `Welcome back to ${site.name}!` },
  },
  'signup-form': {
    title: 'Create an Account',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        rule: 'text',
        isRequired: true,
        minLength: 2,
        autoComplete: 'given-name',
        missing: 'First name must be at least 2 characters',
        invalid: 'First name must be at least 2 characters',
      },
      {
        name: 'lastName',
        label: 'Last name',
        rule: 'text',
        isRequired: true,
        minLength: 2,
        autoComplete: 'family-name',
        missing: 'Last name must be at least 2 characters',
        invalid: 'Last name must be at least 2 characters',
      },
      accountEmail,
      {
        name: 'password',
        label: 'Password',
        rule: 'password',
        isRequired: true,
        minLength: 8,
        autoComplete: 'new-password',
        missing: 'Password must be at least 8 characters',
        invalid: 'Password must be at least 8 characters',
      },
      {
        name: 'confirmPassword',
        label: 'Confirm password',
        rule: 'password',
        isRequired: true,
        sameAs: 'password',
        autoComplete: 'new-password',
        missing: 'Passwords do not match',
        invalid: 'Passwords do not match',
      },
      {
        name: 'agreeTerms',
        label: 'I agree to the terms and conditions',
        rule: 'agreement',
        isRequired: true,
        missing: 'You must agree to the terms and conditions',
        invalid: 'You must agree to the terms and conditions',
      },
    ],
    submit: { label: 'Create Account', busyLabel: 'Creating account...' },
    success: {
      title: 'Registration successful',
      message: `Welcome to ${site.name}! Your account has been created.`,
    },
  },
} as const satisfies FormDefinitions;

/** The panel that takes the promotion form's place (document 1 §2). */
const promotionSteps = [
  `We contact you within ${promotion.contactWithinHours} hours`,
  'We have a quick consultation call',
  'We start building your website',
  `You launch with ${promotion.seoDays} days of Local SEO`,
] as const;

const waitingList = forms['contact-form'].successWhen;

/** One page per key at `/thanks/{key}`: where a plain HTML post ends up. */
export const thanks = {
  'christmas-in-july-form': { ...forms['christmas-in-july-form'].success, steps: promotionSteps },
  'christmas-in-july-form-late': { title: 'Thank You', message: formMessages.lateSuccess, steps: [] },
  'landing-form': { ...forms['landing-form'].success, steps: [] },
  'contact-form': { ...forms['contact-form'].success, steps: [] },
  'contact-form-waiting-list': { title: waitingList.title, message: waitingList.message, steps: [] },
  'consultation-form': { ...forms['consultation-form'].success, steps: [] },
  'questionnaire-form': { ...forms['questionnaire-form'].success, steps: [] },
  'newsletter-form': { ...forms['newsletter-form'].success, steps: [] },
} as const satisfies Record<
  LeadFormName | 'christmas-in-july-form-late' | 'contact-form-waiting-list',
  { title: string; message: string; steps: readonly string[] }
>;
