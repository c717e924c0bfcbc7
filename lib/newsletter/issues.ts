import 'server-only';
import { PostgresAdapter, type Kysely, type Transaction } from 'kysely';
import { newsletterFigures } from '@/content/newsletter';
import { mailSettings, parseAddress, tell, toOutboxRow, type OutgoingMail, type Told } from '@/lib/mail';
import type { Database, NewsletterIssueRow } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { newSecret } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { SECOND_MS } from '@/lib/site/time';
import { findTextProblem, renderIssue } from './issue-mail';

/** `sending`: batch after batch goes into the outbox. `sent`: the last reader's is in it. */
export type Issue = NewsletterIssueRow;

/** What a form about an issue is opened with: another one after each save, and when it goes out. Null was never saved. */
export function issueVersion(issue: Issue | null): string {
  return issue === null ? '' : `${issue.state} ${issue.changed_at}`;
}

/** How many emails of an issue are in the outbox, by what became of them. */
export type IssueCounts = { queued: number; sent: number; failed: number; bounced: number };

export async function findIssue(id: string, { db }: Pick<Site, 'db'>): Promise<Issue | null> {
  if (!isId(id)) return null;
  const row = await db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The newest first, with what became of their emails. */
export async function listIssues({ db }: Pick<Site, 'db'>): Promise<(Issue & { counts: IssueCounts })[]> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(newsletterFigures.listedIssues)
    .execute();
  return Promise.all(issues.map(async issue => ({ ...issue, counts: await countIssueMails(issue.id, db) })));
}

export async function countIssueMails(id: string, db: Kysely<Database>): Promise<IssueCounts> {
  const rows = await db
    .selectFrom('outbox')
    .select(row => ['state', row.fn.countAll().as('count')])
    .where('kind', '=', 'newsletter-issue')
    .where('subject_id', '=', id)
    .groupBy('state')
    .execute();
  const sum = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((total, { count }) => total + Number(count), 0);
  return {
    queued: sum('queued', 'sending'),
    sent: sum('sent', 'delivered'),
    failed: sum('failed'),
    bounced: sum('bounced', 'complained'),
  };
}

/**
 * Stores a draft, if it is still as the page showed it: `changedAt` is what that said, 0 for a new one. `changed`: someone
 * else saved it meanwhile, or it has gone out.
 */
export async function saveIssue(draft: Draft, site: Site): Promise<SaveOutcome> {
  const { id, subject, markdown, changedAt, staffId } = draft;
  const problem = await findIssueProblem({ id, subject, markdown }, site);
  if (problem !== null) return { kind: 'unrenderable', problem };
  const now = Math.max(site.now(), changedAt + 1);
  return site.db.transaction().execute(async trx => {
    const values = { subject, markdown, changed_at: now, problem: null };
    const { numInsertedOrUpdatedRows } =
      changedAt === 0
        ? await trx
            .insertInto('newsletter_issues')
            .values({ id, state: 'draft', created_at: now, ...values })
            .onConflict(conflict => conflict.column('id').doNothing())
            .executeTakeFirst()
        : { numInsertedOrUpdatedRows: await updateDraft(trx, { id, changedAt, values }) };
    if (numInsertedOrUpdatedRows !== 1n) return { kind: 'changed' };
    await insertAudit(trx, { actorId: staffId, action: 'issue-saved', subjectId: id }, site);
    return { kind: 'done' };
  });
}

/** `unrenderable`: nothing is stored, because no email can be made of it. */
type SaveOutcome = { kind: 'done' | 'changed' } | { kind: 'unrenderable'; problem: string };

/** Why no email can be made of an issue, in words; null when one can. */
export async function findIssueProblem(
  issue: Pick<Issue, 'id' | 'subject' | 'markdown'>,
  { env, logError }: Site,
): Promise<string | null> {
  const problem = findTextProblem(issue.markdown);
  if (problem !== null) return problem;
  const unsubscribeUrl = env.SITE_URL + routes.newsletterLeave();
  const test = { kind: 'newsletter-test', key: issue.id, to: '', issue, unsubscribeUrl } as const;
  try {
    await renderIssue(test, mailSettings(env));
    return null;
  } catch (error) {
    logError('issue_unrenderable', error);
    return 'No email can be made of this text. Look for a mark that was opened and not closed.';
  }
}

async function updateDraft(
  trx: Kysely<Database>,
  { id, changedAt, values }: { id: string; changedAt: number; values: Partial<NewsletterIssueRow> },
): Promise<bigint> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_issues')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('changed_at', '=', changedAt)
    .executeTakeFirst();
  return numUpdatedRows;
}

type Draft = { id: string; subject: string; markdown: string; changedAt: number; staffId: string };

/** Deletes a draft, if it is still as the page showed it. What has gone out stays. */
export async function deleteIssue(
  { id, changedAt, staffId }: { id: string; changedAt: number; staffId: string },
  site: Site,
): Promise<boolean> {
  return site.db.transaction().execute(async trx => {
    const { numDeletedRows } = await trx
      .deleteFrom('newsletter_issues')
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .where('changed_at', '=', changedAt)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
    await insertAudit(trx, { actorId: staffId, action: 'issue-deleted', subjectId: id }, site);
    return true;
  });
}

