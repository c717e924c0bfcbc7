import { expect, test } from 'vitest';
import type { DisputeRow, ReversalRow } from '@/lib/db/tables';
import { renderDisputeAlarm, renderDisputeMails, renderReversalMails } from '@/lib/mail/render-dispute-mails';
import { renderUnknownPaymentMails } from '@/lib/mail/render-unknown-payment-mail';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import { anOrder } from '../support/orders-fixture';
import { mailSettings, parseHtml, rowsOf } from './mail-fixtures';

const SETTINGS = { ...mailSettings, orderNumber: () => 'CP-ABCDE-FGHJK' };
const CENTER = 'https://www.paypal.com/resolutioncenter';

const DISPUTE: DisputeRow = {
  id: 'PP-D-1',
  order_id: anOrder().id,
  status: 'waiting_for_seller',
  stage: 'inquiry',
  reason: 'not_received',
  amount_minor: 9_900,
  currency: 'USD',
  respond_by: Date.parse('2026-07-10T19:00:00Z'),
  outcome: null,
  opened_at: 1,
  changed_at: 1,
  settled_at: null,
  settled_by: null,
};

const REVERSAL: ReversalRow = {
  id: 'REV1',
  order_id: anOrder().id,
  state: 'open',
  amount_minor: 9_900,
  reversed_at: 2,
  settled_at: null,
  settled_by: null,
};

function context({ disputes = [], reversals = [] }: Partial<Ledger> = {}) {
  return { ledger: { disputes, reversals }, settings: SETTINGS, resolutionCenter: CENTER };
}

async function disputeMail(change: Partial<DisputeRow>): Promise<OutgoingMail | undefined> {
  const [mail] = await renderDisputeMails(anOrder(), context({ disputes: [{ ...DISPUTE, ...change }] }));
  return mail;
}

test('a dispute says first what happened, what to do and by when, and links to PayPal and the desk', async () => {
  const mail = await disputeMail({});
  expect(mail).toMatchObject({
    kind: 'order-dispute',
    to: mailSettings.agencyTo,
    subject: 'Dispute: order CP-ABCDE-FGHJK',
  });
  expect(mail?.text).toContain(
    'The buyer disputes $99.00: they say that nothing was delivered. Answer it in PayPal’s Resolution Center by Fri, Jul 10, 2026, 3:00 PM EDT. Without an answer, the buyer wins.',
  );
  const links = Array.from(parseHtml(mail?.html ?? '').querySelectorAll('a'), link =>
    link.getAttribute('href'),
  );
  expect(links).toContain(CENTER);
  expect(links).toContain(`https://cornerpin.example/desk/orders/${anOrder().id}`);
});

test.each<[Partial<DisputeRow>, string, string]>([
  [{ stage: 'chargeback' }, 'Chargeback: order CP-ABCDE-FGHJK', 'Without an answer'],
  [{ respond_by: null }, 'Dispute: order CP-ABCDE-FGHJK', 'PayPal gives no date'],
  [{ status: 'under_review' }, 'Dispute: order CP-ABCDE-FGHJK', 'PayPal is not waiting for us right now'],
  [{ outcome: 'won' }, 'Dispute won: order CP-ABCDE-FGHJK', 'There’s nothing to do'],
  [{ outcome: 'lost' }, 'Dispute lost: order CP-ABCDE-FGHJK', 'settle the dispute on the desk'],
  [{ outcome: 'none' }, 'Dispute closed: order CP-ABCDE-FGHJK', 'doesn’t say who won'],
  [
    { reason: 'a new one', currency: 'JPY' },
    'Dispute: order CP-ABCDE-FGHJK',
    '99.00 JPY: PayPal gives no reason',
  ],
])('a dispute with %j has the subject “%s”', async (change, subject, sentence) => {
  const mail = await disputeMail(change);
  expect(mail?.subject).toBe(subject);
  expect(subject.length).toBeLessThan(50);
  expect(mail?.text).toContain(sentence);
});

test('the alarm carries its own key', async () => {
  const alarm = { ...context({ disputes: [DISPUTE] }), dispute: DISPUTE, key: 'order-dispute/PP-D-1/3-days' };
  const mail = await renderDisputeAlarm(anOrder(), alarm);
  expect(mail).toMatchObject({
    idempotencyKey: 'order-dispute/PP-D-1/3-days',
    subject: 'Dispute answer due: order CP-ABCDE-FGHJK',
  });
  expect(mail.text).toContain('PayPal is still waiting for our answer about $99.00');
});

test('a reversal says what is gone, and that it is back when it is', async () => {
  const [gone] = await renderReversalMails(anOrder(), context({ reversals: [REVERSAL] }));
  expect(gone?.subject).toBe('Payment reversed: order CP-ABCDE-FGHJK');
  expect(gone?.text).toContain('PayPal or the buyer’s bank took $99.00 back.');
  const returned: ReversalRow = {
    ...REVERSAL,
    id: 'REV2',
    state: 'returned',
    amount_minor: 500,
    settled_at: 9,
  };
  const [back] = await renderReversalMails(anOrder(), context({ reversals: [REVERSAL, returned] }));
  expect(back?.subject).toBe('Reversed payment is back: order CP-ABCDE-FGHJK');
  expect(back?.text).toContain('We have the $5.00 back.');
});

test('a payment without an order says what PayPal said of it', async () => {
  const found = {
    payment_id: null,
    capture_id: 'CAP1',
    invoice_id: '<b>CP</b>',
    amount_minor: 2_500,
  } as const;
  const at = { found_by: 'webhook', found_at: Date.parse('2026-07-06T16:00:00Z') } as const;
  const [mail] = await renderUnknownPaymentMails(
    { id: 'CAP1', kind: 'capture', currency: 'USD', ...found, ...at },
    mailSettings,
  );
  expect(mail).toMatchObject({
    idempotencyKey: 'unknown-payment/CAP1',
    to: mailSettings.agencyTo,
    replyTo: null,
  });
  expect(rowsOf(mail?.html ?? '')).toMatchObject({
    Amount: '25.00 USD',
    'Invoice id': '<b>CP</b>',
    'PayPal order': 'not given',
    Found: 'Mon, Jul 6, 2026, 12:00 PM EDT',
  });
  expect(parseHtml(mail?.html ?? '').querySelector('a[href$="/desk/payments"]')).not.toBeNull();
});

type Ledger = { disputes: DisputeRow[]; reversals: ReversalRow[] };
