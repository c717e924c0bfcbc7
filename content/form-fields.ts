import { promotion } from '@/content/promotion';
import type { FieldDefinition } from '@/lib/forms/define';

/** Fields and messages that several forms share. */

const INVALID_EMAIL = 'Please enter a valid email address';
const INVALID_PHONE = 'Enter a phone number, like 555 014 2018 or +1 555 014 2018';
const INVALID_WEBSITE = 'Enter a website address, like example.com, or leave it empty';
export const INVALID_CHOICE = 'Select one of the options in the list';

export const name = {
  name: 'name',
  label: 'Name',
  rule: 'text',
  isRequired: true,
  autoComplete: 'name',
  missing: 'Enter your name',
  invalid: 'Enter your name',
} as const satisfies FieldDefinition;

export const email = {
  name: 'email',
  label: 'Email address',
  rule: 'email',
  isRequired: true,
  autoComplete: 'email',
  missing: 'Enter your email address',
  invalid: INVALID_EMAIL,
} as const satisfies FieldDefinition;

export const accountEmail = { ...email, missing: INVALID_EMAIL } as const satisfies FieldDefinition;

export const phone = {
  name: 'phone',
  label: 'Phone number',
  rule: 'phone',
  isRequired: false,
  autoComplete: 'tel',
  missing: 'Enter your phone number',
  invalid: INVALID_PHONE,
} as const satisfies FieldDefinition;

export const businessType = {
  name: 'businessType',
  label: 'Business type',
  rule: 'choice',
  isRequired: true,
  options: promotion.businessTypes,
  missing: 'Select your business type',
  invalid: 'Select your business type',
} as const satisfies FieldDefinition;

export const website = {
  name: 'businessWebsite',
  label: 'Business website',
  rule: 'web-address',
  isRequired: false,
  autoComplete: 'url',
  missing: INVALID_WEBSITE,
  invalid: INVALID_WEBSITE,
} as const satisfies FieldDefinition;
