import { beforeEach, expect, test } from 'vitest';
import { callPage } from '@/content/calls';
import { deskNotices, type PromiseCode } from '@/content/desk';
import { bookCall, cancelCallAtDesk, findCallChoice } from '@/lib/bookings/bookings';
import { followToken } from '@/lib/leads';
import { findRequest, chooseAnswerEmail } from '@/lib/leads/requests';
import type { MailKind } from '@/lib/mail/outgoing-mail';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

/**
 * For each kind of email: which notice of the desk promises it, or why none does. What is said when no email can go is in
 * the notice itself. A new kind does not compile without its line.
 */
const PROMISES = {
  'account-confirm': { never: 'the form refuses an address that no email reaches' },
  'account-reset': { never: 'the page promises it only if there is such an account' },
  'account-exists': { never: 'nothing promises it' },
  'account-password': { never: 'nothing promises it' },
  'account-passkey': { never: 'nothing promises it' },
  'account-attacked': { never: 'nothing promises it' },
  'account-move': { never: 'nothing is changed unless both emails are queued' },
  'staff-invited': { said: 'staff-invited' },
  receipt: { never: 'the page says it of an order with an address only' },
  'lead-reply': { never: 'the form is refused without an address' },
  'refund-notice': { said: 'refund-completed' },
  'payment-declined': { never: 'nothing promises it' },
  'order-notify': { never: 'it goes to the agency' },
  'order-attention': { never: 'it goes to the agency' },
  'refund-failed': { never: 'it goes to the agency' },
  'order-reversal': { never: 'it goes to the agency' },
  'order-dispute': { never: 'it goes to the agency' },
  'order-duplicate': { never: 'it goes to the agency' },
  'order-buyer': { never: 'it goes to the agency' },
  'payment-link': { said: 'payment-link-sent' },
  invoice: { said: 'invoice-sent' },
  'invoice-reminder': { never: 'the plan’s page lists what went out' },
  'plan-notice': { said: 'plan-credited' },
  'billing-notice': { never: 'it goes to the agency' },
  'unknown-payment': { never: 'it goes to the agency' },
  'lead-notify': { never: 'it goes to the agency' },
  'lead-answer-notify': { never: 'it goes to the agency' },
  'lead-handed-over': { said: 'follow-up-handed-over' },
  'desk-report': { never: 'it goes to the agency' },
  'desk-digest': { never: 'it goes to the agency' },
  'lead-confirm': { said: 'released' },
  'lead-answered': { never: 'it is offered only where an email can go' },
  'call-held': { never: 'a time that can’t be emailed is not taken' },
  'call-booked': { said: 'call-done' },
  'call-notify': { never: 'it goes to the agency' },
  'checkup-report': { never: 'the form refuses an address that no email reaches' },
  'newsletter-confirm': { never: 'the form refuses an address that no email reaches' },
  'newsletter-welcome': { never: 'its reader has just opened an email there' },
  'newsletter-issue': { never: 'its readers have opened an email there' },
  'newsletter-test': { said: 'issue-tested' },
} as const satisfies Record<MailKind, { never: string } | { said: PromiseCode }>;

/** What promises no email of ours, or one that can always go, though its words are like those of a promise. */
const NO_PROMISE = new Set([
  'reply-sent', // The form is refused without an address.
  'issue-started', // Its readers have opened an email there.
  'mail-queued', // It has an address, or it can't be sent again.
  'webhook-again',
  'release-published-over-calls', // What canceling does is said where it is done.
]);

test('a notice that promises an email names another one for when none can go, which says what to do', () => {
  const notices = Object.entries(deskNotices);
  const instead = notices.flatMap(([code, notice]) =>
    'untold' in notice ? [{ code, ...deskNotices[notice.untold] }] : [],
  );
  expect(instead.map(({ tone }) => tone)).not.toContain('ok');
  const advice = /[Cc]all|Tell them|nvite them|Look at|send it yourself|invite you/;
  expect(instead.filter(({ text }) => !advice.test(text))).toEqual([]);
  const promise = /email(?! address)|on its way|is sent|are sent|being sent|(?:is|are) told/;
  const promising = notices.filter(([, { tone, text }]) => tone === 'ok' && promise.test(text));
  expect(
    promising
      .filter(([code, notice]) => !('untold' in notice) && !NO_PROMISE.has(code))
      .map(([code]) => code),
  ).toEqual([]);
  expect(promising.length).toBeGreaterThan(10);
});

test('each promise of an email is one of the register’s kinds', () => {
  const said = Object.values(PROMISES).flatMap(promise => ('said' in promise ? [promise.said] : []));
  expect(said).toContain('call-done');
  for (const code of said) expect(deskNotices[code]).toHaveProperty('untold');
});

