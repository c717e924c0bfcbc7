import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';
import { handOverMails } from '@/app/(desk)/desk/leads/follow-up.deeds';
import { renderReply } from '@/app/(desk)/desk/leads/reply-mail';
import { invitationMails } from '@/app/(desk)/desk/staff/deeds';
import { automaticPayment } from '@/content/billing';
import { newsletterFigures } from '@/content/newsletter';
import { site } from '@/content/site';
import * as accountMails from '@/lib/accounts/mails';
import { toInvoice } from '@/lib/billing/invoice';
import { chargeRefusedMails, invoiceMails, questionMails, reminderMails } from '@/lib/billing/mails';
import { paymentLinkMails } from '@/lib/billing/payment-links';
import { agencyMail, automaticMails, planMails } from '@/lib/billing/plan-mails';
import { newSubscription } from '@/lib/billing/subscription';
import { agencyMails, customerMails } from '@/lib/bookings/mails';
import { LEAD_FORM_NAMES } from '@/lib/forms/define';
import { maxLengthOf } from '@/lib/forms/schema';
import { answeredMails, leadMails, noticeMails } from '@/lib/leads';
import { MESSAGE_MAX } from '@/lib/leads/lead';
import { MAIL_KINDS, SUBJECT_MAX_LENGTH, toOutboxRow, type OutgoingMail } from '@/lib/mail/outgoing-mail';
import { renderIssue } from '@/lib/newsletter/issue-mail';
import { renderNewsletterWelcome } from '@/lib/newsletter/newsletter';
import {
  renderAttentionMails,
  renderDeclinedMails,
  renderDuplicateMails,
  renderReceiptMails,
} from '@/lib/orders/mails';
import {
  renderDisputeAlarm,
  renderDisputeMails,
  renderRefundFailedMails,
  renderRefundMails,
  renderReversalMails,
  renderUnknownPaymentMails,
} from '@/lib/orders/mails-money';
import { toAgency } from '@/lib/orders/mails-to';
import { renderDeskDigest } from '@/lib/reports/digest-mail';
import { renderReportMail } from '@/lib/reports/report-mail';
import type { DisputeRow, RefundRow } from '@/lib/site/db/tables';
import { anOrder } from '../../support/orders-fixture';
import { testMailSettings, mailSite, parseHtml } from './fixtures';

/** As long as the layout allows (docs/design-language.md). */
const LONG_SITE_NAME = 'Cornerpin & Sister';
const BUSINESS = 'Hudson Valley Heating, Cooling & Emergency Plumbing of Millbrook LLC';

const settings = testMailSettings;
const CENTER = 'https://www.paypal.com/resolutioncenter';
const order = anOrder({
  id: 'wwwwwwwwww',
  amountMinor: 99_999_999,
  payerEmail: 'buyer@example.com',
  currency: 'CAD',
});

const REFUND: RefundRow = {
  id: 'R1',
  order_id: order.id,
  origin: 'desk',
  state: 'completed',
  amount_minor: 100,
  reason: 'other',
  note: null,
  actor_id: null,
  provider_id: 'P1',
  issue: null,
  created_at: 1,
  updated_at: 1,
};

const DISPUTE: DisputeRow = {
  id: 'D1',
  order_id: order.id,
  status: 'waiting_for_seller',
  stage: 'pre_arbitration',
  reason: 'other',
  amount_minor: 100,
  currency: 'CAD',
  respond_by: 1,
  outcome: null,
  opened_at: 1,
  changed_at: 1,
  settled_at: null,
  settled_by: null,
};

const REPLY = {
  id: 'm1',
  leadId: 'lead1',
  to: 'ada@example.com',
  replyTo: null,
  subject: 'Your message to Cornerpin',
  text: 'Hi Ada,\n\nThanks for writing.',
  headers: {},
};

const ISSUE = `Three things this month, with **one** that matters.

## Hours

- Check your [hours](https://example.com/hours).
- Check them _again_ in July.

1. First
2. Second

> Someone said so.

\`code\` ![a picture](https://example.com/a.png) {1 + 1}
`;

