import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { invoicePage } from '@/content/billing';
import { FORMULA_TEXTS, HOSTILE_TEXTS } from '../../tests/support/hostile-texts';
import type { Invoice } from './invoice';
import { renderInvoicePdf } from './pdf';
import { FACES, toRuns, unprintableIn, type FaceName } from './print-faces';

test('writes the same bytes for an invoice each time', async () => {
  const [first, second] = [
    await renderInvoicePdf(INVOICE, SITE),
    await renderInvoicePdf({ ...INVOICE }, SITE),
  ];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});
test('says what is due and until when, and leads to its page to pay', async () => {
  const text = await readText(INVOICE);
  for (const words of ['Amount due by March 1, 2026', '$89.00', invoicePage.file.pay])
    expect(text).toContain(words);
  const source = Buffer.from(await renderInvoicePdf(INVOICE, SITE)).toString('latin1');
  expect(source).toContain(`/URI (${SITE}/invoice?key=k)`);
  const canceled = { ...INVOICE, state: 'void' as const };
  expect(await readText(canceled)).not.toContain(invoicePage.file.pay);
  expect(Buffer.from(await renderInvoicePdf(canceled, SITE)).toString('latin1')).not.toContain('/URI');
});

test('has every line, sum and fact of the invoice, in letters of many languages', async () => {
  const text = await readText({ ...INVOICE, customerName: 'Łukasz Dvořák-Ñandú' });
  for (const words of ['Invoice INV-00042', 'Basic plan', '$99.00', 'Credit for downtime', '−$10.00'])
    expect(text).toContain(words);
  for (const words of ['March 31, 2026', 'Total (USD)', '$89.00', 'Łukasz Dvořák-Ñandú', 'maria@example.com'])
    expect(text).toContain(words);
  expect(text).not.toContain(invoicePage.file.missing);
});

/** Without signs that nobody sees or that the fonts lack. */
function seen(shown: string): string {
  return shown.replace(/[\s\p{Cf}?＝]+/gu, '');
}

test.each([...HOSTILE_TEXTS, ...FORMULA_TEXTS])('%j as a name, an address and a line is text', async text => {
  const lines = [{ label: `${text} of a line`, minor: 9_900 }];
  const read = await readText({ ...INVOICE, customerName: text, customerEmail: `${text}@x`, lines });
  for (const shown of [text, `${text}@x`, `${text} of a line`]) expect(seen(read)).toContain(seen(shown));
  expect(read).toContain('Invoice INV-00042');
  const source = Buffer.from(await renderInvoicePdf({ ...INVOICE, customerName: text }, SITE)).toString(
    'latin1',
  );
  const own = `/S /URI\n/URI (${SITE}/invoice?key=k)`;
  expect(source.split(own), 'one link, our own').toHaveLength(2);
  expect(source.replace(own, '')).not.toMatch(/\/(?:JavaScript|JS|URI|Launch|OpenAction|AA)\b/);
});

test('shows a letter that it has no glyph for as such, and says so', async () => {
  const text = await readText({ ...INVOICE, customerName: '山田 Ana 🙂' });
  expect(text).toContain('?? Ana ?');
  expect(text).toContain(invoicePage.file.missing);
});

