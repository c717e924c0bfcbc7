import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import { postPlainForm } from '../support/post-form';
import { startOwnSite, type OwnSite } from '../support/site-process';

// Promise U7 (docs/promises.md). Tables get other names under the running site: whatever asks for them fails.
const TABLES = ['accounts', 'leads', 'orders', 'sessions'] as const;
const PERSON = 'marker.person@mail.test';
const KEY = 'k'.repeat(26);
const COOKIE = `session=${'s'.repeat(43)}`;

let db: Kysely<Database>;
let site: OwnSite;

beforeEach(async () => {
  site = await startOwnSite();
  db = connect({ databaseUrl: null, dataDir: site.dataDir });
  return async () => {
    await db.destroy();
    await site.remove();
  };
});

test('an uncaught error is answered with 500 and a number that the log has beside the error', async () => {
  await renameTables(name => [name, `${name}_away`]);
  const failures = [
    await open(`/success?key=${KEY}&email=${PERSON}`),
    await open(`/account?email=${PERSON}`),
    await open(`/desk/leads?q=${PERSON}`),
    await open('/desk'),
    await post('/desk-actions/lead-note', { note: PERSON }),
  ];
  expect(pathsOf(failures, ({ status }) => status !== 500)).toEqual([]);
  expect(pathsOf(failures, saysDetails)).toEqual([]);
  const references = failures.map(({ path, words }) => REFERENCE.exec(words)?.[0] ?? `none on ${path}`);
  expect(new Set(references).size, 'each failure has a number of its own').toBe(failures.length);
  expect(references.filter(reference => !isExplained(reference))).toEqual([]);
  const lines = site.printed().split('\n');
  const unknown = failures.filter(({ id }) => !lines.some(line => line.includes(`"request":"${id}"`)));
  expect(
    pathsOf(unknown, () => true),
    'the response’s id is in the log',
  ).toEqual([]);
  expect(site.printed()).not.toContain(PERSON);
});

test('a caught error is answered in the handler’s own words, and the process goes on working', async () => {
  await renameTables(name => [name, `${name}_away`]);
  const order = { plan: 'basic', currency: 'USD', intent: 'CAPTURE', name: PERSON };
  const failures = [
    await post('/', { 'form-name': 'newsletter-form', email: PERSON }),
    await post('/', { 'form-name': 'signin-form', email: PERSON, password: 'marker-password' }),
    await post('/order', order),
    await post('/account-actions/sign-out', {}),
    await open(`/checkout/return?key=${KEY}&token=${PERSON}`),
  ];
  expect(pathsOf(failures, ({ status }) => status !== 503)).toEqual([]);
  expect(pathsOf(failures, saysDetails)).toEqual([]);
  expect(pathsOf(failures, ({ words }) => !/again|reload/i.test(words))).toEqual([]);
  expect(site.printed()).not.toContain(PERSON);
  await renameTables(name => [`${name}_away`, name]);
  expect((await post('/', { 'form-name': 'newsletter-form', email: PERSON })).status).toBe(303);
  expect((await open(`/success?key=${KEY}`)).status).toBe(200);
  expect((await open('/desk')).status, 'for whoever is no staff').toBe(404);
  expect(await site.stop(), 'the same process all along').toBe(0);
});

async function renameTables(names: (table: string) => [from: string, to: string]): Promise<void> {
  for (const [from, to] of TABLES.map(names))
    await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
}

async function open(path: string): Promise<Answer> {
  return read(await fetch(site.origin + path, { redirect: 'manual', headers: { cookie: COOKIE } }));
}

async function post(path: string, fields: Record<string, string>): Promise<Answer> {
  return read(await postPlainForm(site, fields, { path, headers: { cookie: COOKIE } }));
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const words = text.replaceAll(/<(script|style|title)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
  const id = answer.headers.get('x-request-id') ?? 'none';
  return { status: answer.status, path: new URL(answer.url).pathname, id, text, words };
}

function saysDetails({ text }: Answer): boolean {
  return /no such table|SQLITE|node:internal|\.next\/server/.test(text);
}

/** In one line of the log. */
function isExplained(reference: string): boolean {
  const lines = site.printed().split('\n');
  return lines.some(line => line.includes(`"reference":"${reference}"`) && line.includes('no such table'));
}

function pathsOf(answers: readonly Answer[], isMeant: (answer: Answer) => boolean): string[] {
  return answers.filter(isMeant).map(({ status, path }) => `${status} ${path}`);
}

/** `words` is what can be read without scripts. */
type Answer = { status: number; path: string; id: string; text: string; words: string };

const REFERENCE = /\b[0-9a-f]{8}\b/;