const OUTCOMES = [null, 'won', 'lost', 'none'] as const;
const REVERSALS = ['open', 'returned'] as const;
const NO_REVERSAL = {
  order_id: order.id,
  amount_minor: 1,
  reversed_at: 1,
  settled_at: null,
  settled_by: null,
};

async function everyMail(): Promise<OutgoingMail[]> {
  const ledger = { refunds: [REFUND], disputes: [DISPUTE], reversals: [] };
  const money = { ledger, settings, resolutionCenter: CENTER };
  const mails = [
    invitationMails({ id: 'a1', email: 'ada@example.com', secret: 'secret' }, mailSite),
    noticeMails({ leadId: 'lead1', messageId: 'm1', to: null }, mailSite),
    renderReply(REPLY, settings),
    handOverMails({ leadId: 'lead1', changedAt: 1, to: 'ada@example.com', actor: 'Ada Quill' }, mailSite),
    ...LEAD_FORM_NAMES.map(formName => aLeadsMails(formName)),
    ...accountMailsSent(),
    renderReceiptMails(order, settings),
    renderAttentionMails(order, settings),
    renderDeclinedMails(order, settings),
    ...(['paid', 'awaiting_confirmation'] as const).map(state =>
      renderDuplicateMails({ ...order, state, duplicateOf: 'other' }, settings),
    ),
    ...(['paid', 'refunded'] as const).map(state => renderRefundMails({ ...order, state }, money)),
    renderRefundFailedMails(order, { ...money, ledger: { refunds: [{ ...REFUND, state: 'failed' }] } }),
    ...OUTCOMES.map(outcome =>
      renderDisputeMails(order, { ...money, ledger: { ...ledger, disputes: [{ ...DISPUTE, outcome }] } }),
    ),
    renderDisputeAlarm(order, { ...money, dispute: DISPUTE, key: 'key' }),
    ...REVERSALS.map(state =>
      renderReversalMails(order, {
        ...money,
        ledger: { ...ledger, reversals: [{ ...NO_REVERSAL, id: state, state }] },
      }),
    ),
    ...billingMails(),
    ...otherMails(),
  ];
  return (await Promise.all(mails)).flat();
}

function aLeadsMails(formName: string): Promise<OutgoingMail[]> {
  const lead = { id: 'lead1', name: BUSINESS, email: 'ada@example.com', receivedAt: 1 };
  const fields = { businessName: BUSINESS };
  return leadMails({ ...lead, formName, fields, isLate: false, quarantineReasons: [] }, mailSite);
}

function accountMailsSent(): Promise<OutgoingMail[]>[] {
  const to = { email: 'ada@example.com', accountId: 'a1', secret: 'secret' };
  return (['old', 'new'] as const).flatMap(side =>
    Object.values(accountMails).map(render => render({ ...to, side }, mailSite)),
  );
}

