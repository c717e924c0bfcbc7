import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { formMessages } from '@/content/form-messages';
import { PLAIN_PAGE_STYLE } from '@/lib/site/http/respond';
import { onBothEngines } from '../../support/engines';
import { CONTACT_POST, LEADS_NOW, aFormDoor, leadLimits } from '../../support/leads';

onBothEngines('hostile and odd posts', engine => {
  beforeEach(() => engine.clear());
  const { post, postJson } = aFormDoor(engine.database);

  async function leads() {
    return engine.database().selectFrom('leads').selectAll().execute();
  }

  test.each([
    ['no form-name', { name: 'Ana' }, 400],
    ['an unknown form-name', { 'form-name': 'search-form' }, 400],
    ['a prototype’s form-name', { 'form-name': '__proto__' }, 400],
    ['10,000 fields', `form-name=contact-form${'&a=1'.repeat(10_000)}`, 413],
    ['a name of 1 MB', `form-name=contact-form&name=${'x'.repeat(1_000_000)}`, 413],
    ['a name of 40 KB', { ...CONTACT_POST, name: 'x'.repeat(40_000) }, 422],
    ['an email of 50,000 signs', { ...CONTACT_POST, email: `${'a'.repeat(50_000)}@example.com` }, 422],
    ['nothing', '', 400],
    ['broken percent signs', 'form-name=contact-form&name=%E0%A4%A&email=%', 422],
  ])('%s is refused at once and stored nowhere', async (_which, body, status) => {
    const started = performance.now();
    expect((await postJson(body)).status).toBe(status);
    expect((await post(body)).status).toBe(status);
    // On a busy machine, too; work that grows with the square of these sizes takes minutes.
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await leads()).toHaveLength(0);
  });

  test('posts with errors are answered far beyond what a person needs, then 429, and leads are still taken', async () => {
    const limits = leadLimits({ perMinute: 10, perHour: 60 });
    const wrong = { ...CONTACT_POST, email: 'ana@', message: 'Typed with care' };
    const posts = Array.from({ length: 90 }, () => post(wrong, limits));
    const answers = await Promise.all(posts);
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429]);
    const last = await post(wrong, limits);
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await last.text()).toContain('Typed with care');
    expect(await postJson(wrong, limits)).toMatchObject({ status: 429, body: { ok: false, errors: [] } });
    const elsewhere = { ...limits, headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await post(wrong, elsewhere)).status).toBe(422);
    expect((await post(CONTACT_POST, limits)).status).toBe(303);
    const late = { ...limits, now: () => LEADS_NOW + 30_000 };
    expect((await post(wrong, late)).status).toBe(422);
  });

  test('a flood of posts with errors writes nothing once it is over the limit', async () => {
    const limits = leadLimits({ perMinute: 1, perHour: 60 });
    const wrong = { ...CONTACT_POST, email: 'ana@' };
    for (let index = 0; index < 20; index += 1) await postJson(wrong, limits);
    const counts = engine.database().selectFrom('rate_limits').select('hits').where('hits', '>', 0);
    expect(await counts.execute()).toEqual([{ hits: 6 }]);
  });

  test('a body without an end is cut off', async () => {
    const endless = new ReadableStream({
      pull: controller => controller.enqueue(new TextEncoder().encode('a=1&'.repeat(1_000))),
    });
    expect((await postJson(endless)).status).toBe(413);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    '%s is not taken',
    async type => {
      expect((await postJson(CONTACT_POST, { headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  test('a post that belongs to no form is answered in the site’s colors, with the way back to its page', async () => {
    const unknown = { 'form-name': 'no-such-form' };
    const from = (referer: string) => post(unknown, { headers: { referer } }).then(answer => answer.text());
    const page = await from('https://agency.test/landing?source=ad');
    expect(page).toContain(PLAIN_PAGE_STYLE);
    expect(hrefsOf(page)).toEqual(['/landing', '/contact']);
    expect(hrefsOf(await from('https://evil.test/landing'))).toEqual(['/', '/contact']);
  });

  test('who sends JSON is refused in JSON, whatever it says that it takes', async () => {
    const answer = await post('{}', { headers: { 'content-type': 'application/json', accept: '*/*' } });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({ ok: false, errors: [], message: formMessages.wrongType });
  });

  test.each(NAUGHTY)(
    '%j in every field never breaks the handler, and is stored unchanged if accepted',
    async text => {
      const body = {
        ...CONTACT_POST,
        name: text,
        message: `x${text}x`,
        ['__proto__']: text,
        [`a${text}`]: text,
      };
      const { status } = await postJson(body);
      const stored = (await leads()).map(
        lead => (JSON.parse(lead.fields) as Record<string, string>)['message'],
      );
      expect([200, 422]).toContain(status);
      expect(stored).toEqual(
        status === 200 ? [`x${text.replaceAll('\u0000', '').replaceAll('\r\n', '\n')}x`] : [],
      );
      expect((await post({ ...body, email: text })).status).toBe(422);
    },
  );

  test('any mix of such pieces in two fields is accepted or refused, and nothing breaks', async () => {
    const piece = fc.oneof(fc.constantFrom(...NAUGHTY), fc.string({ unit: 'binary', maxLength: 12 }));
    const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map(pieces => pieces.join(''));
    let accepted = 0;
    const judged = fc.asyncProperty(text, text, fc.uuid(), async (name, message, submission) => {
      const { status } = await postJson({ ...CONTACT_POST, name, message, 'submission-id': submission });
      expect([200, 422]).toContain(status);
      accepted += status === 200 ? 1 : 0;
    });
    await fc.assert(judged, { numRuns: NAUGHTY_POSTS });
    expect(accepted, 'most of them are text that a person may send').toBeGreaterThan(NAUGHTY_POSTS / 2);
    expect(await leads()).toHaveLength(accepted);
  });

  test('two hundred odd but genuine leads are all kept as they are, and none is in quarantine', async () => {
    for (const [number, { name, message }] of genuineLeads().entries()) {
      const startedAt = number % 2 === 0 ? String(LEADS_NOW - 1_000) : '';
      const lead = { ...CONTACT_POST, name, message, 'form-started-at': startedAt, 'office-fax': '' };
      const { status } = await post(lead);
      expect({ name, status }).toEqual({ name, status: 303 });
    }
    const rows = await leads();
    expect(rows).toHaveLength(genuineLeads().length);
    expect(rows.filter(({ is_held }) => is_held === 1)).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(NAMES.map(name => name.trim())));
    const reasons = new Set(rows.map(({ quarantine_reasons }) => quarantine_reasons));
    expect(reasons, 'speed is only a mark').toEqual(new Set(['[]', '["too_fast"]']));
    const mails = await engine.database().selectFrom('outbox').select('id').execute();
    expect(mails, 'the agency and the visitor hear of each').toHaveLength(2 * rows.length);
  });
});

function hrefsOf(page: string): (string | undefined)[] {
  return Array.from(page.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href);
}

const NAUGHTY_POSTS = 125;

const NAUGHTY = [
  "'; DROP TABLE leads; --",
  '" or ""="',
  '<script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '\u0000null\u0000',
  'a\r\nBcc: all@example.com',
  '__proto__',
  'constructor',
  '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  '../../../../etc/passwd%00',
  '\u202etxt.exe\u202c',
  'Ω≈ç√∫˜µ≤≥÷',
  '田中さんにあげて下さい',
  '👩‍👩‍👧‍👦 🇺🇸',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  '=HYPERLINK("http://evil.test")',
  '%n%s%x',
  '\ufeff\ufffe',
  'NaN',
  '1e309',
  'undefined',
];

/** Each name with each message: what spam filters of other sites have thrown away. */
function genuineLeads(): { name: string; message: string }[] {
  return NAMES.flatMap(name => MESSAGES.map(message => ({ name, message })));
}

const NAMES = [
  'Владимир Петров',
  'JOHN SMITH',
  "Siobhán O'Nëill-Müller",
  '李',
  'محمد الأحمد',
  'Nguyễn Thị Ánh',
  'bob',
  'Dr. A. B. van der Berg-de Vries III, Ph.D.',
  'Ana & Sons (Bakery)',
  'X Æ A-12',
  'Test Tester',
  ' Jane   Doe ',
  '@janedoe',
  'Null',
  'Joe "The Plumber" Wurzel',
  'Ελένη Παπαδοπούλου',
  'ＡＢＣ 株式会社',
  'sexton & cocks plumbing',
  'Ünal Çağrı',
  'Renée 🌸',
];

const MESSAGES = [
  'Здравствуйте, нужен сайт для пекарни. https://example.com',
  'PLEASE CALL ME BACK!!! I NEED A WEBSITE',
  'http://a.example http://b.example http://c.example are sites we like',
  '你好',
  'ok',
  'Do you do SEO? Our rank for "viagra" is a joke: we are a pharmacy. Free casino night on Friday!',
  'My budget is $$$ 100% cash, click here to see our menu: www.menu.example',
  'Call 555 010 2030 or 555-010-2031 or +1 (555) 010-2032\n\n\n--\nSent from my iPhone',
  '<b>We</b> need a shop & a blog; SELECT the best; drop by any time --',
  `We bake bread. ${'It is very good bread. '.repeat(150)}`,
];
