import { JSDOM } from 'jsdom';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startMailSimulator, type MailSimulator } from '../../simulators/mail/start';
import type { Database, OutboxRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { createResendGateway } from '@/lib/mail/adapters/resend-gateway';
import { createSqlOutboxStore } from '@/lib/mail/adapters/sql-outbox-store';
import { deliverOutbox, type DeliveryDeps } from '@/lib/mail/deliver-outbox';
import { toOutboxRow, type OutgoingMail } from '@/lib/mail/outgoing-mail';
import { createThrottle, type Sleep } from '@/lib/mail/throttle';
import { mailSettings as settingsOf, type MailSettings } from '@/lib/mail';
import type { Site } from '@/lib/site/site';
import type { Engine } from '../support/engines';
import { noDatabase, testSite } from '../support/site';

export const API_KEY = 're_test_key';
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret for the tests').toString('base64')}`;

/** A clock that only tests move, and a sleep that moves it instead of waiting. */
export function fakeTime(startAt = Date.parse('2026-07-06T15:00:00Z')) {
  let now = startAt;
  const advance = (ms: number) => {
    now += ms;
  };
  const sleep: Sleep = async ms => {
    advance(ms);
    await new Promise(resolve => {
      setImmediate(resolve);
    });
  };
  return { clock: { now: () => now }, advance, sleep };
}

export type FakeTime = ReturnType<typeof fakeTime>;

export function startSimulator(time: FakeTime, webhookUrl: string | null = null): Promise<MailSimulator> {
  return startMailSimulator({
    port: 0,
    apiKey: API_KEY,
    webhookUrl,
    webhookSecret: WEBHOOK_SECRET,
    now: time.clock.now,
  });
}

/** The provider beside a suite, and time for both. Each test finds it empty, as it finds the database. */
export function useResend(engine: Engine) {
  const time = fakeTime();
  let started: MailSimulator | undefined;
  const simulator = () => {
    if (!started) throw new Error('The simulator is started in beforeAll');
    return started;
  };
  beforeAll(async () => {
    started = await startSimulator(time);
  });
  afterAll(() => started?.close());
  beforeEach(async () => {
    simulator().reset();
    time.advance(60_000);
    await engine.clear();
  });
  return { time, simulator };
}

export function aMail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  const subjectId = change.subjectId ?? newId();
  return {
    idempotencyKey: `lead-notify/${subjectId}`,
    kind: 'lead-notify',
    subjectId,
    from: 'Cornerpin <hello@cornerpin.example>',
    to: 'leads@cornerpin.example',
    replyTo: 'ada@example.com',
    subject: 'New inquiry',
    html: '<p>Hello</p>',
    text: 'Hello',
    ...change,
  };
}

/** Stores mails as due now, and gives their outbox ids. */
export async function enqueue(
  db: Kysely<Database>,
  { mails, now }: { mails: readonly OutgoingMail[]; now: number },
): Promise<string[]> {
  const rows = mails.map(mail => toOutboxRow(mail, { id: newId(), now }));
  await db.insertInto('outbox').values(rows).execute();
  return rows.map(row => row.id);
}

/** What one process needs to deliver, with time that only the test moves. */
export function deliveryDeps(
  db: Kysely<Database>,
  { simulator, time, ...change }: DeliverySetup,
): DeliveryDeps {
  const { clock, sleep } = time;
  return {
    store: createSqlOutboxStore(db),
    gateway: createResendGateway({ apiKey: API_KEY, baseUrl: simulator.origin, clock, timeoutMs: 300 }),
    clock,
    newId,
    random: () => 0.5,
    pace: createThrottle({ clock, sleep, perSecond: 2 }),
    log: () => undefined,
    limit: 3,
    signal: new AbortController().signal,
    ...change,
  };
}

/** Delivers until no mail is waiting, moving the clock on when nothing is due and no other worker holds a lease. */
export async function deliverAll(db: Kysely<Database>, deps: DeliveryDeps, time: FakeTime): Promise<void> {
  for (;;) {
    const { claimed, pauseMs } = await deliverOutbox(deps);
    time.advance(pauseMs);
    if (claimed > 0) continue;
    const waiting = await db
      .selectFrom('outbox')
      .select(['state', 'next_attempt_at'])
      .where('state', 'in', ['queued', 'sending'])
      .execute();
    if (waiting.length === 0) return;
    const dueAt = Math.min(...waiting.map(row => row.next_attempt_at));
    const isSending = waiting.some(row => row.state === 'sending');
    await time.sleep(isSending ? 0 : Math.max(1, dueAt - time.clock.now()), deps.signal);
  }
}

export async function getRow(db: Kysely<Database>, id: string): Promise<OutboxRow> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A site whose emails are rendered. */
export const mailSite: Site = testSite(noDatabase, {
  env: {
    SITE_URL: 'https://cornerpin.example',
    MAIL_FROM: 'Cornerpin <hello@cornerpin.example>',
    MAIL_LEADS_TO: 'leads@cornerpin.example',
  },
});

/** Mail settings as the site has them. */
export const mailSettings: MailSettings = settingsOf(mailSite.env);

/** A text of content/ with its names in braces filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document;
}

/** A mail's labeled values, by label. */
export function rowsOf(html: string): Record<string, string> {
  const rows = Array.from(parseHtml(html).querySelectorAll('tr'));
  return Object.fromEntries(
    rows.map(row => [row.querySelector('th')?.textContent ?? '', row.querySelector('td')?.textContent ?? '']),
  );
}

type DeliverySetup = { simulator: MailSimulator; time: FakeTime } & Partial<DeliveryDeps>;
