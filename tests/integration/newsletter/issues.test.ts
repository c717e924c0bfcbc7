import { beforeEach, expect, test } from 'vitest';
import { seenOf } from '@/app/(desk)/desk/deed';
import { newsletterFigures } from '@/content/newsletter';
import { deliverOutbox } from '@/lib/mail/deliver';
import { applyMailEvent } from '@/lib/mail/webhook';
import { renderIssue } from '@/lib/newsletter/issue-mail';
import {
  countIssueMails,
  findIssue,
  issueVersion,
  sendDueBatches,
  type Issue,
} from '@/lib/newsletter/issues';
import { unsubscribe } from '@/lib/newsletter/newsletter';
import { eraseRows } from '@/lib/privacy/erase';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { SECOND_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { testMailSettings } from '../mail/fixtures';

const ONGOING = new AbortController().signal;

onBothEngines('an issue of the newsletter', engine => {
  beforeEach(() => engine.clear());
  const db = () => engine.database();
  const desk = aDesk(engine.database);
  const said = async () => (await desk.notices()).map(({ code }) => code);

  async function readers(count: number): Promise<string[]> {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      email: `reader${index}@shop.test`,
      unsubscribe_key: `key${index}`,
      requested_at: 1,
      form_name: 'newsletter-form',
      consent_text: 'Yes',
      confirmed_at: 1,
      ended_at: null,
      end_reason: null,
    }));
    await db().insertInto('subscriptions').values(rows).execute();
    return rows.map(({ email }) => email);
  }
  async function aDraft(fields: Record<string, string> = {}) {
    const staff = await desk.signInConfirmed('export');
    const id = newId();
    const draft = { issue: id, subject: 'News for July', markdown: 'Hello **you**.' };
    await desk.act('issue-save', { ...draft, ...fields }, staff);
    return { id, staff };
  }
  const issueOf = async (id: string) => {
    const issue = await findIssue(id, desk.site());
    if (!issue) throw new Error('No issue is stored');
    return issue;
  };
  const mails = () =>
    db()
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'newsletter-issue')
      .orderBy('to_address')
      .execute();
  const addresses = async () => (await mails()).map(mail => mail.to_address);
  const goOn = (site: Site = desk.site()) => sendDueBatches(site, ONGOING);
  const nextBatch = async (): Promise<void> => {
    desk.time.now += newsletterFigures.batchEverySeconds * SECOND_MS;
    await goOn();
  };
  const deliver = async (): Promise<string[]> => {
    const sent: string[] = [];
    const send = (mail: { id: string; to: string }) => {
      sent.push(mail.to);
      return Promise.resolve({ kind: 'sent' as const, providerId: `p-${mail.id}` });
    };
    await deliverOutbox({ limit: 500, pace: () => Promise.resolve(), signal: ONGOING, send }, desk.site());
    return sent.toSorted();
  };

  test('reaches each confirmed reader once, with one-click unsubscribing, however often it is started', async () => {
    desk.time.now = DESK_NOW;
    const everyone = await readers(3);
    const { id, staff } = await aDraft();
    const again = await desk.signInConfirmed('export', false);
    await Promise.all([
      desk.act('issue-send', { issue: id }, staff),
      desk.act('issue-send', { issue: id }, again),
    ]);
    expect((await said()).toSorted()).toEqual(['issue-started']);
    expect(desk.refusal()?.errors).toEqual({ seen: expect.stringContaining('It was sent.') });
    await Promise.all([goOn(), goOn(), goOn()]);
    await nextBatch();
    expect(await addresses()).toEqual(everyone);
    expect((await mails())[1]).toMatchObject({
      subject: 'News for July',
      priority: 3,
      unsubscribe_url: 'https://agency.test/newsletter/unsubscribe?key=key1',
    });
    expect((await mails())[1]?.html).toContain('key=key1');
    expect(await issueOf(id)).toMatchObject({ state: 'sent' });
    expect(await countIssueMails(id, db())).toEqual({ queued: 3, sent: 0, failed: 0, bounced: 0 });
    expect((await desk.audit()).filter(({ action }) => action === 'issue-sent')).toHaveLength(1);
  });

  test('goes on where a killed process stopped, batch by batch at its rate, and skips no one', async () => {
    const everyone = await readers(2 * newsletterFigures.batchSize + 1);
    const { id, staff } = await aDraft();
    await desk.act('issue-send', { issue: id }, staff);
    const killed = desk.site();
    await expect(
      goOn({ ...killed, newId: () => 'one id for all of a batch' }),
      'the batch is one transaction',
    ).rejects.toThrow(/constraint/i);
    expect(await addresses()).toEqual([]);
    await goOn();
    await goOn();
    expect(await addresses()).toHaveLength(newsletterFigures.batchSize);
    expect(await issueOf(id)).toMatchObject({ state: 'sending' });
    await nextBatch();
    await nextBatch();
    await nextBatch();
    expect((await addresses()).toSorted()).toEqual(everyone.toSorted());
    expect(await issueOf(id)).toMatchObject({ state: 'sent' });
  });

  test('does not reach who unsubscribes or is erased while it goes out', async () => {
    await readers(4);
    const { id, staff } = await aDraft();
    await unsubscribe('key0', desk.site());
    await desk.act('issue-send', { issue: id }, staff);
    await goOn();
    await unsubscribe('key1', desk.site());
    await eraseRows({ address: 'reader2@shop.test' }, db());
    expect(await deliver()).toEqual(['reader3@shop.test']);
    expect(await countIssueMails(id, db())).toEqual({ queued: 0, sent: 1, failed: 0, bounced: 0 });
  });

  test('counts what bounced, and those readers get no further issue', async () => {
    await readers(2);
    const { id, staff } = await aDraft();
    await desk.act('issue-send', { issue: id }, staff);
    await goOn();
    await deliver();
    const [first] = await mails();
    const event = { eventId: 'e1', type: 'email.bounced', providerId: `p-${first?.id ?? ''}` };
    const about = { outboxId: first?.id ?? '', repeatId: null, to: [first?.to_address ?? ''] };
    await applyMailEvent(
      { ...event, ...about, happenedAt: null, isTemporary: false, reason: 'gone' },
      desk.site(),
    );
    expect(await countIssueMails(id, db())).toMatchObject({ sent: 1, bounced: 1 });
  });

  test('is tested on its writer alone, and a test counts for nothing', async () => {
    await readers(2);
    const { id, staff } = await aDraft();
    await desk.act('issue-test', { issue: id }, staff);
    const tests = await db().selectFrom('outbox').selectAll().where('kind', '=', 'newsletter-test').execute();
    expect(tests).toMatchObject([{ subject: 'News for July', unsubscribe_url: null }]);
    expect(tests[0]?.to_address).toMatch(/@/);
    expect(await addresses()).toEqual([]);
    expect(await issueOf(id)).toMatchObject({ state: 'draft' });
  });

  test('keeps what a colleague saved meanwhile, and cannot be changed or deleted once it goes out', async () => {
    const { id, staff } = await aDraft();
    const save = (subject: string, issue: Issue) =>
      desk.act('issue-save', { issue: id, seen: seenOf(issueVersion(issue)), subject, markdown: 'x' }, staff);
    const opened = await issueOf(id);
    await save('Mine', opened);
    await save('Yours', opened);
    expect(desk.refusal()?.errors['seen']).toContain('The draft is now “Mine”.');
    expect(await issueOf(id)).toMatchObject({ subject: 'Mine' });
    const now = await issueOf(id);
    await desk.act('issue-send', { issue: id }, staff);
    await save('Late', now);
    await desk.act('issue-delete', { issue: id }, staff);
    expect(await issueOf(id)).toMatchObject({ subject: 'Mine', state: 'sending' });
  });

  test.each([
    ['subject', ''],
    ['subject', 'x'.repeat(50)],
    ['markdown', ' \n'],
  ])('is not saved where %s is %j', async (field, value) => {
    const id = newId();
    const staff = await desk.signInConfirmed('export');
    const draft = { issue: id, subject: 'News', markdown: 'Hello', [field]: value };
    await desk.act('issue-save', draft, staff);
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual([field]);
    expect(await findIssue(id, desk.site())).toBeNull();
  });
});