onBothEngines('told means queued', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const NOWHERE = 'mia@localhost';
  const said = async () => (await desk.notices()).map(({ code }) => code);
  const mails = (kind: MailKind) =>
    engine.database().selectFrom('outbox').select('id').where('kind', '=', kind).execute();

  test('a lead is handed over: to an address that no email reaches, the desk says so', async () => {
    const staff = await desk.signIn();
    const other = await desk.signIn('staff', 'b@agency.test');
    const lead = await storeLead(engine.database());
    const handOver = (owner: string) => desk.act('lead-follow-up', { lead, owner }, staff);
    await handOver(other.id);
    expect([await said(), (await mails('lead-handed-over')).length]).toEqual([['follow-up-handed-over'], 1]);
    await engine
      .database()
      .updateTable('accounts')
      .set({ email: NOWHERE })
      .where('id', '=', other.id)
      .execute();
    await engine
      .database()
      .updateTable('leads')
      .set({ owner_id: null, follow_up_changed_at: null })
      .execute();
    await handOver(other.id);
    expect([await said(), (await mails('lead-handed-over')).length]).toEqual([['follow-up-untold'], 1]);
  });

  test('a lead leaves quarantine: its sender’s mailbox had its share, the desk says so', async () => {
    const limited = aDesk(engine.database, { mailsPerMailbox: 0 });
    const staff = await limited.signIn();
    const lead = await storeLead(engine.database(), { is_held: 1, quarantine_reasons: '["trap_filled"]' });
    await limited.act('lead-release', { lead }, staff);
    expect((await limited.notices()).map(({ code }) => code)).toEqual(['released-without-mails']);
    expect((await mails('lead-notify')).length).toBe(1);
  });

  test('an address that no email reaches is refused at its field before anyone is invited', async () => {
    const owner = await desk.signIn();
    const address = `p@${'sub.'.repeat(9)}agency.test`;
    await desk.act(
      'staff-invite',
      { name: 'P', role: 'staff', email: address, factorCode: desk.code() },
      owner,
    );
    expect([await said(), (await mails('staff-invited')).length]).toEqual([[], 0]);
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['email']);
  });

  test('an email about the answer is offered only where one can go', async () => {
    const id = await storeLead(engine.database(), { email: NOWHERE });
    const token = followToken({ id, from: DESK_NOW }, desk.site());
    expect(await findRequest(token, desk.site())).toMatchObject({ canBeEmailed: false });
    await chooseAnswerEmail({ token, isWanted: true }, desk.site());
    expect(await findRequest(token, desk.site())).toMatchObject({ answerEmail: null });
  });

  test('a call is neither booked nor canceled without a word about its email', async () => {
    const fields = { timeZone: 'America/Chicago' };
    const id = await storeLead(engine.database(), { form_name: 'consultation-form', fields });
    const [startsAt = 0] = (await findCallChoice(id, desk.site()))?.slots ?? [];
    const booking = { leadId: id, startsAt, sequence: 0, isMailboxOpened: true, address: '192.0.2.1' };
    expect(await bookCall(booking, desk.site())).toEqual({ kind: 'done' });
    await engine.database().updateTable('leads').set({ email: NOWHERE }).execute();
    const moved = { ...booking, startsAt: startsAt + 60 * 60_000, sequence: 1 };
    expect(await bookCall(moved, desk.site())).toEqual({ kind: 'unreachable' });
    expect(callPage.problems.unreachable).toContain('call');
    expect(await cancelCallAtDesk({ leadId: id, sequence: 1, staffId: 'x' }, desk.site())).toEqual({
      kind: 'done',
      told: { kind: 'nobody', why: 'no_address' },
    });
  });

  test('a payment link that no email reaches is not marked as sent, and the desk says how else it goes', async () => {
    const owner = await desk.signInConfirmed('money');
    const link = newId();
    const row = { id: link, what: 'Deposit', amount_minor: 45_000, email: NOWHERE, lead_id: null };
    const times = { valid_until: DESK_NOW + 1e9, created_at: DESK_NOW, sent_at: null, withdrawn_at: null };
    await engine
      .database()
      .insertInto('payment_links')
      .values({ ...row, ...times })
      .execute();
    await desk.act('payment-link-send', { link }, owner);
    expect([await said(), await mails('payment-link')]).toEqual([['payment-link-untold'], []]);
    const stored = engine.database().selectFrom('payment_links').select('sent_at');
    expect(await stored.executeTakeFirst()).toEqual({ sent_at: null });
  });
});
