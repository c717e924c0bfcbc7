import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import type { MailSimulator } from '@/simulators/mail/start';
import type { PayPalSimulator } from '@/simulators/paypal/start';
import { postPlainForm } from '../support/post-form';
import { countMailsWaiting } from '../support/read-storage';
import { providersOf, startMailProvider, startPayPal } from '../support/simulators';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

// Promises L19 (docs/leads.md) and B7 (docs/promises.md): what people type is looked for everywhere where it must not
// be.
const MARKERS = {
  name: 'Marker Quillfeather',
  email: 'marker.person@mail.test',
  phone: '+1 555 010 7788',
  message: 'marker-message-of-a-lead',
  password: 'marker-password-7391',
};
const TYPED = Object.values(MARKERS);

let dir = '';
let paypal: PayPalSimulator;
let mail: MailSimulator;
let site: SiteProcess;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-markers-'));
  // As a folder may be that was there before the site.
  chmodSync(dir, 0o755);
  const port = await freePort();
  paypal = await startPayPal(`http://127.0.0.1:${port}`);
  mail = await startMailProvider();
  site = startSite({ port, env: { DATA_DIR: dir, ...providersOf({ paypal, mail }) } });
  await site.ready();
});

afterAll(async () => {
  await site.kill();
  await Promise.all([paypal.close(), mail.close()]);
  rmSync(dir, { recursive: true, force: true });
});

test('what people type is in the store and the mails, and nowhere else: no log, no address, no cache, no PayPal', async () => {
  mail.setFault({ kind: 'unprocessable', times: 2 });
  const answers = [
    await post(contact()),
    await post({ ...contact(), email: `${MARKERS.email} twice@` }),
    await post({ ...contact(), 'office-fax': MARKERS.name }),
    await post(contact(), 'unknown-form'),
    await post(signUp()),
    await post({ 'form-name': 'signin-form', email: MARKERS.email, password: `${MARKERS.password}-wrong` }),
    await post({ 'form-name': 'signin-form', email: MARKERS.email, password: MARKERS.password }),
    await fetch(`${site.origin}/search?q=${encodeURIComponent(MARKERS.message)}`),
    ...(await payForAnOrder()),
  ];
  await vi.waitFor(async () => expect(await countMailsWaiting({ databaseUrl: null, dataDir: dir })).toBe(0), {
    timeout: 20_000,
    interval: 50,
  });

  expect(answers.map(leakOf).filter(Boolean)).toEqual([]);
  expect(markersIn(site.printed())).toEqual([]);
  const calls = paypal.calls().map(({ path, headers, body }) => `${path} ${JSON.stringify(headers)} ${body}`);
  expect(markersIn(calls.join('\n'))).toEqual([]);
  const stored = await everythingStored();
  expect(stored, 'the lead is kept').toContain(MARKERS.message);
  expect(stored, 'a password is kept as its hash only').not.toContain(MARKERS.password);
  expect(JSON.stringify(mail.messages())).not.toContain(MARKERS.password);
});

test.skipIf(process.platform !== 'linux')(
  'no one else on the machine reads what the site keeps, in a folder that is open to all',
  () => {
    const names = readdirSync(dir);
    expect(names).toContain(EMBEDDED_FILE);
    expect(names.filter(name => (statSync(join(dir, name)).mode & 0o077) !== 0)).toEqual([]);
    expect(readFileSync(`/proc/${site.pid}/status`, 'utf8')).toMatch(/^Umask:\s+0077$/m);
  },
);

/** Why an answer says more than it may to a cache, an address or a log in between; null when it does not. */
function leakOf(answer: Response): string | null {
  const headers = JSON.stringify([...answer.headers]);
  const markers = markersIn(headers);
  if (markers.length > 0) return `${answer.url}: ${markers.join()} in ${headers}`;
  const isPrivate =
    answer.url.includes('/search') || /no-store/.test(answer.headers.get('cache-control') ?? '');
  return isPrivate ? null : `${answer.url} may be kept by a cache`;
}

/** Also as an address or a form would write them. */
function markersIn(text: string): string[] {
  return TYPED.filter(marker => {
    const asForm = new URLSearchParams({ marker }).toString().slice('marker='.length);
    return [marker, encodeURIComponent(marker), asForm].some(form => text.includes(form));
  });
}

function contact(): Record<string, string> {
  const { name, email, phone, message } = MARKERS;
  return { 'form-name': 'contact-form', inquiry: 'general', name, email, phone, message };
}

function signUp(): Record<string, string> {
  const [firstName = '', lastName = ''] = MARKERS.name.split(' ');
  const { email, password } = MARKERS;
  return { 'form-name': 'signup-form', firstName, lastName, email, password, agreeTerms: 'true' };
}

function post(fields: Record<string, string>, formName?: string): Promise<Response> {
  return postPlainForm(site, { ...fields, ...(formName ? { 'form-name': formName } : {}) });
}

async function payForAnOrder(): Promise<Response[]> {
  const placed = await postPlainForm(
    site,
    {
      amount: '99.00',
      currency: 'USD',
      intent: 'CAPTURE',
      name: MARKERS.name,
      email: MARKERS.email,
    },
    { path: '/order' },
  );
  const token = new URL(placed.headers.get('location') ?? '').searchParams.get('token') ?? '';
  const returnUrl = paypal.approveOrder(token)?.returnUrl ?? '';
  const returned = await fetch(`${returnUrl}&token=${token}`, { redirect: 'manual' });
  const receipt = await fetch(new URL(returned.headers.get('location') ?? '', site.origin));
  return [placed, returned, receipt];
}

async function everythingStored(): Promise<string> {
  const db = connect({ databaseUrl: null, dataDir: dir });
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
  await db.destroy();
  return JSON.stringify(rows.map(({ rows }) => rows));
}
