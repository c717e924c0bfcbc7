import 'server-only';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { checkupEvidence, checkupFindings, checkupUnknown, type CheckId } from '@/content/checkup-findings';
import { facts } from '@/content/facts';
import type { CheckupsTable } from '@/lib/site/db/tables';
import { toSource, type VisitSource } from '@/lib/site/http/request';
import { openSealedId, sealId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { parseJson } from '@/lib/site/text';
import { DAY_MS } from '@/lib/site/time';
import type { Findings } from './judge';
import type { UnknownReason } from './judging';

/** A checkup as its report, the desk and emails read it. */
export type Checkup = {
  id: string;
  state: CheckupsTable['state'];
  source: VisitSource;
  host: string;
  url: string;
  createdAt: number;
  doneAt: number | null;
  /** `report`, or the state that it ended with; null while it runs. */
  outcome: string | null;
  step: { name: string; done: number; of: number } | null;
  business: string | null;
  town: string | null;
  phone: string | null;
  result: CheckupResult | null;
};

/** What is stored of a finished checkup: its findings, or what the words of its state name. */
export type CheckupResult = z.infer<typeof resultSchema>;

/** Opens a report for anyone who has it, until the report goes. */
export function checkupToken({ id, createdAt }: { id: string; createdAt: number }, site: Site): string {
  const until = createdAt + facts.checkup.keptDays * DAY_MS;
  return sealId({ id, purpose: PURPOSE, until, secret: site.secret('LINKS_SECRET') });
}

/** The id in a link; null when it is forged or too old. */
function openCheckupToken(token: string, { env, now, secret }: Site): string | null {
  const previousSecrets = env.LINKS_SECRET_PREVIOUS ?? [];
  return openSealedId(token, {
    purpose: PURPOSE,
    now: now(),
    secret: secret('LINKS_SECRET'),
    previousSecrets,
  });
}

/** Null when the link is forged or too old, or the report was deleted. */
export async function findCheckup(token: string, site: Site): Promise<Checkup | null> {
  const id = openCheckupToken(token, site);
  return id === null ? null : findCheckupById(id, site);
}

async function findCheckupById(id: string, { db }: Pick<Site, 'db'>): Promise<Checkup | null> {
  const row = await db.selectFrom('checkups').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toCheckup(row) : null;
}

/** The checkup whose report a lead was sent; null when it was none, or the report is gone. */
export async function findCheckupOfLead(leadId: string, { db }: Pick<Site, 'db'>): Promise<Checkup | null> {
  const row = await db
    .selectFrom('checkups')
    .innerJoin('leads', 'leads.checkup_id', 'checkups.id')
    .selectAll('checkups')
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
  return row ? toCheckup(row) : null;
}

/** Whether its report may still come. */
export function isWaiting(checkup: Pick<Checkup, 'state'> | null): boolean {
  return checkup?.state === 'queued' || checkup?.state === 'running';
}

/** The report that a link opens is gone. False when there was none. */
export async function deleteCheckup(token: string, site: Site): Promise<boolean> {
  const id = openCheckupToken(token, site);
  if (id === null) return false;
  const { numDeletedRows } = await site.db
    .deleteFrom('checkups')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function toCheckup(row: Selectable<CheckupsTable>): Checkup {
  const result = resultSchema.safeParse(parseJson(row.findings));
  return {
    id: row.id,
    state: row.state,
    source: toSource(row),
    host: new URL(row.url).hostname,
    url: row.url,
    createdAt: row.created_at,
    doneAt: row.done_at,
    outcome: row.outcome,
    step: row.step === null ? null : { name: row.step, done: row.step_done ?? 0, of: row.step_of ?? 0 },
    business: row.business,
    town: row.town,
    phone: row.phone,
    result: result.success ? result.data : null,
  };
}

const ids = Object.keys(checkupFindings) as [CheckId, ...CheckId[]];
const evidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), text: z.string() }),
  z.object({ kind: z.literal('header'), name: z.string(), value: z.string() }),
  z.object({
    kind: z.literal('number'),
    says: z.enum(Object.keys(checkupEvidence) as [keyof typeof checkupEvidence]),
    values: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal('pair'), first: z.string(), second: z.string() }),
]);
const findings = z.object({
  version: z.number(),
  fix: z.array(
    z.object({
      id: z.enum(ids),
      severity: z.enum(['now', 'soon', 'later']),
      evidence,
      values: z.record(z.string(), z.string()),
      variant: z.string().nullable(),
    }),
  ),
  fine: z.array(z.enum(ids)),
  unknown: z.array(
    z.object({ id: z.enum(ids), why: z.enum(Object.keys(checkupUnknown) as [UnknownReason]) }),
  ),
}) satisfies z.ZodType<Findings>;
const resultSchema = z.union([
  z.object({
    kind: z.literal('report'),
    findings,
    pages: z.number(),
    requests: z.number(),
    tookMs: z.number(),
    isLimited: z.boolean(),
    generator: z.string(),
  }),
  z.object({ kind: z.literal('trouble'), detail: z.record(z.string(), z.string()) }),
]);

const PURPOSE = 'checkup';
