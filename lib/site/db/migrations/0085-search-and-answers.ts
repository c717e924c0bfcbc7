import { domainToUnicode } from 'node:url';
import { sql, type Kysely } from 'kysely';

/**
 * What staff find leads and orders by: one fold for all of it, and for notes, messages and next steps, too. What an answer's
 * writer is known by, when a lead's status was set, and addresses with the letters of their domains.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead_notes').addColumn('search_text', 'text').execute();
  await db.schema.alterTable('lead_messages').addColumn('search_text', 'text').execute();
  await db.schema
    .alterTable('lead_messages')
    .addColumn('is_automatic', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('lead_messages').addColumn('authentication', 'text').execute();
  await db.schema.alterTable('leads').addColumn('next_step_search', 'text').execute();
  await db.schema.alterTable('leads').addColumn('status_at', 'bigint').execute();
  await db.schema
    .createIndex('lead_notes_by_lead')
    .ifNotExists()
    .on('lead_notes')
    .column('lead_id')
    .execute();
  await sql`update leads set status_at = (select max(at) from desk_audit
    where subject_id = leads.id and action in ('lead-status', 'lead-rescued', 'lead-spam'))`.execute(db);
  for (const [table, column] of ADDRESSES) await readColumn(db, table, column);
  await fill(db, sql`select id, fields as text, next_step as step from leads`, async ({ id, text, step }) => {
    const found = searchText(
      Object.values(JSON.parse(text) as Record<string, unknown>)
        .map(String)
        .join('\n')
        .slice(0, SEARCH_TEXT_MAX),
    );
    await sql`update leads set search_text = ${found}, next_step_search = ${step === null ? null : searchText(step)}
      where id = ${id}`.execute(db);
  });
  await fill(db, sql`select id, payer_name as text, payer_email as step from orders`, async row => {
    const found = searchText([orderNumber(row.id), row.text, row.step].filter(Boolean).join('\n'));
    await sql`update orders set search_text = ${found} where id = ${row.id}`.execute(db);
  });
  await fill(db, sql`select id, text, null as step from lead_notes`, async ({ id, text }) => {
    await sql`update lead_notes set search_text = ${searchText(text)} where id = ${id}`.execute(db);
  });
  await fill(
    db,
    sql`select id, subject || ${'\n'} || coalesce(from_address, '') || ${'\n'} || text as text, null as step
      from lead_messages`,
    async ({ id, text }) => {
      await sql`update lead_messages set search_text = ${searchText(text)} where id = ${id}`.execute(db);
    },
  );
}

type Row = { id: string; text: string; step: string | null };

/** Each row once, in batches. */
async function fill(
  db: Kysely<unknown>,
  rowsOf: ReturnType<typeof sql>,
  write: (row: Row) => Promise<void>,
): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<Row>`${rowsOf} where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const row of rows) await write(row);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** Another row may have the address as it reads already: then this one stays as it is. */
async function readColumn(db: Kysely<unknown>, tableName: string, columnName: string): Promise<void> {
  const [table, column] = [sql.table(tableName), sql.ref(columnName)];
  const { rows } = await sql<{ id: string; address: string }>`
    select id, ${column} as address from ${table} where ${column} like '%xn--%'`.execute(db);
  for (const { id, address } of rows) {
    const readable = readAddress(address);
    if (readable !== address)
      await sql`update ${table} set ${column} = ${readable} where id = ${id}
        and not exists (select 1 from ${table} as others where others.${column} = ${readable} and ${sql.lit(UNIQUE.includes(tableName) ? 1 : 0)} = 1)`.execute(
        db,
      );
  }
}

const ADDRESSES = [
  ['leads', 'email'],
  ['orders', 'payer_email'],
  ['accounts', 'email'],
  ['subscriptions', 'email'],
  ['payment_links', 'email'],
  ['billing_subscriptions', 'customer_email'],
  ['lead_messages', 'from_address'],
] as const;
const UNIQUE = ['accounts', 'subscriptions'];

/** As lib/site/stored-address.ts read them at the time of this step. */
function readAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return (address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at))).toLowerCase();
}

/** As lib/site/search-text.ts wrote it at the time of this step. */
function searchText(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, toDigit);
  const digits = Array.from(plain.matchAll(/\d(?:[ \t()./\u2010-\u2015\u2212-]{0,3}\d){4,30}/g), ([number]) =>
    number.replace(/\D/g, ''),
  );
  return [fold(text), ...digits].join('\n');
}

function fold(text: string): string {
  return text
    .replace(/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g, '')
    .replace(/[\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018-\u201b\u2032\u2035\ua78c\uff07']/g, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđðħŧıßæœþς]/g, letter => LETTERS[letter] ?? letter)
    .replace(/[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d-]/g, ' ');
}

function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return sign;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function orderNumber(id: string): string {
  const signs = id.slice(0, 10).toUpperCase();
  return `CP-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};
const BATCH = 500;
const SEARCH_TEXT_MAX = 4_000;
