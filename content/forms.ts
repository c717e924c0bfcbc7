import type {
  FieldDefinition,
  FormDefinitions,
  FormMessages,
  LeadFormName,
} from '@/lib/leads/form-definition';
import { promotion } from './promotion';
import { promotionPage } from './promotion-page';
import { site } from './site';

const INVALID_EMAIL = 'Please enter a valid email address';
const INVALID_PHONE = 'Enter a phone number, like 555 014 2018 or +1 555 014 2018';
const INVALID_WEBSITE = 'Enter a website address, like example.com, or leave it empty';
const INVALID_CHOICE = 'Select one of the options in the list';

const name = {
  name: 'name',
  label: 'Name',
  rule: 'text',
  isRequired: true,
  autoComplete: 'name',
  missing: 'Enter your name',
  invalid: 'Enter your name',
} as const satisfies FieldDefinition;

const email = {
  name: 'email',
  label: 'Email address',
  rule: 'email',
  isRequired: true,
  autoComplete: 'email',
  missing: 'Enter your email address',
  invalid: INVALID_EMAIL,
} as const satisfies FieldDefinition;

const accountEmail = { ...email, missing: INVALID_EMAIL } as const satisfies FieldDefinition;

const phone = {
  name: 'phone',
  label: 'Phone number',
  rule: 'phone',
  isRequired: false,
  autoComplete: 'tel',
  missing: 'Enter your phone number',
  invalid: INVALID_PHONE,
} as const satisfies FieldDefinition;

const businessType = {
  name: 'businessType',
  label: 'Business type',
  rule: 'choice',
  isRequired: true,
  options: promotion.businessTypes,
  missing: 'Select your business type',
  invalid: 'Select your business type',
} as const satisfies FieldDefinition;

const website = {
  name: 'businessWebsite',
  label: 'Business website',
  rule: 'web-address',
  isRequired: false,
  autoComplete: 'url',
  missing: INVALID_WEBSITE,
  invalid: INVALID_WEBSITE,
} as const satisfies FieldDefinition;

/** What a message may be about; `/contact?inquiry={value}` preselects one. */
const inquiries = [
  { value: 'general', label: 'A general question' },
  { value: 'website', label: 'A new website' },
  { value: 'local-seo', label: 'Local SEO' },
  { value: 'chatbot', label: 'An AI chatbot' },
  { value: 'custom', label: 'Something made to measure' },
  { value: 'free-audit', label: 'A free website audit' },
  { value: 'consultation', label: 'A free 30-minute consultation' },
  { value: 'waiting-list', label: 'The waiting list' },
  { value: 'support', label: 'Help with a site you have with us' },
  ...promotionPage.lockIn.options.map(({ inquiry, title }) => ({
    value: inquiry,
    label: `The July price for customers: ${title}`,
  })),
  { value: 'other', label: 'Something else' },
] as const;

/** The demo form's own list (document 2 §5). */
const demoBusinessTypes = [
  { value: 'Electrician', label: 'Electrician' },
  { value: 'Plumber', label: 'Plumber' },
  { value: 'Restaurant', label: 'Restaurant' },
  { value: 'Lawyer', label: 'Lawyer' },
  { value: 'Coffee Shop', label: 'Coffee Shop' },
  { value: 'Dry Cleaner', label: 'Dry Cleaner' },
  { value: 'Hair Salon', label: 'Hair Salon' },
  { value: 'Auto Repair', label: 'Auto Repair' },
  { value: 'Dentist', label: 'Dentist' },
  { value: 'Real Estate', label: 'Real Estate' },
  { value: 'Other', label: 'Other' },
] as const;

const days = [
  { value: 'any-day', label: 'Any weekday' },
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'wednesday', label: 'Wednesday' },
  { value: 'thursday', label: 'Thursday' },
  { value: 'friday', label: 'Friday' },
] as const;

const times = [
  { value: 'any-time', label: 'Any time, 9 to 5' },
  { value: 'morning', label: 'Morning, 9 to 11' },
  { value: 'midday', label: 'Midday, 11 to 2' },
  { value: 'afternoon', label: 'Afternoon, 2 to 5' },
] as const;

const timeZones = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'other', label: 'Another time zone' },
] as const;

