import { expect, test } from 'vitest';
import { parseEnv } from './env';

const REAL = {
  APP_MODE: 'production',
  SITE_URL: 'https://agency.test/',
  TRUSTED_PROXY_HOPS: '1',
  PAYPAL_ENVIRONMENT: 'live',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  RESEND_API_KEY: 're_real',
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  STAFF_FACTOR_SECRET: 'a secret of at least 32 characters',
  INTEGRATIONS_SECRET: 'a secret that seals other tools and nothing else',
  MAIL_FROM: 'Agency <hello@agency.test>',
  MAIL_LEADS_TO: 'leads@agency.test',
  LIMITS_SECRET: 'a secret that keys the rate limits only',
  LINKS_SECRET: 'a secret that signs links and nothing else',
  ERASURE_SECRET: 'a secret that keys the erasures and no more',
};

test('an empty environment is a working local set-up on simulators', () => {
  const parsed = parseEnv({ PORT: '' });
  expect(parsed).toMatchObject({
    kind: 'ok',
    env: {
      PORT: 3000,
      isProduction: false,
      paypalPresentation: 'frame',
      hasVault: true,
      mailBaseUrl: 'http://127.0.0.1:4020',
    },
  });
});

test('production with everything set is accepted, redirects to PayPal and mails through Resend itself', () => {
  expect(parseEnv(REAL)).toMatchObject({
    kind: 'ok',
    env: {
      isProduction: true,
      SITE_URL: 'https://agency.test',
      paypalPresentation: 'redirect',
      hasVault: false,
      mailBaseUrl: null,
    },
  });
});

test('production names every missing setting and every simulator at once', () => {
  const parsed = parseEnv({ APP_MODE: 'production' });
  const problems = parsed.kind === 'invalid' ? parsed.problems.join(' ') : '';
  for (const name of [
    'SITE_URL',
    'TRUSTED_PROXY_HOPS',
    'PAYPAL_ENVIRONMENT',
    'RESEND_API_KEY',
    'RESEND_WEBHOOK_SECRET',
    'STAFF_FACTOR_SECRET',
    'INTEGRATIONS_SECRET',
    'MAIL_FROM',
    'MAIL_LEADS_TO',
    'LIMITS_SECRET',
    'LINKS_SECRET',
    'ERASURE_SECRET',
  ])
    expect(problems).toContain(name);
});

test('production starts only once someone has said how many proxies are in front, even if it is none', () => {
  const hopsSet = (value: string) => parseEnv({ ...REAL, TRUSTED_PROXY_HOPS: value });
  expect(hopsSet('')).toEqual({ kind: 'invalid', problems: [expect.stringMatching(/^TRUSTED_PROXY_HOPS /)] });
  expect(hopsSet('0')).toMatchObject({ kind: 'ok', env: { TRUSTED_PROXY_HOPS: 0 } });
  const wrong = parseEnv({ ...REAL, TRUSTED_PROXY_HOPS: 'one' });
  expect(wrong.kind === 'invalid' && wrong.problems).toEqual(['TRUSTED_PROXY_HOPS: must be a number']);
});

test('production with payments switched off needs no PayPal settings', () => {
  const {
    PAYPAL_ENVIRONMENT: _environment,
    PAYPAL_CLIENT_ID: _id,
    PAYPAL_CLIENT_SECRET: _secret,
    ...rest
  } = REAL;
  expect(parseEnv({ ...rest, PAYMENTS: 'off' }).kind).toBe('ok');
});

test('production refuses a mail address on this machine', () => {
  expect(parseEnv({ ...REAL, RESEND_BASE_URL: 'http://127.0.0.1:4020' }).kind).toBe('invalid');
});

test.each([
  ['PORT', '70000'],
  ['SITE_URL', 'not an address'],
  ['CUSTOM_AMOUNT_MAX', '1,000'],
  ['PROMOTION_END', '1 August'],
  ['DATABASE_URL', 'mysql://x'],
  ['SITE_URL', 'https://agency.test/shop'],
  ['RESEND_BASE_URL', 'https://gateway.test/resend'],
  ['MAIL_FROM', 'hello'],
  ['TRUSTED_PROXY_HOPS', ' '],
  ['PAYPAL_CLIENT_SECRET', 'secret '],
  ['PAYPAL_WEBHOOK_ID', 'WH-1\r'],
  ['RESEND_API_KEY', '"re_real"'],
  ['MAIL_FROM', "'Agency <hello@agency.test>'"],
  ['LIMITS_SECRET', 'too short'],
  ['ERASURE_SECRET_PREVIOUS', 'a former secret of the right length,too short'],
  ['ERASURE_SECRET', '"a secret of the right length, in quotation marks"'],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQ'],
])('a bad %s is named in the problem', (name, value) => {
  const parsed = parseEnv({ [name]: value });
  expect(parsed.kind === 'invalid' && parsed.problems[0]).toContain(name);
});

test('a value in quotation marks is one problem, which shows no value', () => {
  const parsed = parseEnv({ ...REAL, SITE_URL: '"https://agency.test"', RESEND_API_KEY: ' re_real' });
  expect(parsed).toEqual({
    kind: 'invalid',
    problems: [
      expect.stringMatching(/^SITE_URL: has a space or quotation marks/),
      expect.stringMatching(/^RESEND_API_KEY: has a space/),
    ],
  });
});

