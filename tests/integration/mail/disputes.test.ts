import { expect, test } from 'vitest';
import { disputeWords, orderMailTexts } from '@/content/order-mails';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import {
  renderDisputeAlarm,
  renderDisputeMails,
  renderReversalMails,
  renderUnknownPaymentMails,
} from '@/lib/orders/mails-money';
import { orderNumber } from '@/lib/orders/order';
import type { DisputeRow, ReversalRow } from '@/lib/site/db/tables';
import { anOrder } from '../../support/orders-fixture';
import { fillBraces, testMailSettings, parseHtml, labeledValues } from './fixtures';

const { dispute: texts, reversal, unknown } = orderMailTexts;
const { stages, reasons } = disputeWords;
const NUMBER = orderNumber(anOrder().id);
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

/** As an email about `DISPUTE` or `REVERSAL` says it. */
function fillDisputeText(text: string, change: Record<string, string> = {}): string {
  const by = 'Fri, Jul 10, 2026, 3:00 p.m. EDT';
  const about = { stage: stages.inquiry, reason: reasons.not_received, amount: '$99.00', by };
  return fillBraces(text, { number: NUMBER, ...about, ...change });
}

function context({ disputes = [], reversals = [] }: Partial<Ledger> = {}) {
  return { ledger: { disputes, reversals }, settings: testMailSettings, resolutionCenter: CENTER };
}

async function disputeMail(change: Partial<DisputeRow>): Promise<OutgoingMail | undefined> {
  const [mail] = await renderDisputeMails(anOrder(), context({ disputes: [{ ...DISPUTE, ...change }] }));
  return mail;
}

test('a dispute says first what happened, what to do and by when, and links to PayPal and the desk', async () => {
  const mail = await disputeMail({});
  expect(mail).toMatchObject({
    kind: 'order-dispute',
    to: testMailSettings.agencyTo,
    subject: fillDisputeText(texts.opened),
  });
  expect(mail?.text).toContain(fillDisputeText(texts.ourTurn));
  const links = Array.from(parseHtml(mail?.html ?? '').querySelectorAll('a'), link =>
    link.getAttribute('href'),
  );
  expect(links).toContain(CENTER);
  expect(links).toContain(`https://cornerpin.example/desk/orders/${anOrder().id}`);
});

test.each<[Partial<DisputeRow>, string, string]>([
  [
    { stage: 'chargeback' },
    fillDisputeText(texts.opened, { stage: stages.chargeback }),
    fillDisputeText(texts.ourTurn),
  ],
  [{ respond_by: null }, fillDisputeText(texts.opened), fillDisputeText(texts.noDate)],
  [{ status: 'under_review' }, fillDisputeText(texts.opened), fillDisputeText(texts.notOurTurn)],
  [{ outcome: 'won' }, fillDisputeText(texts.won), fillDisputeText(texts.wonNotice)],
  [{ outcome: 'lost' }, fillDisputeText(texts.lost), fillDisputeText(texts.lostNotice)],
  [{ outcome: 'none' }, fillDisputeText(texts.closed), fillDisputeText(texts.closedNotice)],
  [
    { reason: 'a new one', currency: 'JPY' },
    fillDisputeText(texts.opened),
    fillDisputeText(texts.ourTurn, { amount: '99.00 JPY', reason: reasons.other }),
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
    subject: fillDisputeText(texts.due),
  });
  expect(mail.text).toContain(fillDisputeText(texts.dueNotice));
});

test('a reversal says what is gone, and that it is back when it is', async () => {
  const [gone] = await renderReversalMails(anOrder(), context({ reversals: [REVERSAL] }));
  expect(gone?.subject).toBe(fillDisputeText(reversal.heading));
  expect(gone?.text).toContain(fillDisputeText(reversal.notice));
  const returned: ReversalRow = {
    ...REVERSAL,
    id: 'REV2',
    state: 'returned',
    amount_minor: 500,
    settled_at: 9,
  };
  const [back] = await renderReversalMails(anOrder(), context({ reversals: [REVERSAL, returned] }));
  expect(back?.subject).toBe(fillDisputeText(reversal.returned));
  expect(back?.text).toContain(fillDisputeText(reversal.returnedNotice, { amount: '$5.00' }));
});

test('a payment without an order says what PayPal said of it', async () => {
  const payment = {
    payment_id: null,
    capture_id: 'CAP1',
    invoice_id: '<b>CP</b>',
    amount_minor: 2_500,
  } as const;
  const at = { found_by: 'webhook', found_at: Date.parse('2026-07-06T16:00:00Z') } as const;
  const [mail] = await renderUnknownPaymentMails(
    { id: 'CAP1', kind: 'capture', currency: 'USD', ...payment, ...at },
    testMailSettings,
  );
  expect(mail).toMatchObject({
    idempotencyKey: 'unknown-payment/CAP1',
    to: testMailSettings.agencyTo,
    replyTo: null,
  });
  expect(labeledValues(mail?.html ?? '')).toMatchObject({
    [unknown.rows.amount]: '25.00 USD',
    [unknown.rows.invoice]: '<b>CP</b>',
    [unknown.rows.payment]: unknown.none,
    [unknown.rows.foundAt]: 'Mon, Jul 6, 2026, 12:00 p.m. EDT',
  });
  expect(parseHtml(mail?.html ?? '').querySelector('a[href$="/desk/payments"]')).not.toBeNull();
});

type Ledger = { disputes: DisputeRow[]; reversals: ReversalRow[] };