/** Every form that `POST /` takes: fields in the order shown, with the documents' names and messages. */
export const forms = {
  'christmas-in-july-form': {
    title: 'Claim your Christmas in July place',
    fields: [
      name,
      email,
      {
        name: 'businessName',
        label: 'Business name',
        rule: 'text',
        isRequired: true,
        autoComplete: 'organization',
        missing: 'Enter the name of your business',
        invalid: 'Enter the name of your business',
      },
      { ...phone, name: 'phoneNumber', isRequired: true },
      businessType,
      website,
    ],
    submit: { label: 'Claim my place', busyLabel: 'Submitting...' },
    success: {
      title: 'Thank You',
      message: "Thank you! We'll be in touch soon with your Christmas in July deal!",
    },
  },
  'landing-form': {
    title: 'See the demo',
    fields: [
      {
        ...name,
        name: 'fullName',
        label: 'Full name',
        missing: 'Enter your full name',
        invalid: 'Enter your full name',
      },
      {
        name: 'companyName',
        label: 'Company name',
        rule: 'text',
        isRequired: true,
        autoComplete: 'organization',
        missing: 'Enter the name of your company',
        invalid: 'Enter the name of your company',
      },
      { ...businessType, options: demoBusinessTypes },
      email,
    ],
    submit: { label: 'Show me the demo', busyLabel: 'Sending...' },
    success: { title: 'Enjoy our Demo', message: 'Your request is with us. The demo is ready to watch.' },
  },
  'contact-form': {
    title: 'Send us a message',
    fields: [
      name,
      email,
      phone,
      {
        name: 'inquiry',
        label: 'What is it about?',
        rule: 'choice',
        isRequired: true,
        options: inquiries,
        fallback: 'general',
        missing: 'Select what your message is about',
        invalid: 'Select what your message is about',
      },
      {
        name: 'message',
        label: 'Your message',
        rule: 'long-text',
        isRequired: true,
        optionalWhen: { field: 'inquiry', value: 'waiting-list' },
        missing: 'Enter your message',
        invalid: 'Enter your message',
      },
    ],
    submit: { label: 'Send message', busyLabel: 'Sending...' },
    success: {
      title: 'Your message is with us',
      message: 'Thank you. We have your message and will answer by email.',
    },
    successWhen: {
      field: 'inquiry',
      value: 'waiting-list',
      title: 'You are on the waiting list',
      message: 'Thank you. Your name is on our waiting list.',
    },
  },
  'consultation-form': {
    title: 'Ask for your free 30-minute consultation',
    fields: [
      name,
      email,
      { ...phone, isRequired: true },
      {
        name: 'preferredDay',
        label: 'Day that suits you',
        rule: 'choice',
        isRequired: true,
        options: days,
        fallback: 'any-day',
        missing: INVALID_CHOICE,
        invalid: INVALID_CHOICE,
      },
      {
        name: 'preferredTime',
        label: 'Time of day',
        rule: 'choice',
        isRequired: true,
        options: times,
        fallback: 'any-time',
        missing: INVALID_CHOICE,
        invalid: INVALID_CHOICE,
      },
      {
        name: 'timeZone',
        label: 'Your time zone',
        rule: 'choice',
        isRequired: true,
        options: timeZones,
        missing: 'Select your time zone',
        invalid: 'Select your time zone',
      },
    ],
    submit: { label: 'Ask for a call', busyLabel: 'Sending...' },
    success: {
      title: 'Your request is with us',
      message: 'Thank you. We will email you to agree on the day and time of your call.',
    },
  },
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
  'newsletter-form': {
    title: 'Newsletter',
    fields: [email],
    submit: { label: 'Sign me up', busyLabel: 'Sending...' },
    success: {
      title: 'One more step',
      message: 'Thank you. Confirm with the link in the email that we send you, and you are on the list.',
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

/** Texts of the door itself, whichever form was posted. */
export const formMessages = {
  problemTitle: 'There is a problem',
  checkFields: 'Please check the marked fields and send the form again.',
  checkThisField: 'Please check this field',
  checkTheseFields: 'Please check these fields',
  failed: 'Something went wrong. Please try again or call us directly.',
  unsent: 'We cannot say whether it arrived. Everything you typed is still here. Sending it again is safe.',
  limited: `Several messages have come from your connection in a short time, so this one is not sent yet. Your text is kept. Please send it again in {wait}, or call us on ${site.phone.display}.`,
  foreignPost: 'This form was sent from another website. Please send it again from this page.',
  unknownForm: 'We do not know this form. Please use one of the forms on our pages.',
  unreadable: 'The form did not arrive whole. Please send it again.',
  tooLarge: `That is more text than the form can take. Please shorten it, or email ${site.email}.`,
  tooManyFields: 'That is more fields than any of our forms has.',
  wrongType: 'Forms are taken as application/x-www-form-urlencoded.',
  tooLong: '{label} must be {max} characters or fewer',
  backHome: 'Back to the home page',
  goBack: 'Go back',
  contact: 'Contact us',
  siteName: site.name,
  lateNote:
    'Your details are with us. They came after the promotion’s end, so we will tell you first which of these steps we can still offer.',
  lateSuccess: `Thank you! Your details are with us. The promotion has ended, so we'll be in touch about what we can do for you now.`,
} as const satisfies FormMessages;

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
