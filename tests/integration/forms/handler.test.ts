import { beforeEach, expect, test } from 'vitest';
import { businessType } from '@/content/form-fields';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { promotion } from '@/content/promotion';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { anAccountWorld, SIGN_IN_POST as KNOWN_POST, ANA_SIGN_UP } from '../../support/accounts';
import { brokenDatabase, onBothEngines } from '../../support/engines';
import { fillFormPage } from '../../support/fill-page';
import { CONTACT_POST, aFormDoor, leadLimits } from '../../support/leads';
import { PROMOTION_POST } from '../../support/submissions';

const SIGN_IN_POST = { 'form-name': 'signin-form', email: 'ana@example.com', password: 'canary-password' };
const AFTER_THE_END = Date.parse('2026-08-01T04:00:00Z');

onBothEngines('the form handler', engine => {
  beforeEach(() => engine.clear());
  const { post, postJson } = aFormDoor(engine.database);

  async function leads() {
    return engine.database().selectFrom('leads').selectAll().execute();
  }

  test('a plain post with exactly the specified fields is stored, then sent on to its thanks', async () => {
    const response = await post(PROMOTION_POST);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/thanks/christmas-in-july-form/sent',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await leads()).toMatchObject([
      { form_name: 'christmas-in-july-form', name: 'Ana Ruiz', is_late: 0 },
    ]);
  });

  test('a lead keeps where its visit came from, and the agency’s email says it, not the visitor’s', async () => {
    const visit = '#~visit=/blog?host=www.bing.com&utm_medium=organic';
    const headers = { referer: 'https://agency.test/contact' };
    expect((await post({ ...CONTACT_POST, visit }, { headers })).status).toBe(303);
    expect((await post({ ...CONTACT_POST, message: 'Again', visit: '//evil' }, { headers })).status).toBe(
      303,
    );
    const columns = await engine
      .database()
      .selectFrom('leads')
      .select(['form_page', 'entry_page', 'source', 'source_details'])
      .orderBy('received_at')
      .orderBy('source')
      .execute();
    const details = '{"host":"www.bing.com","utm_medium":"organic"}';
    const page = { form_page: '/contact' };
    expect(columns).toEqual(
      expect.arrayContaining([
        { ...page, entry_page: '/blog', source: 'bing.com', source_details: details },
        { ...page, entry_page: null, source: null, source_details: '{}' },
      ]),
    );
    const mails = await engine.database().selectFrom('outbox').select(['kind', 'text']).execute();
    const told = mails.filter(({ text }) => text.includes('bing.com')).map(({ kind }) => kind);
    expect(told).toEqual(['lead-notify']);
  });

  test('a script’s post gets the specified words', async () => {
    const { status, body } = await postJson(PROMOTION_POST);
    expect([status, body]).toEqual([
      200,
      {
        ok: true,
        message: "Thank you! We'll be in touch soon with your Christmas in July deal!",
        isLate: false,
        thanks: 'christmas-in-july-form',
      },
    ]);
  });

  test('after the promotion’s end the lead is kept, marked, and the answer says so', async () => {
    const late = { now: () => AFTER_THE_END };
    expect((await postJson(PROMOTION_POST, late)).body).toEqual({
      ok: true,
      message: forms['christmas-in-july-form'].success.message,
      note: formMessages.lateNote,
      isLate: true,
      thanks: 'christmas-in-july-form',
    });
    const again = await post(PROMOTION_POST, late);
    expect(again.headers.get('location')).toBe('/thanks/christmas-in-july-form-late/sent');
    expect(await leads()).toMatchObject([{ is_late: 1 }]);
  });

  test('a form that is sent from an old page when all places are gone is thanked for with the truth', async () => {
    const world = { env: { PROMOTION_PLACES_CLAIMED: String(promotion.places) } };
    const { successWhen } = forms['christmas-in-july-form'];
    expect((await postJson(PROMOTION_POST, world)).body).toEqual({
      ok: true,
      message: successWhen.message,
      isLate: false,
      thanks: 'christmas-in-july-form-waiting-list',
    });
    const again = await post(PROMOTION_POST, world);
    expect(again.headers.get('location')).toBe('/thanks/christmas-in-july-form-waiting-list/sent');
  });

  test('a place on the waiting list is thanked for as one, however it was posted', async () => {
    const entry = { ...CONTACT_POST, inquiry: 'waiting-list', message: '' };
    const plain = await post(entry);
    expect(plain.headers.get('location')).toBe('/thanks/contact-form-waiting-list/sent');
    expect((await postJson({ ...entry, email: 'ben@example.com' })).body).toMatchObject({
      message: forms['contact-form'].successWhen.message,
      thanks: 'contact-form-waiting-list',
    });
    expect((await postJson(CONTACT_POST)).body).toMatchObject({
      message: forms['contact-form'].success.message,
      thanks: 'contact-form',
    });
  });

  test('a plain double click and a script’s retry are successes that store once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(PROMOTION_POST)));
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([303]));
    const withId = { ...CONTACT_POST, 'submission-id': newId() };
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await postJson(withId)).status).toBe(200);
    expect(await leads()).toHaveLength(2);
  });

  test('errors come back to a script as a list, and nothing is stored', async () => {
    const { status, body } = await postJson({ ...PROMOTION_POST, email: 'ana', businessType: 'zoo' });
    expect(status).toBe(422);
    expect(body).toEqual({
      ok: false,
      message: formMessages.checkFields,
      errors: [
        { name: 'email', message: 'Please enter a valid email address' },
        { name: 'businessType', message: businessType.missing },
      ],
    });
    expect(await leads()).toHaveLength(0);
  });

  test('errors come back to a plain form as its page, with the text kept', async () => {
    const paths: string[] = [];
    const fillPage: NonNullable<Site['fillPage']> = (path, visits) => {
      paths.push(path);
      return fillFormPage(path, visits);
    };
    const headers = { referer: 'https://agency.test/about' };
    const response = await post({ ...CONTACT_POST, email: 'ana@' }, { fillPage, headers });
    const html = await response.text();
    expect([response.status, paths]).toEqual([422, ['/about']]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(html).toContain('<title>Error: T');
    expect(html).toContain('value="ana@"');
    expect(html).not.toContain('<script');
  });

  test('over the limit: 429 with the time to wait, the phone number and the text', async () => {
    const limits = leadLimits({ perMinute: 1, perHour: 60 });
    await post(CONTACT_POST, limits);
    const other = { ...CONTACT_POST, message: 'A second thing' };
    const response = await post(other, limits);
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    expect(html).toContain('A second thing');
    expect(html).toContain('(555) 014-2018');
    expect((await postJson(other, limits)).body).toMatchObject({ ok: false, errors: [] });
    expect(await leads()).toHaveLength(1);
  });

  test('a visitor cannot choose the address to be counted under; a declared proxy can', async () => {
    const { env } = leadLimits({ perMinute: 2, perHour: 60 });
    const statuses: Record<number, number[]> = { 0: [], 1: [] };
    for (const trustedProxyHops of [0, 1]) {
      for (let index = 0; index < 4; index += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.${trustedProxyHops}` };
        const message = `${trustedProxyHops} ${index}`;
        const response = await post(
          { ...CONTACT_POST, message },
          { headers, env: { ...env, TRUSTED_PROXY_HOPS: String(trustedProxyHops) } },
        );
        statuses[trustedProxyHops]?.push(response.status);
      }
    }
    expect(statuses).toEqual({ 0: [303, 303, 429, 429], 1: [303, 303, 303, 303] });
  });

  test('when the store fails, no one is thanked, and the text is kept', async () => {
    const reports: string[] = [];
    const failing = {
      db: brokenDatabase(engine.database()),
      logError: (event: string) => reports.push(event),
    };
    const response = await post(CONTACT_POST, failing);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('>Hello</textarea>');
    expect((await postJson(PROMOTION_POST, failing)).body).toEqual({
      ok: false,
      errors: [],
      message: 'Something went wrong. Please try again or call us directly.',
    });
    expect(reports).toEqual(['lead_not_stored', 'lead_not_stored']);
    expect((await post(CONTACT_POST)).status).toBe(303);
    expect(await leads()).toHaveLength(1);
  });

  test('a robot in the trap is answered like anyone, stored in quarantine, and mails no one', async () => {
    expect((await post({ ...CONTACT_POST, 'office-fax': 'x' })).status).toBe(303);
    expect(await leads()).toMatchObject([{ quarantine_reasons: '["trap_filled"]' }]);
    expect(await engine.database().selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('an account post goes to the accounts alone, and its password comes back nowhere', async () => {
    const page = await post(SIGN_IN_POST);
    const html = await page.text();
    expect(page.status).toBe(401);
    expect(html).toContain('value="ana@example.com"');
    expect(html).not.toContain('canary-password');
    const invalid = await postJson({ ...SIGN_IN_POST, email: 'x' });
    expect([invalid.status, JSON.stringify(invalid.body).includes('canary')]).toEqual([422, false]);
    expect(await leads()).toHaveLength(0);
  });
});

const from = (next: string) => ({ referer: `https://agency.test/sign-in?next=${encodeURIComponent(next)}` });

onBothEngines('signing in on the way to a page of the desk', engine => {
  beforeEach(() => engine.clear());
  const world = anAccountWorld(engine.database);
  const { post } = aFormDoor(engine.database);
  const LEAD = '/desk/leads/0123456789abcdefghjkmnpqrs';

  test('the page that the form was posted from says where to, or its field after an error', async () => {
    await world.post(ANA_SIGN_UP);
    const byAddress = await world.post(KNOWN_POST, from(LEAD));
    const byField = await world.post({ ...KNOWN_POST, next: LEAD });
    const expected = `/account?next=${encodeURIComponent(LEAD)}`;
    expect([byAddress, byField].map(({ headers }) => headers.get('location'))).toEqual([expected, expected]);
  });

  test.each(['//evil.test', 'https://evil.test', '/desk/../account', '/desk\\evil.test', '/account', ''])(
    '%j is no way on',
    async next => {
      await world.post(ANA_SIGN_UP);
      const byAddress = await world.post(KNOWN_POST, from(next));
      const byField = await world.post({ ...KNOWN_POST, next });
      expect([byAddress, byField].map(({ headers }) => headers.get('location'))).toEqual([
        '/account',
        '/account',
      ]);
    },
  );

  test.each([
    ['a wrong password', {}],
    ['a missing address', { email: '' }],
  ])('after %s the form that comes back keeps it', async (_which, wrong) => {
    const visited: unknown[] = [];
    const fillPage: NonNullable<Site['fillPage']> = (path, visits) => {
      visited.push(visits['signin-form']);
      return fillFormPage(path, visits);
    };
    await post({ ...SIGN_IN_POST, ...wrong }, { fillPage, headers: from(LEAD) });
    expect(visited).toMatchObject([{ values: { next: LEAD } }]);
  });
});

test('every form that the site shows is known to the handler, by the same name', () => {
  const names = [
    'christmas-in-july-form',
    'landing-form',
    'contact-form',
    'consultation-form',
    'questionnaire-form',
    'newsletter-form',
    'checkup-form',
    'checkup-report-form',
  ];
  expect(Object.keys(forms).toSorted()).toEqual([...names, 'signin-form', 'signup-form'].toSorted());
});
