import { expect, test } from 'vitest';
import { parseFields as parse, PROMOTION_POST, SIGN_UP_POST } from '@/tests/support/submissions';

test.each(['name', 'email', 'businessName', 'phoneNumber', 'businessType'])(
  '%s is required, and blanks do not fill it',
  name => {
    expect(Object.keys(errorsOf({ ...PROMOTION_POST, [name]: '' }))).toEqual([name]);
    expect(Object.keys(errorsOf({ ...PROMOTION_POST, [name]: ' \t\u00a0 ' }))).toEqual([name]);
    const { [name]: _left, ...rest } = PROMOTION_POST as Record<string, string>;
    expect(Object.keys(errorsOf(rest))).toEqual([name]);
  },
);

test.each([
  ['email', 'ana@example'],
  ['phoneNumber', 'soon'],
  ['businessType', 'space-travel'],
  ['businessType', '__proto__'],
  ['businessWebsite', 'javascript:alert(1)'],
  ['name', 'x'.repeat(201)],
  ['email', `${'x'.repeat(50_000)}@example.com`],
])('a %s like %s is refused, and comes back as it was typed', (name, value) => {
  const parsed = parse({ ...PROMOTION_POST, [name]: value });
  expect(parsed).toMatchObject({ kind: 'invalid', errors: [{ name }], values: { [name]: value } });
});

test('all errors come at once, in the order of the fields', () => {
  expect(Object.keys(errorsOf({ 'form-name': 'landing-form' }))).toEqual([
    'fullName',
    'companyName',
    'businessType',
    'email',
  ]);
});

test('the specified messages are said', () => {
  expect(errorsOf({ 'form-name': 'signin-form', email: 'x', password: '12345' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
  expect(
    errorsOf({
      'form-name': 'signup-form',
      firstName: 'A',
      lastName: '',
      email: '',
      password: '1234567',
      confirmPassword: 'x',
    }),
  ).toEqual({
    firstName: 'First name must be at least 2 characters',
    lastName: 'Last name must be at least 2 characters',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
    confirmPassword: 'Passwords do not match',
    agreeTerms: 'You must agree to the terms and conditions',
  });
  expect(errorsOf({ ...SIGN_UP_POST, agreeTerms: 'false' })).toEqual({
    agreeTerms: 'You must agree to the terms and conditions',
  });
});

test('errors never carry a password back', () => {
  const parsed = parse({ ...SIGN_UP_POST, email: 'x', password: 'canary-1', confirmPassword: 'canary-2' });
  expect(JSON.stringify(parsed)).not.toContain('canary');
});

test('only people who join the waiting list may leave the message out', () => {
  const post = { 'form-name': 'contact-form', name: 'Ana', email: 'a@example.com' };
  expect(Object.keys(errorsOf(post))).toEqual(['message']);
  expect(parse({ ...post, inquiry: 'waiting-list' }).kind).toBe('lead');
});

test('a message of 5,000 characters is taken, a longer one is not', () => {
  const post = { 'form-name': 'contact-form', name: 'Ana', email: 'a@example.com' };
  expect(parse({ ...post, message: 'я'.repeat(5_000) }).kind).toBe('lead');
  expect(errorsOf({ ...post, message: 'я'.repeat(5_001) })).toEqual({
    message: 'Your message must be 5,000 characters or fewer',
  });
});

function errorsOf(post: Record<string, string>): Record<string, string> {
  const parsed = parse(post);
  return parsed.kind === 'invalid'
    ? Object.fromEntries(parsed.errors.map(error => [error.name, error.message]))
    : {};
}
