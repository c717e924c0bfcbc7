import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAIL_KINDS, priorityOf, type MailKind, toOutboxRow } from '@/lib/mail/outgoing-mail';
import { noteNewestBackup } from '@/lib/watch/newest-backup';
import { readSiteFacts } from '@/lib/watch/site-facts';
import { onBothEngines } from '../../support/engines';
import { testSite } from '../../support/site';

const NOW = Date.parse('2026-07-06T15:00:00Z');

onBothEngines('what the metrics read', ({ name, database, clear }) => {
  beforeEach(clear);
  afterEach(clear);

  test('an empty site waits for nothing', async () => {
    const facts = await stored();
    expect(facts.outbox).toEqual([
      { class: 'transactional', waiting: 0, oldestSeconds: 0 },
      { class: 'agency', waiting: 0, oldestSeconds: 0 },
      { class: 'confirmation', waiting: 0, oldestSeconds: 0 },
      { class: 'newsletter', waiting: 0, oldestSeconds: 0 },
    ]);
    expect(facts).toMatchObject({ mailsUnsettled: 0, ordersByState: {}, backupMadeAt: 0 });
    expect(facts.checkups).toEqual({ queued: 0, running: 0 });
    expect(facts.openCases).toEqual({ dispute: 0, refund: 0, reversal: 0, unknown_payment: 0 });
  });

  test('each class has its count and the age of its oldest, without sent and failed emails', async () => {
    await queue('receipt', 5_000);
    await queue('lead-notify', 90_000);
    await queue('lead-notify', 30_000);
    await queue('lead-confirm', 600_000, 'sent');
    await queue('lead-confirm', 600_000, 'failed');
    await queue('lead-confirm', 600_000, 'bounced');
    const facts = await stored();
    expect(facts.outbox).toMatchObject([
      { waiting: 1, oldestSeconds: 5 },
      { waiting: 2, oldestSeconds: 90 },
      { waiting: 0, oldestSeconds: 0 },
      { waiting: 0 },
    ]);
    expect(facts.mailsUnsettled).toBe(2);
  });

  test('the newest backup has its time in seconds', async () => {
    await noteNewestBackup({ name: 'site-1.dump.age', at: NOW, isEncrypted: true }, { db: database() });
    expect((await stored()).backupMadeAt).toBe(NOW / 1_000);
  });

  test('PostgreSQL has a pool with figures, the embedded file none', async () => {
    const { pool } = await read();
    const figures = { total: expect.any(Number), idle: expect.any(Number), waiting: 0 };
    expect(pool).toEqual(name === 'embedded' ? null : figures);
  });

  function read() {
    return readSiteFacts(testSite(database(), { now: () => NOW }));
  }

  async function stored() {
    const facts = await read();
    if (!facts.writable) throw new Error('The database keeps nothing');
    return facts.stored;
  }

  async function queue(
    kind: MailKind,
    ageMs: number,
    state: 'queued' | 'sent' | 'failed' | 'bounced' = 'queued',
  ) {
    const id = crypto.randomUUID();
    expect(MAIL_KINDS).toHaveProperty([kind]);
    const mail = {
      idempotencyKey: `${kind}/${id}`,
      kind,
      subjectId: id,
      from: 'a@b.test',
      to: 'c@d.test',
      replyTo: null,
      subject: 's',
      html: 'h',
      text: 't',
    };
    const row = toOutboxRow(mail, { id, now: NOW - ageMs });
    await database()
      .insertInto('outbox')
      .values({ ...row, priority: priorityOf(kind), state })
      .execute();
  }
});
