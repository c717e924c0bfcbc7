import type { Kysely } from 'kysely';
import type { forms } from '@/content/forms';
import { newsletterPages } from '@/content/newsletter';
import { retention } from '@/content/retention';
import { site as agency } from '@/content/site';
import { insertIntegration } from '@/lib/integrations/integrations';
import type { Database } from '@/lib/site/db/tables';
import { toSearchText } from '@/lib/site/search-text';
import { newSecret } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { FIRST, LAST, type NewRows, pickOf, type Story } from './sample-draw';

type NewsletterRows = NewRows<'subscriptions' | 'newsletter_issues' | 'outbox' | 'leads'>;

/**
 * Readers, and what was written to them: a draft, an issue that is being sent, and those of the months before. No email
 * leaves: the next batch of the one that is being sent is a year away.
 */
export function drawNewsletter(story: Story): NewsletterRows {
  const { days, now, newId, random } = story;
  const rows: NewsletterRows = { subscriptions: [], newsletter_issues: [], outbox: [], leads: [] };
  const count = days > 7 ? 140 : days > 0 ? 3 : 0;
  for (let index = 0; index < count; index += 1) {
    const requestedAt = now - Math.floor(((count - index) / count) * days * DAY_MS) + HOUR_MS;
    const name = `${pickOf(FIRST, random)}.${pickOf(LAST, random)}`.toLowerCase();
    const email = `${name}${index + 1}@reader.example`;
    const confirmedAt = Math.min(now, requestedAt + 20 * MINUTE_MS);
    const end = random() < 0.1 && confirmedAt < now - 30 * DAY_MS;
    rows.leads.push(signUpOf({ id: newId(), submissionId: newId(), email, requestedAt }));
    rows.subscriptions.push({
      id: newId(),
      email,
      unsubscribe_key: newSecret(),
      requested_at: requestedAt,
      form_name: SIGN_UP,
      consent_text: newsletterPages.consent,
      confirmed_at: confirmedAt,
      ended_at: end ? confirmedAt + 25 * DAY_MS : null,
      end_reason: end ? pickOf(['unsubscribed', 'unsubscribed', 'bounced'] as const, random) : null,
    });
  }
  const addIssue = (state: 'draft' | 'sending' | 'sent', at: number, number: number) => {
    const [subject, markdown] = ISSUES[number % ISSUES.length] ?? ISSUES[0];
    const id = newId();
    const readers = rows.subscriptions.filter(
      ({ confirmed_at: from, ended_at: until }) => from <= at && (until ?? now + 1) > at,
    );
    const reached = state === 'draft' ? [] : readers.slice(0, state === 'sent' ? undefined : BATCH);
    rows.newsletter_issues.push({
      id,
      state,
      subject,
      markdown,
      created_at: at - DAY_MS,
      changed_at: at - HOUR_MS,
      started_at: state === 'draft' ? null : at,
      finished_at: state === 'sent' ? at + 2 * MINUTE_MS : null,
      next_batch_at: state === 'sending' ? now + 365 * DAY_MS : null,
      last_subscription_id: reached.at(-1)?.id ?? '',
    });
    const isEmptied = at < now - retention.sentMailDays * DAY_MS;
    for (const { id: reader, email } of reached) {
      const isBounced = random() < 0.01;
      rows.outbox.push({
        id: newId(),
        idempotency_key: `newsletter-issue/${id}/${reader}`,
        kind: 'newsletter-issue',
        subject_id: id,
        from_address: agency.email,
        to_address: email,
        reply_to: null,
        subject,
        html: '',
        text: isEmptied ? '' : markdown,
        state: isBounced ? 'bounced' : 'delivered',
        settled_at: isBounced && isEmptied ? at + DAY_MS : null,
        attempts: 1,
        next_attempt_at: at,
        lease_id: null,
        lease_until: null,
        first_attempt_at: at,
        sent_at: at + MINUTE_MS,
        provider_id: newId(),
        last_error: null,
        created_at: at,
      });
    }
  };
  if (days === 0) return rows;
  addIssue('draft', now - 2 * HOUR_MS, 0);
  if (days <= 7) return rows;
  addIssue('sending', now - 4 * MINUTE_MS, 1);
  for (let month = 1; month < 11; month += 1) addIssue('sent', now - month * 30 * DAY_MS, month + 1);
  return rows;
}

