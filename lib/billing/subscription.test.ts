import { describe, expect, test } from 'vitest';
import type { BillingState } from '@/lib/site/db/tables';
import { changeOfPlan, isSold } from './choice';
import { draftInvoice } from './draft';
import {
  bundles,
  changeSubscription,
  newSubscription,
  renewalOf,
  type Subscription,
  type SubscriptionEvent,
} from './subscription';

const NOW = Date.parse('2027-02-01T15:00:00Z');
const TODAY = '2027-02-01';

const PLANS = [
  { id: 'small', name: 'Small', setupPrice: 100_000, monthlyPrice: 10_000 },
  { id: 'big', name: 'Big', setupPrice: 250_000, monthlyPrice: 15_000 },
];
const ADD_ONS = [{ id: 'chat', name: 'Chat', monthlyPrice: 4_000 }];
const CATALOG = { plans: PLANS, addOns: ADD_ONS };

function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  const paidAt = Date.parse('2027-01-12T15:00:00Z');
  const made = newSubscription({ ...ORDER, paidAt }, { id: 's1', now: paidAt, firstOn: '2027-01-12' });
  return { ...made, ...changes };
}

const ORDER = {
  id: 'o1',
  lines: [{ id: 'small', label: 'Small plan', minor: 9_900 }],
  setupMinor: 100_000,
  currency: 'USD' as const,
  payerName: 'Ana Ruiz',
  payerEmail: 'ana@example.com',
};

const EVENTS: SubscriptionEvent[] = [
  { type: 'begun', on: TODAY },
  { type: 'notice' },
  { type: 'notice_withdrawn' },
  { type: 'paused' },
  { type: 'resumed' },
  { type: 'suspended' },
  { type: 'paid_up' },
  { type: 'money_back', minor: 1 },
  { type: 'closed' },
  { type: 'priced', change: {} },
  { type: 'invoiced', left: [] },
  { type: 'ended' },
];

test('a subscription that is noticed long after its order waits for a person, and owes nothing from before', () => {
  const old = newSubscription(
    { ...ORDER, paidAt: Date.parse('2026-11-12T15:00:00Z') },
    { id: 's1', now: NOW, firstOn: '2026-11-12' },
  );
  expect(old).toMatchObject({ state: 'paused', month: 3 });
  const launch = { type: 'begun', on: '2026-11-12' } as const;
  const entered = changeSubscription(
    aSubscription({ state: 'awaiting_launch', anchorOn: null }),
    launch,
    NOW,
  );
  expect(entered).toMatchObject({ state: 'active', month: 3 });
});

test.each<[BillingState, Partial<Record<SubscriptionEvent['type'], BillingState>>]>([
  ['awaiting_launch', { begun: 'active', notice: 'ended', closed: 'ended', priced: 'awaiting_launch' }],
  [
    'active',
    {
      begun: 'active',
      notice: 'ending',
      paused: 'paused',
      suspended: 'suspended',
      money_back: 'paused',
      closed: 'ended',
      priced: 'active',
      invoiced: 'active',
    },
  ],
  ['paused', { notice: 'ended', resumed: 'active', closed: 'ended', priced: 'paused', ended: 'ended' }],
  [
    'suspended',
    { paid_up: 'active', closed: 'ended', priced: 'suspended', invoiced: 'suspended', ended: 'ended' },
  ],
  [
    'ending',
    {
      notice_withdrawn: 'active',
      suspended: 'suspended',
      money_back: 'paused',
      closed: 'ended',
      priced: 'ending',
      invoiced: 'ending',
      ended: 'ended',
    },
  ],
  ['ended', {}],
])('from %s these events lead on, and no others', (state, table) => {
  const next = EVENTS.flatMap(event => {
    const changed = changeSubscription(aSubscription({ state }), event, NOW);
    return changed ? [[event.type, changed.state]] : [];
  });
  expect(Object.fromEntries(next)).toEqual(table);
});

