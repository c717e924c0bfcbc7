import { consultation } from '@/content/consultation';
import { businessType, email, INVALID_CHOICE, name, phone, website } from '@/content/form-fields';
import { partsOfDay } from '@/content/hours';
import { lockIn } from '@/content/lock-in';
import type { FormDefinition } from '@/lib/forms/define';

/** What a message may be about; `/contact?inquiry={value}` preselects one. */
const inquiries = [
  { value: 'general', label: 'A general question' },
  { value: 'website', label: 'A new website' },
  { value: 'local-seo', label: 'Local SEO' },
  { value: 'chatbot', label: 'An AI chatbot' },
  { value: 'custom', label: 'Something custom' },
  { value: 'free-audit', label: 'A free website audit' },
  { value: 'consultation', label: `A free ${consultation.freeMinutes}-minute consultation` },
  { value: 'waiting-list', label: 'The waiting list of the July promotion' },
  { value: 'support', label: 'Help with a site you have with us' },
  ...lockIn.options.map(({ inquiry, title }) => ({
    value: inquiry,
    label: `Only in July, for customers: ${title}`,
  })),
  { value: 'other', label: 'Something else' },
] as const;

/** The demo form's own list (docs/product/forms.md#fields). */
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

/** The forms that `LeadForm` draws. A file of their own, because browsers fetch it with the form. */
export const leadForms = {
  'checkup-report-form': {
    title: 'Email the report to yourself',
    fields: [email, { ...name, isRequired: false }],
    submit: { label: 'Email me this report', busyLabel: 'Sending...' },
    success: {
      title: 'Your report is on its way',
      message: 'Thank you. The email with the link to your report is on its way.',
    },
  },
  'christmas-in-july-form': {
    title: 'Claim your Christmas in July spot',
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
    submit: { label: 'Claim my spot', busyLabel: 'Submitting...' },
    success: {
      title: 'Thank You',
      message: "Thank you! We'll be in touch soon with your Christmas in July deal!",
    },
    /** The server's finding, not the visitor's choice: all places were taken when the form arrived. */
    successWhen: {
      field: 'inquiry',
      value: 'waiting-list',
      title: 'You’re on the waiting list',
      message:
        'Thank you! All spots were taken before your form reached us, so you’re on the waiting list. We’ll email you if one opens up.',
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
    success: { title: 'Enjoy our Demo', message: 'We have your request. The demo is ready to watch.' },
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
      title: 'We have your message',
      message: 'Thank you. We’ll answer your message by email.',
    },
    successWhen: {
      field: 'inquiry',
      value: 'waiting-list',
      title: 'You’re on the waiting list',
      message: 'Thank you. Your name is on our waiting list.',
    },
  },
  'consultation-form': {
    title: `Book your free ${consultation.freeMinutes}-minute consultation`,
    fields: [
      name,
      email,
      { ...phone, isRequired: true },
      {
        name: 'preferredDay',
        label: 'Day that works for you',
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
        options: partsOfDay,
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
    submit: { label: 'Book my call', busyLabel: 'Sending...' },
    success: {
      title: 'We have your request',
      message: 'Thank you. We’ll email you to agree on a day and time.',
    },
  },
  'newsletter-form': {
    title: 'Newsletter',
    fields: [email],
    submit: { label: 'Subscribe', busyLabel: 'Sending...' },
    success: {
      title: 'One more step',
      message: 'Thank you. We’re emailing you a link. Confirm it, and you’re on the list.',
    },
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;