function signUpOf({ id, submissionId, email, requestedAt }: SignUp): NewsletterRows['leads'][number] {
  return {
    id,
    submission_id: submissionId,
    form_name: SIGN_UP,
    status: 'new',
    received_at: requestedAt,
    email,
    name: null,
    fields: JSON.stringify({ email }),
    quarantine_reasons: '[]',
    is_late: 0,
    search_text: toSearchText(email),
    follow_up_changed_at: requestedAt,
    message_count: 0,
    source: 'direct',
    entry_page: '/blog',
    form_page: '/blog',
  };
}

type SignUp = { id: string; submissionId: string; email: string; requestedAt: number };
/** The form by which readers sign up. */
const SIGN_UP = 'newsletter-form' satisfies keyof typeof forms;
/** So many of the issue that is being sent have theirs. */
const BATCH = 60;
const ISSUES = [
  [
    'Is your phone number the same everywhere?',
    'Search your business and count the numbers that you find.\n\n**Two numbers are one too many.** Correct the oldest listing first.',
  ],
  [
    'The hours that people see on a holiday',
    'Holiday hours take two minutes, and no one stands before a locked door.\n\n- Open your Google profile.\n- Choose *Special hours*.\n- Name the days.',
  ],
  [
    'One question to ask each happy customer',
    'Ask for a review on the day of the work. A week later it is forgotten.',
  ],
  [
    'What a photo of your door does',
    'People look for the door that they saw. A photo from across the street finds more customers than a logo.',
  ],
] as const;

/** Tools that get something: a team chat that took all but two events, books, and a spreadsheet that asks. */
export async function insertTools(
  trx: Kysely<Database>,
  { story: { days, now, newId, random }, told }: { story: Story; told: Told },
  site: Pick<Site, 'secret'>,
): Promise<NewRows<'webhook_deliveries'>['webhook_deliveries']> {
  if (days <= 7) return [];
  const add = async (tool: Parameters<typeof insertIntegration>[1], daysAgo: number, usedAt: number) => {
    const addedAt = now - daysAgo * DAY_MS;
    const id = await insertIntegration(trx, tool, { ...site, newId, now: () => addedAt });
    await trx.updateTable('integrations').set({ last_used_at: usedAt }).where('id', '=', id).execute();
    return id ?? '';
  };
  const chat = await add(
    {
      kind: 'webhook',
      name: 'Team chat',
      topics: ['leads', 'orders'],
      url: 'https://chat.example/hooks/desk',
    },
    ON_SINCE_DAYS,
    now - 40 * MINUTE_MS,
  );
  await add(
    { kind: 'feed', name: 'Spreadsheet of the month', topics: ['orders'], url: null },
    300,
    now - DAY_MS,
  );
  await add({ kind: 'feed', name: 'Wall screen', topics: ['leads'], url: null }, 45, now - 3 * HOUR_MS);
  const since = now - ON_SINCE_DAYS * DAY_MS;
  const events = [
    ...told.leads
      .filter(({ status, form_name: form }) => status !== 'spam' && form !== SIGN_UP)
      .map(({ id, received_at: at }) => ({ type: 'lead.created' as const, cause: id, subject: id, at })),
    ...told.order_events
      .filter(({ to_state: state }) => state === 'paid')
      .map(({ id, order_id: order, at }) => ({
        type: 'order.changed' as const,
        cause: id,
        subject: order,
        at,
      })),
  ]
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => other.at - one.at);
  return events.map(({ type, cause, subject, at }, index) => ({
    id: newId(),
    integration_id: chat,
    type,
    cause_id: cause,
    subject_id: subject,
    happened_at: at,
    created_at: at,
    ...(index === 0
      ? {
          state: 'queued',
          attempts: 3,
          next_attempt_at: now + HOUR_MS,
          last_error: 'It answered 503.',
        }
      : index === FAILED_AT
        ? {
            state: 'failed',
            attempts: 10,
            next_attempt_at: at,
            last_error: 'It did not answer within ten seconds.',
          }
        : {
            state: 'sent',
            attempts: random() < 0.05 ? 2 : 1,
            next_attempt_at: at + MINUTE_MS,
            last_error: null,
          }),
  }));
}

type Told = NewRows<'leads' | 'order_events'>;
/** Longer ago than a webhook looks back: nothing of the story goes out when the site starts. */
const ON_SINCE_DAYS = 58;
const FAILED_AT = 12;