describe('a change', () => {
  test('moves the version on, even when the clock runs back', () => {
    expect(
      changeSubscription(aSubscription({ updatedAt: NOW + 5 }), { type: 'paused' }, NOW)?.updatedAt,
    ).toBe(NOW + 6);
  });

  test('by payment ends a suspension, but not the notice that the customer had given', () => {
    const paid = (subscription: Subscription) => changeSubscription(subscription, { type: 'paid_up' }, NOW);
    const late = changeSubscription(aSubscription({ month: 2 }), { type: 'suspended' }, NOW);
    expect(late).toMatchObject({ endsOn: '2027-03-12', endCause: 'nonpayment' });
    expect(late && paid(late)).toMatchObject({ state: 'active', endsOn: null, endCause: null });
    const leaving = aSubscription({ state: 'suspended', endsOn: '2027-02-12', endCause: 'notice' });
    expect(paid(leaving)).toMatchObject({ state: 'ending', endsOn: '2027-02-12' });
  });

  test('from a pause moves the next month by as many days as nothing ran', () => {
    const paused = aSubscription({ state: 'paused', pausedOn: '2027-01-22' });
    const resumed = changeSubscription(paused, { type: 'resumed' }, NOW);
    expect(resumed && draftInvoice(resumed, '2027-02-21')?.fromOn).toBe('2027-02-22');
    expect(resumed && draftInvoice({ ...resumed, month: 2 }, '2027-03-21')?.fromOn).toBe('2027-03-22');
  });
});

describe('an invoice', () => {
  test('is drafted the day before its month, and not before', () => {
    expect(draftInvoice(aSubscription(), '2027-02-10')).toBeNull();
    expect(draftInvoice(aSubscription(), '2027-02-11')).toMatchObject({
      fromOn: '2027-02-12',
      untilOn: '2027-03-11',
      dueOn: '2027-02-12',
      totalMinor: 9_900,
    });
  });

  test('is not drafted for a month that does not run', () => {
    for (const state of ['awaiting_launch', 'paused', 'ended'] as const)
      expect(draftInvoice(aSubscription({ state }), '2027-02-11')).toBeNull();
    const leaving = aSubscription({ state: 'ending', endsOn: '2027-02-12' });
    expect(draftInvoice(leaving, '2027-02-11')).toBeNull();
  });

  test('takes credits off before tax, never below zero, and keeps the rest for the next', () => {
    const pending = [
      { label: 'Setup', minor: 100 },
      { label: 'Credit', minor: -6_000 },
      { label: 'Referral', minor: -9_000 },
    ];
    const taxed = draftInvoice(aSubscription({ pending, taxMillipercent: 8_000 }), '2027-02-11');
    expect(taxed).toMatchObject({ totalMinor: 0, left: [{ label: 'Referral', minor: -5_000 }] });
    const next = draftInvoice(
      aSubscription({ pending: taxed?.left ?? [], taxMillipercent: 8_000 }),
      '2027-02-11',
    );
    expect(next).toMatchObject({ totalMinor: 4_900 + 392, left: [] });
    expect(next?.lines.at(-1)).toEqual({ label: 'Sales tax, 8%', minor: 392 });
  });
});

test.each([
  [8_125, 9_900, 804, 'Sales tax, 8.125%'],
  [8_875, 4_000, 355, 'Sales tax, 8.875%'],
  [5_000, 10, 1, 'Sales tax, 5%'],
])(
  '%d thousandths of a percent of %d cents are %d cents, and the line says so',
  (rate, net, minor, label) => {
    const lines = [{ id: 'basic', label: 'Basic plan', minor: net }];
    const draft = draftInvoice(aSubscription({ lines, taxMillipercent: rate }), '2027-02-11');
    expect(draft?.lines.at(-1)).toMatchObject({ label, minor });
    expect(draft?.totalMinor).toBe(net + minor);
  },
);

function change(subscription: Subscription, ids: string[], catalog: Parameters<typeof changeOfPlan>[2]) {
  const changed = changeOfPlan(subscription, ids, catalog);
  if (!changed) throw new Error('That is not sold');
  return changed;
}

