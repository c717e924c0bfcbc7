import type { z } from 'zod';
import {
  comeBack,
  postedId,
  redirectTold,
  redirectWithNotice,
  CHANGED,
  deed,
  type DeskPost,
  type DeskReply,
  type Seen,
} from '@/app/(desk)/desk/deed';
import { billingFigures } from '@/content/billing';
import type { PromiseCode } from '@/content/desk';
import {
  beginSubscription,
  creditedMinor,
  creditSubscription,
  endAutomatic,
  findConsent,
  findInvoice,
  findSubscription,
  holdInvoice,
  isPricedSo,
  isStaffStep,
  repriceSubscription,
  sendInvoice,
  stepSubscription,
  voidInvoice,
  type Invoice,
  type Subscription,
  type TellingOutcome,
} from '@/lib/billing';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { toStoredAddress } from '@/lib/site/stored-address';
import { formatDay } from '@/lib/site/time';
import { changeForm, creditForm, holdForm, launchForm, voidForm } from './forms';

const plan = {
  find: ({ params }, site) => findSubscription(site.db, postedId(params, 'subscription')),
  gone: [serverRoutes.deskBilling(), 'This plan doesn’t exist.'],
  version: ({ updatedAt }) => updatedAt,
  says: ({ state, lines, customerEmail }) =>
    `The plan is ${PLAN_STATES[state]}, with ${lines.map(({ label }) => label).join(', ') || 'nothing'}, for ${customerEmail ?? 'a customer without an address'}.`,
} satisfies Seen<Subscription, number, 'subscription'>;

const PLAN_STATES = {
  awaiting_launch: 'waiting for its launch',
  active: 'active',
  paused: 'on hold',
  suspended: 'suspended',
  ending: 'canceled',
  ended: 'over',
} as const satisfies Record<Subscription['state'], string>;

const invoice = {
  find: async ({ params }, site) => {
    const invoice = await findInvoice(site.db, 'id', postedId(params, 'invoice'));
    const subscription = invoice && (await findSubscription(site.db, invoice.subscriptionId));
    return subscription && { ...invoice, planAt: subscription.updatedAt };
  },
  gone: plan.gone,
  version: ({ updatedAt, planAt }) => [updatedAt, planAt] as const,
  says: ({ number, state, isHeld }) =>
    `The invoice ${number} is ${state === 'open' ? (isHeld ? 'on hold' : 'open') : state}.`,
} satisfies Seen<Invoice & { planAt: number }, readonly [number, number], 'invoice'>;