test('Markdown becomes an email in which nothing runs, loads or leads elsewhere', async () => {
  const markdown = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[run](javascript:alert(1)) [data](data:text/html,x) [site](https://example.com) ![p](https://e.test/p.png)',
    '{process.env.HOME} <Paragraph>jsx</Paragraph>',
    'import fs from "node:fs"',
  ].join('\n\n');
  const issue = { id: 'n1', subject: 'News', markdown };
  const mail = { kind: 'newsletter-issue', key: 'k', to: 'a@b.test', issue } as const;
  const { html } = await renderIssue({ ...mail, unsubscribeUrl: 'https://x.test/leave' }, testMailSettings);
  expect(html).not.toMatch(/<script|<img|href="(?!https?:|mailto:|tel:)/);
  expect(html).toContain('href="https://example.com"');
  expect(html).toContain('{process.env.HOME}');
});

test('what stands in angle brackets is read as it was typed, also beside the subject', async () => {
  const markdown =
    'We <3 plumbers, <Ana Ruiz> and rates < 5%. Write <a@shop.test> or <https://shop.test/x>.\n\n<Hello>';
  const mail = {
    kind: 'newsletter-issue',
    key: 'k',
    to: 'a@b.test',
    unsubscribeUrl: 'https://x.test/leave',
  } as const;
  const issue = { id: 'n1', subject: 'News', markdown };
  const sent = await renderIssue({ ...mail, issue }, testMailSettings);
  for (const words of ['We <3 plumbers, <Ana Ruiz> and rates < 5%. Write a@shop.test', '<Hello>'])
    expect(sent.text).toContain(words);
  expect(sent.html).toContain('href="mailto:a@shop.test"');
  expect(sent.html).toContain('href="https://shop.test/x"');
  expect(sent.html).toContain('&lt;Ana Ruiz&gt;');
});

test('a path of our own site becomes a whole address, and a mailbox shows no Markdown beside the subject', async () => {
  const markdown =
    '## Hours\n\n- Closed on *Thursday*\n- [Read the blog](/blog)\n\n1. [Elsewhere](//evil.test/x)';
  const mail = {
    kind: 'newsletter-issue',
    key: 'k',
    to: 'a@b.test',
    unsubscribeUrl: 'https://x.test/leave',
  } as const;
  const issue = { id: 'n1', subject: 'News', markdown };
  const { html } = await renderIssue({ ...mail, issue }, testMailSettings);
  expect(html).toContain(`href="${testMailSettings.siteUrl}/blog"`);
  expect(html).not.toContain('evil.test');
  expect(html).toContain('>Hours Closed on Thursday Read the blog Elsewhere<');
});