describe('another choice', () => {
  test('keeps what the price list no longer has, in its words and at its price', () => {
    const lines = [
      { id: 'small', label: 'Small plan of old', minor: 9_900 },
      { id: 'fax', label: 'Fax line', minor: 1_900 },
      { id: '', label: 'Something agreed on the phone', minor: 2_500 },
    ];
    const choices = ['small', 'fax', 'Something agreed on the phone'];
    expect(change(aSubscription({ lines }), choices, CATALOG).lines).toEqual(lines);
    expect(change(aSubscription({ lines }), ['small'], CATALOG).lines).toEqual([lines[0]]);
    expect(changeOfPlan(aSubscription(), ['small', 'fax'], CATALOG)).toBeNull();
    expect(lines.map(line => isSold(line, CATALOG))).toEqual([true, false, false]);
  });

  test('never charges a setup for the plan that stays, also when its setup costs more today', () => {
    const dearer = { ...CATALOG, plans: CATALOG.plans.map(plan => ({ ...plan, setupPrice: 900_000 })) };
    const subscription = aSubscription();
    expect(change(subscription, ['small', 'chat'], dearer)).toMatchObject({
      pending: [],
      setupMinor: subscription.setupMinor,
    });
  });

  test('costs the difference of the setup fees once on the way up, however often it goes up and down', () => {
    const up = change(aSubscription(), ['big', 'chat'], CATALOG);
    expect(up.lines.map(({ minor }) => minor)).toEqual([15_000, 4_000]);
    expect(up.pending).toEqual([{ label: expect.any(String), minor: 150_000 }]);
    const down = change({ ...aSubscription(), ...up, pending: [] }, ['small'], CATALOG);
    expect(down).toMatchObject({ pending: [], setupMinor: 250_000 });
    expect(change({ ...aSubscription(), ...down }, ['big'], CATALOG).pending).toEqual([]);
  });

  test('keeps the price that something was sold for, and charges no setup where none was paid', () => {
    expect(change(aSubscription(), ['small', 'chat'], CATALOG).lines[0]?.minor).toBe(9_900);
    expect(change(aSubscription({ setupMinor: 0 }), ['big'], CATALOG).pending).toEqual([]);
  });
});

describe('the July bundle', () => {
  const [bundle] = bundles;
  const committed = aSubscription({ lines: [{ ...bundle }], anchorOn: '2027-01-12' });
  const endAfter = (type: 'notice' | 'suspended', day: string, changes: Partial<Subscription> = {}) =>
    changeSubscription(
      { ...committed, state: 'active', ...changes },
      { type },
      Date.parse(`${day}T15:00:00Z`),
    )?.endsOn;

  test('is left after its commitment at the earliest, and then with its longer notice', () => {
    expect(endAfter('notice', '2027-02-01')).toBe('2028-01-12');
    expect(endAfter('notice', '2027-12-13', { month: 11 })).toBe('2028-01-12');
    expect(endAfter('notice', '2027-12-14', { month: 11 })).toBe('2028-02-12');
    expect(endAfter('notice', '2028-06-01', { month: 17 })).toBe('2028-07-12');
    expect(renewalOf({ ...committed, state: 'active' })).toEqual({
      leaveOn: '2028-01-12',
      cancelBy: '2027-12-13',
      hasCommitment: true,
    });
  });

  test('counts its commitment from the first day, also after a pause', () => {
    const later = { anchorOn: '2027-07-01', anchorMonth: 5, month: 5 };
    expect(endAfter('notice', '2027-07-10', later)).toBe('2028-02-01');
  });

  test('ends like every plan when it is not paid', () => {
    expect(endAfter('suspended', '2027-03-18', { month: 3 })).toBe('2027-04-12');
  });

  test('is chosen at the desk at its own price, without a setup', () => {
    expect(changeOfPlan(aSubscription(), [bundle.id], CATALOG)).toMatchObject({
      lines: [{ id: bundle.id, minor: bundle.minor }],
      pending: [],
    });
  });
});