/** Sends an issue to the member of staff who wrote it, as readers would get it. Its link to unsubscribe is nobody's. Null when there is no such issue. */
export async function sendIssueTest(
  { id, to, staffId }: { id: string; to: string; staffId: string },
  site: Site,
): Promise<Told | null> {
  const issue = await findIssue(id, site);
  if (!issue || (await findIssueProblem(issue, site)) !== null) return null;
  const unsubscribeUrl = site.env.SITE_URL + routes.newsletterLeave();
  const key = `${id}/${site.newId()}`;
  const test = { kind: 'newsletter-test', key, to, issue, unsubscribeUrl } as const;
  const mail = await renderIssue(test, mailSettings(site.env));
  const told = await site.db.transaction().execute(async trx => {
    await insertAudit(trx, { actorId: staffId, action: 'issue-tested', subjectId: id }, site);
    return tell(trx, parseAddress(to) === null ? [] : [mail], site);
  });
  site.wakeDelivery();
  return told;
}

/**
 * Begins to send a draft to every reader, if it is still as the page showed it and can be made into an email. The rounds do
 * the rest.
 */
export async function startIssue(
  { id, changedAt, staffId }: { id: string; changedAt: number; staffId: string },
  site: Site,
): Promise<boolean> {
  const now = site.now();
  const issue = await findIssue(id, site);
  if (!issue || (await findIssueProblem(issue, site)) !== null) return false;
  return site.db.transaction().execute(async trx => {
    const values = { state: 'sending', started_at: now, next_batch_at: now } as const;
    if ((await updateDraft(trx, { id, changedAt, values })) !== 1n) return false;
    await insertAudit(trx, { actorId: staffId, action: 'issue-sent', subjectId: id }, site);
    return true;
  });
}

/** Puts the batches that are due into the outbox. Any number of processes may do it at once. */
export async function sendDueBatches(site: Site, stopping: AbortSignal): Promise<void> {
  const due = await site.db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('state', '=', 'sending')
    .where('next_batch_at', '<=', site.now())
    .execute();
  for (const issue of due) {
    if (stopping.aborted) return;
    const problem = await findIssueProblem(issue, site);
    await (problem === null ? sendBatch(issue, site) : stopIssue(issue, problem, site));
  }
}

/** One that can't be made into an email is not tried again: its row keeps the reason. What went out before stays. */
async function stopIssue(issue: Issue, problem: string, { db, now, logError }: Site): Promise<void> {
  const isBegun = issue.last_subscription_id !== '';
  const values = isBegun
    ? { state: 'sent' as const, finished_at: now() }
    : { state: 'draft' as const, started_at: null, next_batch_at: null };
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set({ ...values, problem })
    .where('id', '=', issue.id)
    .where('state', '=', 'sending')
    .where('last_subscription_id', '=', issue.last_subscription_id)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) logError('issue_stopped', new Error(problem));
}

/**
 * One transaction: the emails of the next readers, and how far the issue has come. Killed in it, nothing has happened; the
 * issue's row keeps a second process waiting, which then finds its batch done.
 */
async function sendBatch(issue: Issue, site: Site): Promise<void> {
  // The readers' emails differ in this alone.
  const placeholder = newSecret();
  const url = site.env.SITE_URL + routes.newsletterLeave(placeholder);
  const draft = { kind: 'newsletter-issue', key: issue.id, to: '', issue, unsubscribeUrl: url } as const;
  const template = await renderIssue(draft, mailSettings(site.env));
  const now = site.now();
  await site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set({ next_batch_at: now + newsletterFigures.batchEverySeconds * SECOND_MS })
      .where('id', '=', issue.id)
      .where('state', '=', 'sending')
      .where('last_subscription_id', '=', issue.last_subscription_id)
      .where('next_batch_at', '<=', now)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    const readers = await listNextReaders(trx, issue.last_subscription_id);
    const mails = readers.flatMap(({ id, email, unsubscribe_key }) =>
      addressTo(template, {
        to: email,
        key: `${issue.id}/${id}`,
        placeholder,
        unsubscribeKey: unsubscribe_key,
      }),
    );
    if (mails.length > 0)
      await trx
        .insertInto('outbox')
        .values(mails.map(mail => toOutboxRow(mail, { id: site.newId(), now })))
        .onConflict(conflict => conflict.column('idempotency_key').doNothing())
        .execute();
    const last = readers.at(-1);
    const isDone = !last || readers.length < newsletterFigures.batchSize;
    await trx
      .updateTable('newsletter_issues')
      .set({
        ...(last ? { last_subscription_id: last.id } : {}),
        ...(isDone ? { state: 'sent' as const, finished_at: now } : {}),
      })
      .where('id', '=', issue.id)
      .execute();
  });
  site.wakeDelivery();
}

/** Locked, so who unsubscribes at this moment waits, and their email is then found and not sent (lib/mail/deliver.ts). */
function listNextReaders(trx: Transaction<Database>, after: string) {
  const locksRows = trx.getExecutor().adapter instanceof PostgresAdapter;
  return trx
    .selectFrom('subscriptions')
    .select(['id', 'email', 'unsubscribe_key'])
    .where('id', '>', after)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(newsletterFigures.batchSize)
    .$if(locksRows, query => query.forShare())
    .execute();
}

function addressTo(
  template: OutgoingMail,
  { to, key, placeholder, unsubscribeKey }: Record<'to' | 'key' | 'placeholder' | 'unsubscribeKey', string>,
): OutgoingMail[] {
  if (parseAddress(to) === null) return [];
  const fill = (text: string) => text.replaceAll(placeholder, unsubscribeKey);
  return [
    {
      ...template,
      idempotencyKey: `${template.kind}/${key}`,
      to,
      html: fill(template.html),
      text: fill(template.text),
      unsubscribeUrl: fill(template.unsubscribeUrl ?? ''),
    },
  ];
}