function billingMails(): Promise<OutgoingMail[]>[] {
  const day = '2027-09-30';
  const row = {
    key: 'k',
    month: 1,
    from_on: day,
    until_on: day,
    issued_on: day,
    due_on: day,
    late_from: day,
  };
  const amounts = {
    lines: '[{"label":"Pro plan","minor":99999900}]',
    total_minor: 99_999_900,
    currency: 'CAD',
  };
  const customer = { customer_name: BUSINESS, customer_email: 'ada@example.com' };
  const state = {
    state: 'open',
    is_held: 0,
    stopped_on: null,
    order_id: null,
    paid_at: null,
    reminders: 0,
    charges: 1,
  } as const;
  const ids = { id: 'i1', number: 12_345, subscription_id: 's1', updated_at: 1 };
  const invoice = toInvoice({ ...row, ...amounts, ...customer, ...state, ...ids });
  const bought = { id: 'o1', paidAt: 1, lines: [], setupMinor: 0, currency: 'CAD' } as const;
  const payer = { payerName: BUSINESS, payerEmail: 'ada@example.com' };
  const subscription = newSubscription(
    { ...bought, ...payer, lines: [{ id: 'pro', label: 'Pro plan', minor: 1 }] },
    { id: 's1', now: 1, firstOn: day },
  );
  const consent = {
    id: 'c1',
    subscription_id: 's1',
    open_for: 's1',
    invoice_key: row.key,
    text: automaticPayment.consent,
    agreed_at: 1,
    vault_id: null,
    ended_at: null,
    updated_at: 1,
  };
  const site = { ...mailSite, now: () => Date.parse(day) };
  return [
    invoiceMails({ invoice, subscription, isAutomatic: false }, site),
    invoiceMails({ invoice, subscription, isAutomatic: true }, site),
    invoiceMails({ invoice: { ...invoice, totalMinor: 0 }, subscription, isAutomatic: false }, site),
    chargeRefusedMails(invoice, site),
    chargeRefusedMails({ ...invoice, charges: 3 }, site),
    ...([null, 'customer', 'paypal', 'refused'] as const).map(end_cause =>
      automaticMails(
        {
          consent: { ...consent, end_cause, state: end_cause === null ? 'active' : 'ended' },
          subscription,
          payerEmail: 'who-paid@shop.test',
        },
        site,
      ),
    ),
    ...[true, false].map(isHeld =>
      questionMails({ invoice: { ...invoice, isHeld }, isAutomatic: true }, site),
    ),
    ...(['feeReminder', 'suspensionReminder', 'suspendFrom'] as const).map(step =>
      reminderMails(invoice, step, site),
    ),
    ...(
      [
        'suspended',
        'canceled',
        'canceledBefore',
        'kept',
        'paused',
        'pausedEnding',
        'begun',
        'begunCorrected',
        'resumed',
        'resumedEnding',
        'restored',
        'restoredEnding',
        'ended',
      ] as const
    ).map(kind => planMails(kind, subscription, site)),
    ...(['moneyBack', 'paidUp', 'ended', 'canceled'] as const).map(kind =>
      agencyMail(kind, subscription, site),
    ),
  ];
}

function otherMails(): Promise<OutgoingMail[] | OutgoingMail>[] {
  const waits = { count: 99, oldestAt: 1 };
  const stuck = {
    dueSteps: 99,
    answers: 99,
    lateInvoices: 99,
    failedWebhooks: 99,
    overdueLeads: 99,
    unknownPayments: 99,
    paymentDifferences: 99,
    failedMails: 99,
    ordersInAttention: 99,
    oldQuarantine: 99,
  };
  const digest = {
    now: 1,
    from: 1,
    leads: [{ formName: 'contact-form', count: 99 }],
    sales: [{ currency: 'USD', count: 99, minor: 990_000 }],
    places: 99,
    subscribers: 99,
    waiting: { new: waits, working: waits },
    stuck,
  } as const;
  const figures = {
    views: { '/': 99 },
    visits: { source: { direct: 99 }, page: {}, day: {} },
    robots: 99,
    leads: { source: {}, page: {}, form: { 'contact-form': 99 }, day: {} },
    orders: { source: {}, page: {} },
    answers: { promised: 99, inTime: 98 },
    won: 9,
    money: [{ currency: 'USD', receivedMinor: 990_000, refundedMinor: 990_000, reversedMinor: 1 }],
    misses: [{ text: 'seo', count: 99 }],
    checkups: { made: 9_999, emailed: 999, failed: 99 },
    assistant: { answered: 9, passedOn: 2, unknown: 1 },
  };
  const payment = {
    id: 'F1',
    kind: 'capture',
    payment_id: null,
    capture_id: null,
    invoice_id: null,
  } as const;
  const link = { id: '0123456789abcdefghjkmnpqrs', what: BUSINESS, amount_minor: 99_999_900 };
  const times = { valid_until: 1, created_at: 1, sent_at: 1, withdrawn_at: null };
  const buyer = { ...order, business: BUSINESS, phone: '555 014 2018', website: 'https://hudson.example' };
  const call = {
    id: 'c1',
    lead_id: 'lead1',
    minutes: 30,
    taken_slot: null,
    sequence: 1,
    calendar_id: null,
    held_until: null,
    starts_at: Date.parse('2026-09-30T22:30:00Z'),
    changed_at: 1,
  };
  const caller = {
    id: 'lead1',
    name: BUSINESS,
    email: 'ada@example.com',
    fields: '{"timeZone":"America/Los_Angeles"}',
    status: 'new',
    is_held: 0,
  } as const;
  const issue = { id: 'n1', subject: 'A short list for July', markdown: ISSUE };
  const reader = { to: 'ada@example.com', unsubscribeUrl: 'https://agency.test/leave?key=k1' };
  return [
    ...(['newsletter-issue', 'newsletter-test'] as const).map(kind =>
      renderIssue({ kind, key: 'n1/s1', issue, ...reader }, settings),
    ),
    customerMails({ row: { ...call, state: 'held', held_until: 1 }, lead: caller }, mailSite),
    ...(['booked', 'canceled'] as const).flatMap(state => [
      customerMails({ row: { ...call, state }, lead: caller }, mailSite),
      agencyMails({ row: { ...call, state }, lead: caller }, mailSite),
    ]),
    agencyMails({ row: { ...call, state: 'canceled' }, lead: null }, mailSite),
    paymentLinkMails({ ...link, ...times, email: 'ada@example.com', lead_id: null }, mailSite),
    toAgency({ order: buyer, settings, kind: 'order-buyer', heading: 'About the buyer', notice: null }),
    renderDeskDigest(digest, '2026-07-06', settings),
    renderReportMail({ period: 'month-2026-09', now: figures, before: figures }, settings),
    renderUnknownPaymentMails(
      { ...payment, amount_minor: null, currency: null, found_by: 'webhook', found_at: 1 },
      settings,
    ),
    answeredMails({ id: 'lead1', email: 'ada@example.com' }, mailSite),
    renderNewsletterWelcome(
      { email: 'ada@example.com', subscriptionId: 's1', unsubscribeKey: 'k1', at: 1 },
      settings,
    ),
  ];
}

