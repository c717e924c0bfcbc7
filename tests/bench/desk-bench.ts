/**
 * The agency's desk with 100,000 leads in the embedded file: what a list costs in the database, and as a whole page of
 * the built site. Part of `npm run bench`.
 */
import { connect } from '@/lib/site/db/connect';
import { listLeads } from '@/lib/desk/leads.sql';
import { toCursorParam, type Cursor, type LeadFilter } from '@/lib/desk/lists';
import { newId } from '@/lib/site/ids';
import { leadSearchText } from '@/lib/leads/submit';
import { openConfirmedSession } from '../support/staff-session';
import { startBenchSite } from './bench-site';
import { isShort, median, printTable, shortly, measureMs } from './figures';

const LEADS = isShort ? 10_000 : 100_000;
const TIMES = isShort ? 3 : 30;
const WARM_UP = 3;
const BATCH = 500;
const now = Date.now();

const site = await startBenchSite();
await site.ready();
const db = connect({ databaseUrl: null, dataDir: site.dataDir });
const deep = await fill();
const cookie = await openConfirmedSession(db, 'export');
const ALL = { status: null, formName: null, text: '', isUnanswered: false, isOverdue: false } as const;
const [cursorName, cursorValue] = toCursorParam(deep);
const one = `visitor${0.7 * LEADS + 7}@`;

console.log(`${LEADS.toLocaleString('en-US')} leads, medians of ${TIMES}:\n`);
printTable(
  ['list', 'rows', 'in the database, ms', 'as a page, ms'],
  [
    await compare('first page', ALL, ''),
    await compare(`page behind row ${LEADS / 2}`, { ...ALL, cursor: deep }, `?${cursorName}=${cursorValue}`),
    await compare('status won', { ...ALL, status: 'won' }, '?status=won'),
    await compare(
      'status and form',
      { ...ALL, status: 'lost', formName: 'consultation-form' },
      '?status=lost&form=consultation-form',
    ),
    await compare('search, a frequent word', { ...ALL, text: 'bakery' }, '?q=bakery'),
    await compare('search, one lead among all', { ...ALL, text: one }, `?q=${encodeURIComponent(one)}`),
    await compare('search, nothing', { ...ALL, text: 'zeppelin' }, '?q=zeppelin'),
    ['today’s page, with every count', '', '', shortly(await pageTime('/desk'))],
    ['all leads as CSV', LEADS, '', shortly(await exportTime())],
  ],
);
await db.destroy();
await site.end();

/** Stores the leads, a minute apart. Returns the cursor in their middle. */
async function fill(): Promise<Cursor> {
  const forms = ['contact-form', 'christmas-in-july-form', 'consultation-form', 'newsletter-form'];
  const statuses = ['contacted', 'won', 'lost', 'contacted', 'lost', 'new'] as const;
  let middle: Cursor | null = null;
  for (let start = 0; start < LEADS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, offset) => {
      const index = start + offset;
      const id = newId();
      const fields = {
        name: `Visitor Number ${index}`,
        email: `visitor${index}@shop.test`,
        businessName: index % 10 === 0 ? `Bakery ${index}` : `Garage ${index}`,
        message: `We open a second shop in May and would like a page for each. Number ${index}. `.repeat(4),
      };
      const at = now - index * 60_000;
      if (index === LEADS / 2) middle = { direction: 'older', at, id };
      return {
        id,
        submission_id: id,
        received_at: at,
        email: fields.email,
        name: fields.name,
        form_name: forms[index % forms.length] ?? '',
        status: index < 500 ? ('new' as const) : (statuses[index % statuses.length] ?? 'new'),
        fields: JSON.stringify(fields),
        quarantine_reasons: '[]',
        is_late: 0,
        is_held: 0,
        search_text: leadSearchText(fields),
      };
    });
    await db.transaction().execute(trx => trx.insertInto('leads').values(rows).execute());
  }
  if (!middle) throw new Error('There is no middle');
  return middle;
}

async function compare(
  name: string,
  { cursor = null, ...filter }: LeadFilter & { cursor?: Cursor | null },
  search: string,
): Promise<(string | number)[]> {
  const read = () => listLeads({ filter, cursor }, { db, now: Date.now });
  const { rows } = await read();
  const inDatabase = await medianOf(read);
  const asPage = await pageTime(`/desk/leads${search}`);
  return [name, rows.length, shortly(inDatabase), shortly(asPage)];
}

function pageTime(path: string): Promise<number> {
  return medianOf(async () => {
    const answer = await fetch(site.origin + path, { headers: { cookie, connection: 'close' } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  });
}

function exportTime(): Promise<number> {
  return measureMs(async () => {
    const answer = await fetch(`${site.origin}/desk-actions/leads-export`, {
      method: 'POST',
      headers: { cookie, connection: 'close', 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    const lines = (await answer.text()).split('\r\n').length - 2;
    if (lines !== LEADS) throw new Error(`${lines} leads came out`);
  });
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  for (let index = 0; index < WARM_UP; index += 1) await work();
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) times.push(await measureMs(work));
  return median(times);
}
