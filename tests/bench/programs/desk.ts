import { connect } from '@/lib/site/db/connect';
import { newId } from '@/lib/site/ids';
import { toCursorParam } from '@/lib/site/list-page';
import { foldForSearch } from '@/lib/site/search-text';
import { MINUTE_MS } from '@/lib/site/time';
import { openConfirmedSession } from '../../support/staff-session';
import { startBenchSite } from '../bench-site';
import { isShort, measureEach, measureMs, median, printTable, shortly } from '../figures';

const LEADS = isShort ? 10_000 : 100_000;
const TIMES = isShort ? 3 : 30;
const WARM_UP = 3;
const BATCH = 500;
const FORMS = ['contact-form', 'christmas-in-july-form', 'consultation-form', 'landing-form'];
const STATUSES = ['contacted', 'won', 'lost', 'contacted', 'lost', 'new'] as const;

const now = Date.now();
const site = await startBenchSite();
const db = connect({ databaseUrl: null, dataDir: site.dataDir });
const ids: string[] = [];
while (ids.length < LEADS) await storeBatch();
const cookie = await openConfirmedSession(db, 'export');

const middle = LEADS / 2;
const cursor = { direction: 'older', at: now - middle * MINUTE_MS, id: ids[middle] ?? '' } as const;
const LISTS: readonly [name: string, path: string, query: Record<string, string>][] = [
  ['first page', '/desk/leads', {}],
  [`page behind row ${middle}`, '/desk/leads', Object.fromEntries([toCursorParam(cursor)])],
  ['status won', '/desk/leads', { status: 'won' }],
  ['status and form', '/desk/leads', { status: 'lost', form: 'consultation-form' }],
  ['search, a frequent word', '/desk/leads', { q: 'bakery' }],
  ['search, one lead among all', '/desk/leads', { q: `visitor${0.7 * LEADS + 7}@` }],
  ['search, nothing', '/desk/leads', { q: 'zeppelin' }],
  ['today’s page, with every count', '/desk', {}],
];
const rows = [];
for (const [name, path, query] of LISTS) {
  const read = () => readPage(`${path}?${String(new URLSearchParams(query))}`);
  await measureEach(WARM_UP, read);
  rows.push([name, shortly(median(await measureEach(TIMES, read)))]);
}
rows.push(['all leads as CSV', shortly(await measureMs(exportLeads))]);
printTable(['list', 'ms'], rows);
await db.destroy();
await site.end();

/** Stores leads a minute apart, the newest first. */
async function storeBatch(): Promise<void> {
  const rows = Array.from({ length: BATCH }, () => {
    const index = ids.length;
    const id = newId();
    ids.push(id);
    const fields = {
      name: `Visitor Number ${index}`,
      email: `visitor${index}@shop.test`,
      businessName: index % 10 === 0 ? `Bakery ${index}` : `Garage ${index}`,
      message: `We open a second shop in May and would like a page for each. Number ${index}. `.repeat(4),
    };
    return {
      id,
      submission_id: id,
      received_at: now - index * MINUTE_MS,
      email: fields.email,
      name: fields.name,
      form_name: FORMS[index % FORMS.length] ?? '',
      status: index < 500 ? 'new' : (STATUSES[index % STATUSES.length] ?? 'new'),
      fields: JSON.stringify(fields),
      quarantine_reasons: '[]',
      is_late: 0,
      is_held: 0,
      search_text: foldForSearch(Object.values(fields).join(' ')),
    };
  });
  await db.transaction().execute(trx => trx.insertInto('leads').values(rows).execute());
}

async function readPage(path: string): Promise<void> {
  const answer = await fetch(site.origin + path, { headers: { cookie, connection: 'close' } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
}

async function exportLeads(): Promise<void> {
  const answer = await fetch(`${site.origin}/desk-actions/leads-export`, {
    method: 'POST',
    headers: { cookie, connection: 'close', 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  const lines = (await answer.text()).split('\r\n').length - 2;
  if (lines !== LEADS) throw new Error(`${lines} leads came out`);
}
