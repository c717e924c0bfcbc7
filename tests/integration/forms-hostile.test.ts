import { beforeEach, expect, test } from 'vitest';
import { onBothEngines } from '../support/engines';
import { CONTACT_POST, LEADS_NOW, aFormDoor } from '../support/leads';

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
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(await leads()).toHaveLength(0);
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

  test.each(NAUGHTY)(
    '%j in every field never breaks the door, and is stored as it is when it is taken',
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

  test.each(GENUINE)('a genuine-looking odd lead is kept: %j', async ({ name, message }) => {
    const startedAt = String(LEADS_NOW - 1_000);
    expect((await post({ ...CONTACT_POST, name, message, 'form-started-at': startedAt })).status).toBe(303);
    expect(await leads()).toMatchObject([{ name }]);
  });
});

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

const GENUINE = [
  { name: 'Владимир Петров', message: 'Здравствуйте, нужен сайт для пекарни. https://example.com' },
  { name: 'JOHN SMITH', message: 'PLEASE CALL ME BACK!!! I NEED A WEBSITE' },
  { name: "Siobhán O'Nëill-Müller", message: 'http://a.example http://b.example http://c.example' },
  { name: '李', message: '你好' },
];