/** Gmail cuts what is longer, with a link to the rest. */
const GMAIL_MAX_BYTES = 102_400;

const mails = await everyMail();

test('every kind of email is among those below', () => {
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(Object.keys(MAIL_KINDS)));
});

test('every subject is under 50 characters with a long site name too; the agency’s own fit a header’s line', () => {
  const subjects = mails.map(({ kind, subject }) => ({
    kind,
    subject: subject.replaceAll(site.name, LONG_SITE_NAME),
  }));
  const long = subjects.filter(({ subject }) => subject.length >= 50);
  expect(new Set(long.map(({ kind }) => kind))).toEqual(
    new Set(['lead-notify', 'call-notify', 'desk-digest']),
  );
  const stored = mails.map(mail => toOutboxRow(mail, { id: '1', now: 1 }).subject);
  expect(stored.filter(subject => subject.length > SUBJECT_MAX_LENGTH)).toEqual([]);
});

/** The one thing to do in a welcome is to unsubscribe, which is a plain link. A reply and an issue are letters. */
const withButton = mails.filter(({ kind }) => !/^newsletter-(?:welcome|issue|test)$|^lead-reply$/.test(kind));

test.each(withButton)(
  '$kind has one button, whose words and link are in the text part too',
  ({ html, text }) => {
    const buttons = Array.from(parseHtml(html).querySelectorAll('.button a'));
    const links = buttons.map(({ textContent, attributes }) => `${textContent} ${attributes[0]?.value}`);
    expect(links).toHaveLength(1);
    expect(text).toContain(links[0]);
  },
);

test.each(mails)(
  '$kind is whole and plain, loads nothing and fits a narrow window',
  ({ kind, html, text }) => {
    const page = parseHtml(html);
    expect(page.querySelectorAll('img, script, iframe, link, form')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
    const headings = Array.from(page.querySelectorAll('h1'), ({ textContent }) => textContent);
    // A reply begins as a letter does.
    expect(headings).toEqual(kind === 'lead-reply' ? [] : [page.title]);
    expect(page.title).toMatch(/^[^!—]+$/);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect(page.querySelector('.board')?.textContent).toBe(site.name);
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/<\w|&amp;/);
    expect(new TextEncoder().encode(html).length).toBeLessThan(GMAIL_MAX_BYTES);
    const [, ...tables] = page.querySelectorAll('table');
    for (const table of tables) expect(table.style.tableLayout).toBe('fixed');
    for (const other of page.querySelectorAll('body *:not(td, th, ol)'))
      expect(other.getAttribute('style') ?? '').not.toContain('padding');
  },
);

