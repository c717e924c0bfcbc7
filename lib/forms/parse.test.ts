import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFields as parse, PROMOTION_POST, SIGN_UP_POST } from '@/tests/support/submissions';
import { hasTooManyFields } from './parse';

describe('what the specified posts carry', () => {
  test('the promotion form’s fields alone make a lead', () => {
    const { 'form-name': formName, businessWebsite: _empty, ...fields } = PROMOTION_POST;
    expect(parse(PROMOTION_POST)).toMatchObject({
      kind: 'lead',
      submission: { formName, fields, submissionId: null, isTrapFilled: false, startedAt: null },
    });
  });

  test('the demo form’s fields alone make a lead', () => {
    const fields = {
      fullName: 'Bo Li',
      companyName: 'Li & Sons',
      businessType: 'Dry Cleaner',
      email: 'bo@example.com',
    };
    expect(parse({ 'form-name': 'landing-form', ...fields })).toMatchObject({
      kind: 'lead',
      submission: { fields },
    });
  });

  test('sign-up without the repeated password is an account, its password untouched and not among the values', () => {
    const password = ' long\tenough ';
    const parsed = parse({ ...SIGN_UP_POST, password });
    expect(parsed).toMatchObject({ kind: 'account', fields: { password, agreeTerms: 'true' } });
    expect(parsed.kind === 'account' && JSON.stringify(parsed.values)).not.toContain('enough');
  });
});

describe('the bookkeeping of our own pages', () => {
  test('is read, and kept for the page again', () => {
    const added = {
      'submission-id': 'abcdefghjkmnpqrstv0123456x',
      'form-started-at': '1780000000000',
      'office-fax': 'x',
    };
    expect(parse({ ...PROMOTION_POST, ...added })).toMatchObject({
      submission: { submissionId: added['submission-id'], startedAt: 1_780_000_000_000, isTrapFilled: true },
      values: { 'submission-id': added['submission-id'], 'form-started-at': '1780000000000' },
    });
  });

  test('is empty on a page that came back from a post without it', () => {
    expect(parse(PROMOTION_POST)).toMatchObject({ values: { 'submission-id': '', 'form-started-at': '' } });
  });

  test.each(['7', 'x'.repeat(64)])('a submission id may be as short as a caller’s counter: %s', id => {
    expect(parse({ ...PROMOTION_POST, 'submission-id': id })).toMatchObject({
      submission: { submissionId: id },
    });
  });

  test('a sign-up names its page only by an id that is too long to guess', () => {
    for (const [id, submissionId] of [
      ['x'.repeat(15), null],
      ['x'.repeat(16), 'x'.repeat(16)],
    ] as const)
      expect(parse({ ...SIGN_UP_POST, 'submission-id': id })).toMatchObject({
        kind: 'account',
        submissionId,
      });
  });

  test.each(['', 'x'.repeat(65), "1' or '1'='1 --------", 'ünïcode-ünïcode-ünïcode'])(
    'a submission id like %s counts as none',
    id => {
      expect(parse({ ...PROMOTION_POST, 'submission-id': id })).toMatchObject({
        submission: { submissionId: null },
      });
    },
  );

  test.each(['', 'soon', '-1', '1e999', '1.5', 'NaN'])(
    'a start time like %s counts as unknown',
    startedAt => {
      expect(parse({ ...PROMOTION_POST, 'form-started-at': startedAt })).toMatchObject({
        submission: { startedAt: null },
      });
    },
  );
});

describe('normalising', () => {
  test('ends are trimmed, names keep their accents and apostrophes, a website gets its scheme', () => {
    const post = {
      ...PROMOTION_POST,
      name: '  Siobhán O’Nëill ',
      email: ' ana@example.com ',
      businessWebsite: 'ruiz.example',
    };
    expect(parse(post)).toMatchObject({
      submission: {
        fields: {
          name: 'Siobhán O’Nëill',
          email: 'ana@example.com',
          businessWebsite: 'https://ruiz.example',
        },
      },
    });
  });

  test('control characters go; a message keeps its lines', () => {
    const post = {
      'form-name': 'contact-form',
      name: 'A\u0000n\r\na',
      email: 'a@example.com',
      message: 'one\r\ntwo\u0000\u0007\tx',
    };
    expect(parse(post)).toMatchObject({
      submission: { fields: { name: 'A n a', message: 'one\ntwo\tx', inquiry: 'general' } },
    });
  });

  test('of a field that comes twice the first one counts', () => {
    const params = new URLSearchParams(PROMOTION_POST);
    params.append('email', 'second@example.com');
    params.append('form-name', 'contact-form');
    expect(parse(params)).toMatchObject({
      submission: { fields: { email: 'ana@example.com' } },
    });
  });
});

test.each(['', 'search-form', '__proto__', 'constructor', 'toString', 'CONTACT-FORM'])(
  'form-name %s is unknown',
  formName => {
    expect(parse({ ...PROMOTION_POST, 'form-name': formName }).kind).toBe('unknown_form');
  },
);

test('fields that no form has are not looked at', () => {
  const odd = {
    __proto__x: '1',
    constructor: 'x',
    'fields[isAdmin]': 'true',
    status: 'won',
    quarantineReasons: '[]',
  };
  const params = new URLSearchParams({ ...PROMOTION_POST, ...odd });
  params.append('__proto__', '{"isAdmin":true}');
  const parsed = parse(params);
  const { 'form-name': _name, businessWebsite: _empty, ...fields } = PROMOTION_POST;
  expect(parsed).toMatchObject({ kind: 'lead' });
  expect(parsed.kind === 'lead' && parsed.submission.fields).toEqual(fields);
});

test('fifty fields are taken, one more is too many, and separators alone count', () => {
  const fifty = 'a=1&'.repeat(49) + 'a=1';
  expect(['', fifty, `${fifty}&a=1`].map(hasTooManyFields)).toEqual([false, false, true]);
  expect(hasTooManyFields('&'.repeat(60_000))).toBe(true);
});

test('whatever is typed, it is judged without failing, and no control character is stored', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 100 });
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, email, businessWebsite) => {
      const parsed = parse({ ...PROMOTION_POST, name, email, businessWebsite });
      const stored = parsed.kind === 'lead' ? Object.values(parsed.submission.fields).join('') : '';
      expect(['lead', 'invalid']).toContain(parsed.kind);
      expect(stored).not.toMatch(/[\u0000-\u001f]/);
    }),
  );
});

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
