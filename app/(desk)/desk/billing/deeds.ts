import { billingFigures, creditReasons } from '@/content/billing';
import type { PromiseCode } from '@/content/desk';
import {
  beginSubscription,
  creditSubscription,
  endAutomatic,
  holdInvoice,
  isStaffStep,
  repriceSubscription,
  sendInvoice,
  stepSubscription,
  voidInvoice,
  type StaffOutcome,
  type TellingOutcome,
} from '@/lib/billing';
import { parseEmailAddress } from '@/lib/site/email-address';
import { toStoredAddress } from '@/lib/site/stored-address';
import { formatMoney, parseTypedMoney, parseTypedPercent } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { calendarDate, formatDay } from '@/lib/site/time';
import {
  comeBack,
  postedId,
  redirectTold,
  redirectWithNotice,
  deed,
  type DeskPost,
  type DeskReply,
} from '@/app/(desk)/desk/deed';

export const deeds = {
  'billing-begin': deed({
    who: 'staff',
    factor: 'money',
    page: pageOf,
    do: async (post, site) => {
      const on = calendarDate.safeParse(post.params.get('on') ?? '');
      if (!on.success) return comeBack(pageOf(post), { on: 'Enter the day on which the site went live.' });
      const outcome = await beginSubscription({ ...whose(post), on: on.data }, site);
      if (outcome === 'bad_day') return comeBack(pageOf(post), { on: LAUNCH_PROBLEM });
      return replyTold(outcome, { code: 'plan-begun', detail: formatDay(on.data) }, post);
    },
  }),

  'billing-change': deed({
    who: 'owner',
    factor: 'money',
    page: pageOf,
    do: async (post, site) => {
      const { params } = post;
      const ids = [params.get('plan') ?? '', ...params.getAll('addOns')].filter(Boolean);
      const customerEmail = parseEmailAddress(params.get('email') ?? '');
      const tax = parseTypedPercent(params.get('tax') ?? '');
      const errors = {
        ...(ids.length === 0 ? { plan: 'Choose a plan or an add-on. To end it, use the steps below.' } : {}),
        ...(tax === null || tax > TAX_MAX ? { tax: 'Enter a percentage such as 8 or 8.125, up to 25.' } : {}),
        ...(customerEmail === null ? { email: 'That is not an email address.' } : {}),
      };
      if (tax === null || customerEmail === null || Object.keys(errors).length > 0)
        return comeBack(pageOf(post), errors);
      const change = {
        ...whose(post),
        ids,
        taxMillipercent: tax,
        customerEmail: toStoredAddress(customerEmail),
      };
      const outcome = await repriceSubscription(change, site);
      if (outcome === 'not_sold') return comeBack(pageOf(post), { plan: NOT_SOLD });
      if (outcome === 'same') return redirectWithNotice(pageOf(post), 'plan-same');
      return replyTold(outcome, { code: 'plan-changed' }, post);
    },
  }),

  'billing-credit': deed({
    who: 'owner',
    factor: 'money',
    page: pageOf,
    do: async (post, site) => {
      const reason = post.params.get('reason') ?? '';
      const minor = parseTypedMoney(post.params.get('amount') ?? '', 'USD');
      const isAmount = minor !== null && minor > 0 && minor <= billingFigures.creditMax;
      const errors = {
        ...(isCreditReason(reason) ? {} : { reason: 'Choose a reason.' }),
        ...(isAmount ? {} : { amount: 'Enter an amount such as 9.90.' }),
      };
      if (!isAmount || !isCreditReason(reason)) return comeBack(pageOf(post), errors);
      // A form that is posted again, by a double click or a proxy, has the same one.
      const creditId = postedId(post.params, 'credit') || site.newId();
      const outcome = await creditSubscription({ ...whose(post), reason, minor, creditId }, site);
      const detail = formatMoney({ minor, currency: 'USD' });
      return replyTold(outcome, { code: 'plan-credited', detail }, post);
    },
  }),

  'billing-step': deed({
    who: 'staff',
    factor: 'money',
    page: pageOf,
    do: async (post, site) => {
      const step = post.params.get('step') ?? '';
      if (!isStaffStep(step)) return redirectWithNotice(pageOf(post), 'billing-changed');
      const outcome = await stepSubscription({ ...whose(post), step }, site);
      return replyTold(outcome, { code: 'plan-stepped' }, post);
    },
  }),

  /** In the name of a customer who called or wrote. */
  'billing-automatic-off': deed({
    who: 'staff',
    factor: 'money',
    page: pageOf,
    do: async (post, site) => {
      const { id: subscriptionId, staffId } = whose(post);
      const isDone = await endAutomatic({ subscriptionId, staffId }, site);
      return reply(isDone ? 'done' : 'changed', post);
    },
  }),

  'invoice-hold': deed({
    who: 'staff',
    factor: 'money',
    page: pageOf,
    do: async (post, site) => {
      const isHeld = post.params.get('hold') === 'yes';
      const outcome = await holdInvoice(
        { ...whose(post), id: postedId(post.params, 'invoice'), isHeld },
        site,
      );
      return replyTold(outcome, { code: isHeld ? 'invoice-on-hold' : 'invoice-off-hold' }, post);
    },
  }),

  /** To the address that the plan has now. */
  'invoice-send': deed({
    who: 'staff',
    because: 'It goes to the address of the plan, and changing that address asks.',
    do: async (post, site) => {
      const outcome = await sendInvoice({ ...whose(post), id: postedId(post.params, 'invoice') }, site);
      return replyTold(outcome, { code: 'invoice-sent' }, post);
    },
  }),

  'invoice-void': deed({
    who: 'owner',
    factor: 'money',
    page: pageOf,
    do: async (post, site) => {
      const isBilledAgain = post.params.get('again') === 'yes';
      const id = postedId(post.params, 'invoice');
      const outcome = await voidInvoice({ ...whose(post), id, isBilledAgain }, site);
      return replyTold(outcome, { code: 'plan-stepped' }, post);
    },
  }),
};

function whose({ params, staff }: DeskPost): { id: string; staffId: string } {
  return { id: postedId(params, 'subscription'), staffId: staff.accountId };
}

function pageOf({ params }: DeskPost): string {
  return serverRoutes.deskBilling(postedId(params, 'subscription'));
}

function reply(outcome: StaffOutcome, post: DeskPost): DeskReply {
  if (outcome === 'gone') return redirectWithNotice(serverRoutes.deskBilling(), 'billing-gone');
  return redirectWithNotice(pageOf(post), `billing-${outcome}`);
}

/** Where the deed's notice promises an email to the customer. */
function replyTold(
  outcome: TellingOutcome,
  notice: { code: PromiseCode; detail?: string },
  post: DeskPost,
): DeskReply {
  if (outcome === 'changed' || outcome === 'gone') return reply(outcome, post);
  return redirectTold(pageOf(post), { ...notice, told: outcome === 'done' ? 'queued' : 'nobody' });
}

function isCreditReason(code: string): code is keyof typeof creditReasons {
  return Object.hasOwn(creditReasons, code);
}

const LAUNCH_PROBLEM = `Enter a day from the purchase on, and at most ${billingFigures.launchDaysAhead} days ahead.`;
const NOT_SOLD =
  'One of these is no longer sold, and the plan doesn’t have it. Nothing was saved. This page shows what is sold now.';

/** Thousandths of a percent. */
const TAX_MAX = 25_000;