export const deeds = {
  'billing-begin': deed({
    who: 'staff',
    audit: ['billing-begun'],
    notices: ['plan-begun'],
    fields: ['subscription'],
    form: launchForm,
    factor: 'money',
    page: stepPage('launch'),
    seen: { ...plan, isRepeat: ({ values, row }) => row.anchorOn === values.on },
    do: async (post, site) => {
      const { on } = post.values;
      const outcome = await beginSubscription({ ...whose(post), on }, site);
      if (outcome === 'bad_day') return comeBack(stepPage('launch')(post), { on: LAUNCH_PROBLEM });
      return replyTold(outcome, { code: 'plan-begun', detail: formatDay(on) }, post);
    },
  }),

  'billing-change': deed({
    who: 'owner',
    audit: ['billing-changed'],
    notices: ['plan-same', 'plan-changed'],
    fields: ['subscription'],
    form: changeForm,
    factor: 'money',
    page: stepPage('change'),
    seen: {
      ...plan,
      isRepeat: ({ values, row }) => isPricedSo(row, toChange(values)),
    },
    do: async (post, site) => {
      const outcome = await repriceSubscription({ ...whose(post), ...toChange(post.values) }, site);
      if (outcome === 'not_sold') return comeBack(stepPage('change')(post), { plan: NOT_SOLD });
      if (outcome === 'same') return redirectWithNotice(pageOf(post), 'plan-same');
      return replyTold(outcome, { code: 'plan-changed' }, post);
    },
  }),

  'billing-credit': deed({
    who: 'owner',
    audit: ['billing-credited'],
    notices: ['plan-credited'],
    fields: ['subscription', 'credit'],
    form: creditForm,
    factor: 'money',
    page: stepPage('credit'),
    seen: {
      ...plan,
      isRepeat: async ({ params, row }, site) =>
        (await creditedMinor(row.id, postedId(params, 'credit'), site)) > 0,
    },
    do: async (post, site) => {
      const { reason, amount: minor } = post.values;
      // A form that is posted again, by a double click or a proxy, has the same one.
      const creditId = postedId(post.params, 'credit') || site.newId();
      const outcome = await creditSubscription({ ...whose(post), reason, minor, creditId }, site);
      const detail = formatMoney({ minor, currency: 'USD' });
      return replyTold(outcome, { code: 'plan-credited', detail }, post);
    },
  }),

  'billing-step': deed({
    who: 'staff',
    audit: ['billing-stepped'],
    notices: ['plan-stepped'],
    fields: ['subscription', 'step'],
    factor: 'money',
    page: post => {
      const step = post.params.get('step') ?? '';
      return isStaffStep(step) ? stepPage(step)(post) : pageOf(post);
    },
    seen: plan,
    do: async (post, site) => {
      const step = post.params.get('step') ?? '';
      if (!isStaffStep(step)) return CHANGED;
      const outcome = await stepSubscription({ ...whose(post), step }, site);
      return replyTold(outcome, { code: 'plan-stepped' }, post);
    },
  }),

  /** In the name of a customer who called or wrote. */
  'billing-automatic-off': deed({
    who: 'staff',
    audit: ['billing-automatic-off'],
    notices: ['billing-done'],
    fields: ['subscription'],
    factor: 'money',
    page: stepPage('automatic'),
    seen: {
      find: async (post, site) => {
        const subscription = await plan.find(post, site);
        return subscription && { subscription, consent: await findConsent(subscription.id, site) };
      },
      gone: plan.gone,
      version: ({ consent }) => consent?.agreed_at ?? null,
      says: ({ consent }) => `Automatic payment is ${consent === null ? 'off' : 'on'}.`,
    },
    do: async (post, site) => {
      const subscriptionId = post.row.subscription.id;
      const isDone = await endAutomatic({ subscriptionId, staffId: post.staff.accountId }, site);
      return isDone ? redirectWithNotice(pageOf(post), 'billing-done') : CHANGED;
    },
  }),

  'invoice-hold': deed({
    who: 'staff',
    audit: ['invoice-held'],
    notices: ['invoice-on-hold', 'invoice-off-hold'],
    fields: ['subscription', 'invoice'],
    form: holdForm,
    factor: 'money',
    page: invoicePage('hold'),
    seen: invoice,
    do: async (post, site) => {
      const isHeld = post.values.hold === 'yes';
      const outcome = await holdInvoice({ ...whose(post), isHeld }, site);
      return replyTold(outcome, { code: isHeld ? 'invoice-on-hold' : 'invoice-off-hold' }, post);
    },
  }),

  /** To the address that the plan has now. */
  'invoice-send': deed({
    who: 'staff',
    audit: ['invoice-sent'],
    notices: ['invoice-sent'],
    fields: ['subscription', 'invoice'],
    because: 'It goes to the address of the plan, and changing that address asks.',
    page: pageOf,
    seen: invoice,
    do: async (post, site) => {
      const outcome = await sendInvoice(whose(post), site);
      return replyTold(outcome, { code: 'invoice-sent' }, post);
    },
  }),

  'invoice-void': deed({
    who: 'owner',
    audit: ['invoice-voided'],
    notices: ['plan-stepped'],
    fields: ['subscription', 'invoice'],
    form: voidForm,
    factor: 'money',
    page: invoicePage('void'),
    seen: invoice,
    do: async (post, site) => {
      const outcome = await voidInvoice({ ...whose(post), isBilledAgain: post.values.again }, site);
      return replyTold(outcome, { code: 'plan-stepped' }, post);
    },
  }),
};

/** By whom which version is changed. */
function whose({ row, staff }: Pick<DeskPost, 'staff'> & { row: { id: string; updatedAt: number } }) {
  return { id: row.id, version: row.updatedAt, staffId: staff.accountId };
}

function toChange({ plan, addOns, tax, email }: z.output<typeof changeForm>) {
  const ids = [...(plan === null ? [] : [plan]), ...addOns];
  return { ids, taxMillipercent: tax, customerEmail: toStoredAddress(email) };
}

function pageOf({ params }: DeskPost<'subscription'>): string {
  return serverRoutes.deskBilling(postedId(params, 'subscription'));
}

/** The page of a step, on which its form is. */
function stepPage(step: string) {
  return ({ params }: DeskPost<'subscription'>): string =>
    serverRoutes.deskPlanStep(postedId(params, 'subscription'), step);
}

function invoicePage(step: 'hold' | 'void') {
  return ({ params }: DeskPost<'subscription' | 'invoice'>): string =>
    serverRoutes.deskPlanStep(postedId(params, 'subscription'), step, postedId(params, 'invoice'));
}

/** Where the deed's notice promises an email to the customer. */
function replyTold<Code extends PromiseCode>(
  outcome: TellingOutcome,
  notice: { code: Code; detail?: string },
  post: DeskPost<'subscription'>,
): DeskReply<Code, never> | typeof CHANGED {
  if (outcome === 'changed' || outcome === 'gone') return CHANGED;
  return redirectTold(pageOf(post), { ...notice, told: outcome === 'done' ? 'queued' : 'nobody' });
}

const LAUNCH_PROBLEM = `Enter a day from the purchase on, and at most ${billingFigures.launchDaysAhead} days ahead.`;
const NOT_SOLD =
  'One of these is no longer sold, and the plan doesn’t have it. Nothing was saved. This page shows what is sold now.';