test.each([
  ['Vietnamese', 'Nguyễn Thị Đặng Ơn Phước'],
  ['the rest of Latin', 'Ḍalḥa Ṣūṭ Ẓafar Ẅ ẞ'],
  ['Greek', 'Ελένη Παπαδοπούλου Ἀθηνᾶ'],
  ['Cyrillic', 'Зоя Щербакова Ўткір Ґанна Ҳамид'],
  ['all in one name', 'Đỗ-Шевченко & Παύλος'],
])('has every letter of %s, in the file and in its text', async (_, customerName) => {
  const text = await readText({ ...INVOICE, customerName });
  expect(text).toContain(customerName.normalize('NFC'));
  expect(text).not.toContain(invoicePage.file.missing);
  const [first, second] = [
    await renderInvoicePdf({ ...INVOICE, customerName }, SITE),
    await renderInvoicePdf({ ...INVOICE, customerName }, SITE),
  ];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

test('counts letters as people do: a family is one, and so is a letter with marks', async () => {
  expect(await readText({ ...INVOICE, customerName: 'Ana 👨‍👩‍👧‍👦 Ruiz 🇻🇳' })).toContain('Ana ? Ruiz ?');
  expect(unprintableIn('Ana 👨‍👩‍👧‍👦 山田 👨‍👩‍👧‍👦')).toEqual(['👨‍👩‍👧‍👦', '山', '田']);
  expect(unprintableIn('Nguye\u0302\u0303n, Зоя, Ελένη')).toEqual([]);
});

test('sets a word in one face', () => {
  expect(toRuns('Ana Nguyễn').map(({ face, text }) => [face, text])).toEqual([
    ['latin', 'Ana '],
    ['notoLatin', 'Nguy'],
    ['notoVietnamese', 'ễ'],
    ['notoLatin', 'n'],
  ]);
});

test('says that an invoice was voided', async () => {
  expect(await readText({ ...INVOICE, state: 'void' })).toContain(invoicePage.titles.void);
  expect(await readText(INVOICE)).not.toContain(invoicePage.titles.void);
});

test('goes on over as many pages as it needs', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ label: `Add-on ${index}`, minor: index }));
  const text = await readText({ ...INVOICE, lines });
  expect(text).toContain('Add-on 0');
  expect(text).toContain('Add-on 59');
});

test.each(Object.keys(FACES) as FaceName[])(
  'the letters of the face %s are those that its file has',
  name => {
    const face = new Face(new Blob(readFileSync(`app/fonts/${FACES[name].file}.ttf`)));
    const letters = new RegExp(`^[${FACES[name].letters}]$`, 'u');
    const inFile = new Set(face.collectUnicodes());
    const missing = Array.from({ length: 0xa700 }, (_, code) => code).filter(
      code => code >= 0x20 && letters.test(String.fromCodePoint(code)) && !inFile.has(code),
    );
    expect(missing).toEqual([]);
  },
);

/** What a reader of the file sees: each run of glyphs, by the map that the font brings along. */
async function readText(invoice: Invoice): Promise<string> {
  const source = Buffer.from(await renderInvoicePdf(invoice, SITE)).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const streamOf = (id: string) => {
    const body = objects.get(id) ?? '';
    const bytes = body.slice(body.indexOf('stream\n') + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    return body.includes('FlateDecode')
      ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      : bytes;
  };
  const letters = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      const list = /\[([^\]]*)\]\s*endbfrange/.exec(streamOf(map))?.[1] ?? '';
      return [name, [...list.matchAll(/<([\da-f]+)>/gi)].map(([, hex = '']) => fromHex(hex))] as const;
    }),
  );
  const pages = [...objects]
    .filter(([, body]) => /^<<\n\/Length \d+\n/.test(body))
    .map(([id]) => streamOf(id));
  let font: readonly string[] = [];
  return pages
    .join('')
    .replaceAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|[^]/g, (_, name?: string, glyphs?: string) => {
      if (name !== undefined) font = letters.get(name) ?? [];
      const codes = [...(glyphs ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      return codes.map(code => font[Number.parseInt(code, 16)] ?? '').join('');
    });
}

function fromHex(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map(code => Number.parseInt(code, 16)));
}

const SITE = 'https://cornerpin.example';

const INVOICE: Invoice = {
  id: 'i',
  key: 'k',
  number: 'INV-00042',
  subscriptionId: 's',
  state: 'open',
  fromOn: '2026-03-01',
  untilOn: '2026-03-31',
  issuedOn: '2026-02-28',
  dueOn: '2026-03-01',
  lines: [
    { label: 'Basic plan', minor: 9_900 },
    { label: 'Credit for downtime', minor: -1_000 },
  ],
  totalMinor: 8_900,
  currency: 'USD',
  customerName: 'Maria Lee',
  customerEmail: 'maria@example.com',
  lateFrom: '2026-03-01',
  isHeld: false,
  stoppedOn: null,
  orderId: null,
  paidAt: null,
  reminders: 0,
  charges: 0,
  updatedAt: 1,
};
