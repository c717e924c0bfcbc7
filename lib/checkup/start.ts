import 'server-only';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkupWords as words } from '@/content/checkup';
import { facts as figures } from '@/content/facts';
import { site as agency } from '@/content/site';
import { isFromScript, refuseForm, type FormRefusal, type ParsedPost } from '@/lib/forms';
import type { Database } from '@/lib/site/db/tables';
import { clientAddressOf, isCrossSite, readSource, toSourceRow } from '@/lib/site/http/request';
import { respondJson, respondRedirect } from '@/lib/site/http/respond';
import { ID_ALPHABET } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { countHit } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText, parseJson } from '@/lib/site/text';
import { MINUTE_MS } from '@/lib/site/time';
import { parseTypedWebsite, siteOf } from './address';
import { checkupToken } from './checkups';
import { factsSchema, type Facts } from './facts';
import { reportOf } from './run';

/**
 * Answers the form of the checkup. It makes no request: names are looked up when the checkup runs. A robot's post and one
 * from another site are refused, because no one is lost with them.
 */
export async function answerCheckup(
  { submission, values }: Extract<ParsedPost, { kind: 'checkup' }>,
  request: Request,
  site: Site,
): Promise<Response> {
  const again = (refusal: Partial<FormRefusal & { kind: 'again' }>) =>
    refuseForm(
      { kind: 'again', formName: 'checkup-form', errors: [], values, status: 422, message: '', ...refusal },
      request,
      site,
    );
  const { problems } = words;
  if (site.env.CHECKUPS === 'off') return again({ status: 503, message: words.closed });
  if (submission.isTrapFilled || isCrossSite(request, site.env.SITE_URL))
    return again({ status: 403, message: problems.foreign });
  const url = parseTypedWebsite(submission.fields['website'] ?? '');
  if (url === null) {
    const errors = [{ name: 'website', message: problems.invalid }];
    return again({ errors, message: problems.invalid });
  }
  const outcome = await startCheckup(
    {
      url,
      business: submission.fields['businessName'] || null,
      town: submission.fields['town'] || null,
      phone: submission.fields['phone'] || null,
      submissionId: submission.submissionId,
      address: clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS),
      source: toSourceRow(
        readSource({ headers: request.headers, visit: submission.visit }, site.env.SITE_URL),
      ),
    },
    site,
  ).catch((error: unknown) => {
    site.logError('checkup_not_stored', error);
    return { kind: 'failed' } as const;
  });
  if (outcome.kind === 'started') {
    site.wakeCheckups();
    const { token } = outcome;
    return isFromScript(request)
      ? respondJson({ ok: true, token })
      : respondRedirect(routes.checkupReport(token));
  }
  if (outcome.kind === 'failed') return again({ status: 503, message: problems.failed });
  if (outcome.kind === 'full') return again({ status: 503, message: problems.full, retryAfterSeconds: 60 });
  const wait = describeWait(outcome.retryAfterSeconds);
  const said = { wait, phone: agency.phone.display, host: url.hostname };
  return again({
    status: 429,
    message: fillText(outcome.of === 'visitor' ? problems.visitor : problems.site, said),
    retryAfterSeconds: outcome.retryAfterSeconds,
  });
}

/**
 * Stores a checkup that waits to be run, or one that is done where the same page was measured within the hour: then
 * nothing is asked of the website again. The same submission is one checkup.
 */
export async function startCheckup(asked: AskedCheckup, site: Site): Promise<StartOutcome> {
  const { url, business, town, phone, submissionId, address, source } = asked;
  const now = site.now();
  const id = submissionId === null ? site.newId() : idOf([submissionId, url.href, business, town, phone]);
  const token = checkupToken({ id, createdAt: now }, site);
  const known = await findMeasured(url, site);
  const row = {
    id,
    url: url.href,
    site: siteOf(url.hostname),
    slot: null,
    attempts: 0,
    created_at: now,
    business,
    town,
    phone,
    ...source,
  };
  const report = known && reportOf(known, { business, town, phone });
  try {
    return await site.db.transaction().execute(async trx => {
      // The row comes first: of equal posts at one moment all but one end here, before they are counted.
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('checkups')
        .values(report ? { ...row, ...report, state: 'done', done_at: now } : { ...row, state: 'queued' })
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return repeatOf(id, trx, site);
      const count = async (of: 'visitor' | 'site' | 'all', what: string, limit: PerTime) => {
        const hit = {
          limit: { name: `checkup-${of}`, secret: site.secret('LIMITS_SECRET'), ...limit },
          address: what,
          now,
        };
        const allowance = await countHit(trx, hit);
        if (allowance.kind === 'allowed') return;
        const { retryAfterSeconds } = allowance;
        throw new RefusedError(of === 'all' ? { kind: 'full' } : { kind: 'limited', of, retryAfterSeconds });
      };
      await count('visitor', address, PER_VISITOR);
      if (report) return { kind: 'started', token } as const;
      const { waiting } = await trx
        .selectFrom('checkups')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('state', '=', 'queued')
        .executeTakeFirstOrThrow();
      if (waiting > WAITING_MAX) throw new RefusedError({ kind: 'full' });
      const { CHECKUPS_PER_SITE_PER_HOUR: perSite, CHECKUPS_PER_HOUR: perHour } = site.env;
      await count('site', row.site, { perMinute: perSite, perHour: perSite });
      await count('all', 'all', { perMinute: perHour, perHour });
      return { kind: 'started', token } as const;
    });
  } catch (error) {
    if (error instanceof RefusedError) return error.outcome;
    throw error;
  }
}

/** The same submission leads to its first checkup. */
async function repeatOf(id: string, trx: Kysely<Database>, site: Site): Promise<StartOutcome> {
  const row = await trx
    .selectFrom('checkups')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { kind: 'started', token: checkupToken({ id, createdAt: row.created_at }, site) };
}

export type AskedCheckup = {
  url: URL;
  business: string | null;
  town: string | null;
  phone: string | null;
  submissionId: string | null;
  /** The visitor's, for counting. */
  address: string;
  source: ReturnType<typeof toSourceRow>;
};

export type StartOutcome =
  | { kind: 'started'; token: string }
  | { kind: 'full' }
  | { kind: 'limited'; of: 'visitor' | 'site'; retryAfterSeconds: number };

/** What was measured of the same page within the hour. */
async function findMeasured(url: URL, { db, now }: Site): Promise<Facts | null> {
  const row = await db
    .selectFrom('checkups')
    .select('facts')
    .where('url', '=', url.href)
    .where('facts', 'is not', null)
    .where('done_at', '>', now() - figures.checkup.measuredMinutes * MINUTE_MS)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return factsSchema.safeParse(parseJson(row?.facts ?? null)).data ?? null;
}

/** An id as all of ours are, that the same submission has again. */
function idOf(parts: readonly (string | null)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return Array.from(digest.subarray(0, 26), byte => ID_ALPHABET[byte & 31]).join('');
}

/** Ends the transaction of a post that is one too many, so neither it nor its count stays. */
class RefusedError extends Error {
  override name = 'RefusedError';
  readonly outcome: Exclude<StartOutcome, { kind: 'started' }>;
  constructor(outcome: RefusedError['outcome']) {
    super('It is one too many');
    this.outcome = outcome;
  }
}

type PerTime = { perMinute: number; perHour: number };

const PER_VISITOR = { perMinute: 3, perHour: 10 };
const WAITING_MAX = 20;