test.each(mails)('the text part of $kind says every sentence of the HTML part', ({ html, text }) => {
  expect(text.trimStart()).toBe(text);
  const blocks = Array.from(parseHtml(html).querySelectorAll('h1, h2, p, li, .notice, th'));
  const sentences = blocks
    .filter(block => !block.querySelector('a'))
    .map(({ textContent }) => toLine(textContent));
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.filter(sentence => !toLine(text).includes(sentence))).toEqual([]);
});

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Mail programs leave these out, and the email reads well without them. Anything else that one does not know fails here. */
const NOT_EVERYWHERE = [
  // Dark mode, where a program has one: the inline colors are the light ones.
  '@media',
  'color-scheme CSS property',
  'color-scheme meta tag',
  '<style> element',
  // The preview line is hidden by several of these, one of which each program knows.
  'display:none',
  'opacity',
  'max-height property',
  'overflow',
  // The next font in the list is taken.
  'system-ui, ui-serif, ui-sans-serif, ui-rounded, ui-monospace',
  // Outlook on Windows draws square corners.
  'border-radius',
  // Long words make a table wider there.
  'table-layout',
  'word-break',
  // An amount may break into two lines there.
  'white-space',
  // Their place is taken by an element of the program’s own.
  '<body> element',
  'role attribute',
];

test('Gmail, Outlook, Apple Mail and Yahoo know what the emails are made of', () => {
  const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*'] as const;
  const one = new Map(mails.map(mail => [mail.kind, mail]));
  const unknown = Array.from(one.values(), ({ html }) => {
    const { issues } = caniemail({ clients: [...clients], html });
    return Array.from(issues.errors.values(), features => features.map(({ title }) => title));
  });
  const titles = new Set(unknown.flat(2));
  expect([...titles].filter(title => !NOT_EVERYWHERE.includes(title))).toEqual([]);
});

test.each([
  'An answer of many words. ',
  'Ответ на ваше письмо. ',
  '返信ありがとうございます。',
  'A & B < C ',
])('Gmail shows the longest reply, lead and newsletter whole: %j', async words => {
  const text = words.repeat(20_000).slice(0, MESSAGE_MAX);
  const lead = { id: 'lead1', name: BUSINESS, email: 'ada@example.com', receivedAt: 1, isLate: false };
  const fields = {
    name: BUSINESS,
    email: 'ada@example.com',
    message: text.slice(0, maxLengthOf('long-text')),
  };
  const issue = { id: 'n1', subject: 'Long', markdown: text.slice(0, newsletterFigures.textLength) };
  const longest = [
    await renderReply({ ...REPLY, text }, settings),
    ...(await leadMails({ ...lead, formName: 'contact-form', fields, quarantineReasons: [] }, mailSite)),
    await renderIssue(
      { kind: 'newsletter-issue', key: 'k', issue, to: 'a@b.test', unsubscribeUrl: 'https://agency.test/x' },
      settings,
    ),
  ];
  for (const { kind, html } of longest)
    expect([kind, new TextEncoder().encode(html).length < GMAIL_MAX_BYTES]).toEqual([kind, true]);
});

// For `npm run mail-shots`, which names the folder.
test.each([process.env['MAILS_DIR']].filter(dir => dir !== undefined))('each is written to %s', dir => {
  mkdirSync(dir, { recursive: true });
  for (const [index, { kind, html, text }] of mails.entries()) {
    const file = join(dir, `${String(index).padStart(3, '0')}-${kind}`);
    writeFileSync(`${file}.html`, html);
    writeFileSync(`${file}.txt`, text);
  }
  expect(mails.length).toBeGreaterThan(0);
});
