import { accountEmail } from '@/content/form-fields';
import { site } from '@/content/site';
import type { AccountFormName, FormDefinition } from '@/lib/forms/define';

/** Sign-in and sign-up. A file of their own, because browsers fetch it with the form. */
export const authForms = {
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
} as const satisfies Readonly<Record<AccountFormName, FormDefinition>>;
