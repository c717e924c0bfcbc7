import { JSDOM } from 'jsdom';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { mailSettings as settingsOf, type MailSettings } from '@/lib/mail';
import { deliverOutbox, type DeliveryRun } from '@/lib/mail/deliver';
import { toOutboxRow, type OutgoingMail } from '@/lib/mail/outgoing-mail';
import { createThrottle, type Sleep } from '@/lib/mail/worker';
import type { Database, OutboxRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { startMailSimulator, type MailSimulator } from '../../../simulators/mail/start';
import type { Engine } from '../../support/engines';
import { noDatabase, testSite, type SiteOverrides } from '../../support/site';

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

/** Stores mails as due now. Returns their outbox ids. */
export async function enqueue(
  db: Kysely<Database>,
  { mails, now }: { mails: readonly OutgoingMail[]; now: number },
): Promise<string[]> {
  const rows = mails.map(mail => toOutboxRow(mail, { id: newId(), now }));
  await db.insertInto('outbox').values(rows).execute();
  return rows.map(row => row.id);
}

/** A process that delivers, with time that only the test moves: its site, and one run of its worker. */
export function aDelivery(
  db: Kysely<Database>,
  { simulator, time, site, ...change }: DeliverySetup,
): { site: Site; run: DeliveryRun } {
  const { clock, sleep } = time;
  const env = { RESEND_API_KEY: API_KEY, RESEND_BASE_URL: simulator.origin, ...site?.env };
  return {
    site: testSite(db, { ...clock, ...site, env }),
    run: {
      random: () => 0.5,
      pace: createThrottle({ ...clock, sleep, perSecond: 2 }),
      limit: 3,
      signal: new AbortController().signal,
      ...change,
    },
  };
}

/** Delivers until no mail is waiting, moving the clock on when nothing is due and no other worker holds a lease. */
export async function deliverAll({ site, run }: ReturnType<typeof aDelivery>, time: FakeTime): Promise<void> {
  for (;;) {
    const { claimed, pauseMs } = await deliverOutbox(run, site);
    time.advance(pauseMs);
    if (claimed > 0) continue;
    const waiting = await site.db
      .selectFrom('outbox')
      .select(['state', 'next_attempt_at'])
      .where('state', 'in', ['queued', 'sending'])
      .execute();
    if (waiting.length === 0) return;
    const dueAt = Math.min(...waiting.map(row => row.next_attempt_at));
    const isSending = waiting.some(row => row.state === 'sending');
    await time.sleep(isSending ? 0 : Math.max(1, dueAt - time.clock.now()), run.signal);
  }
}

export async function getRow(db: Kysely<Database>, id: string): Promise<OutboxRow> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export const mailSite: Site = testSite(noDatabase, {
  env: {
    SITE_URL: 'https://cornerpin.example',
    MAIL_FROM: 'Cornerpin <hello@cornerpin.example>',
    MAIL_LEADS_TO: 'leads@cornerpin.example',
  },
});

export const testMailSettings: MailSettings = settingsOf(mailSite.env);

/** A text of content/ with its names in braces filled in. */
export function fillBraces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document;
}

export function labeledValues(html: string): Record<string, string> {
  const rows = Array.from(parseHtml(html).querySelectorAll('tr'));
  return Object.fromEntries(
    rows.map(row => [row.querySelector('th')?.textContent ?? '', row.querySelector('td')?.textContent ?? '']),
  );
}

type DeliverySetup = {
  simulator: MailSimulator;
  time: FakeTime;
  site?: SiteOverrides;
} & Partial<DeliveryRun>;