test.each([
  ['LIMITS_SECRET', REAL.ERASURE_SECRET, 'ERASURE_SECRET must differ from LIMITS_SECRET'],
  ['RESEND_API_KEY', REAL.LIMITS_SECRET, 'RESEND_API_KEY must differ from LIMITS_SECRET'],
  ['PAYPAL_CLIENT_SECRET', REAL.ERASURE_SECRET, 'PAYPAL_CLIENT_SECRET must differ from ERASURE_SECRET'],
  ['ERASURE_SECRET_PREVIOUS', REAL.ERASURE_SECRET, 'ERASURE_SECRET_PREVIOUS must differ from ERASURE_SECRET'],
])('production refuses one value for two purposes: %s', (name, value, problem) => {
  const parsed = parseEnv({ ...REAL, [name]: value });
  expect(parsed.kind === 'invalid' && parsed.problems).toEqual([`${problem}: one secret for each purpose.`]);
});

test('several former secrets are separated by commas', () => {
  const former = ['a former secret of the right length one', 'a former secret of the right length two'];
  expect(parseEnv({ ...REAL, ERASURE_SECRET_PREVIOUS: former.join(',') })).toMatchObject({
    env: { ERASURE_SECRET_PREVIOUS: former },
  });
});

test('what is missing is named beside what is wrong, and each setting once', () => {
  const parsed = parseEnv({
    ...REAL,
    PAYPAL_ENVIRONMENT: 'Live',
    PAYPAL_CLIENT_SECRET: '',
    MAIL_FROM: 'hello',
  });
  const names = parsed.kind === 'invalid' ? parsed.problems.map(problem => problem.split(/[ :]/)[0]) : [];
  expect(names).toEqual(['PAYPAL_ENVIRONMENT', 'MAIL_FROM']);
  const other = parseEnv({ ...REAL, PORT: 'http', PAYPAL_CLIENT_SECRET: '' });
  expect(other.kind === 'invalid' && other.problems).toEqual([
    'PORT: must be a number',
    'PAYPAL_CLIENT_SECRET is missing.',
  ]);
});

test('a language model needs its name and its company, and an address that no one can listen to', () => {
  const url = 'https://model.test/v1';
  const rest = { ASSISTANT_MODEL_NAME: 'small', ASSISTANT_MODEL_COMPANY: 'Acme' };
  expect(problemsOf({ ASSISTANT_MODEL_URL: url })).toHaveLength(2);
  expect(problemsOf({ ASSISTANT_MODEL_URL: 'http://model.test/v1', ...rest })).toHaveLength(1);
  for (const address of [url, 'http://127.0.0.1:4040/v1'])
    expect(problemsOf({ ASSISTANT_MODEL_URL: address, ...rest })).toEqual([]);
  expect(problemsOf({ ASSISTANT_MODEL_COMPANY: 'Acme' })).toEqual([]);
  expect(problemsOf({ ...REAL, ASSISTANT_MODEL_COMPANY: 'Acme' })).toHaveLength(1);
});

test('the notice that the site is being tested is on until it is turned off', () => {
  for (const [value, notice] of [
    ['', 'on'],
    ['on', 'on'],
    ['off', 'off'],
  ])
    expect(parseEnv({ TESTING_NOTICE: value })).toMatchObject({ env: { TESTING_NOTICE: notice } });
  expect(parseEnv({ TESTING_NOTICE: 'no' }).kind).toBe('invalid');
});

test('a problem says what to write', () => {
  const parsed = parseEnv({ SITE_URL: 'www.agency.test', PORT: 'http', MAIL_LEADS_TO: 'a@b.test,c@d.test' });
  expect(parsed.kind === 'invalid' && parsed.problems).toEqual([
    'PORT: must be a number',
    'SITE_URL: must be an address such as https://www.your-site.com',
    'MAIL_LEADS_TO: must be one email address',
  ]);
});

test('a sender whose name is quoted is a sender', () => {
  expect(parseEnv({ ...REAL, MAIL_FROM: '"Agency, Inc." <hello@agency.test>' }).kind).toBe('ok');
});

test('production refuses a promotion that ends before it starts', () => {
  const dates = { PROMOTION_START: '2026-08-01T00:00:00Z', PROMOTION_END: '2026-07-01T00:00:00Z' };
  expect(parseEnv({ ...REAL, ...dates }).kind).toBe('invalid');
});

test.each([
  [true, { PAYPAL_ENVIRONMENT: 'sandbox' }],
  [false, { PAYPAL_ENVIRONMENT: 'sandbox', PAYMENTS: 'off' }],
  [false, {}],
])('that a live site takes test money is %s with %o', (isTestMoney, settings) => {
  expect(parseEnv({ ...REAL, ...settings })).toMatchObject({ kind: 'ok', env: { isTestMoney } });
});

function problemsOf(settings: Record<string, string>): string[] {
  const parsed = parseEnv(settings);
  return parsed.kind === 'invalid' ? parsed.problems : [];
}
