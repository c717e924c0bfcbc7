import {
  postedId,
  postedPayPalId,
  redirectWithNotice,
  deed,
  type DeskPost,
  type DeskReply,
} from '@/app/(desk)/desk/deed';
import type { DeedLine } from '@/content/audit';
import { settleDispute, settleReversal, type SettleOutcome } from '@/lib/ledger';
import { captureNow, checkWithPayPal, type StaffOrderOutcome } from '@/lib/orders';
import { findDeskOrder } from '@/lib/orders/desk-orders.sql';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';

/** What is said once PayPal was asked about an order, or its ledger was settled. */
const ATTENDED = [
  'order-gone',
  'order-moved',
  'order-partly_refunded',
  'order-unchanged',
  'order-approved',
  'order-unsettled',
  'order-no_payment',
  'order-unknown',
] as const;
const SETTLED = ['order-gone', 'settle-done', 'settle-changed', 'settle-gone'] as const;

export const deeds = {
  /** Takes money, so the second factor is asked for again. */
  'order-capture': deed({
    who: 'owner',
    audit: ['order-capture'],
    notices: ATTENDED,
    fields: ['order'],
    seen: 'PayPal takes the money of an order once, and the answer says what the order is now.',
    factor: 'money',
    page: ({ params }) => serverRoutes.deskOrderStep(postedId(params, 'order'), 'capture'),
    do: async (post, site) => {
      return attend(post, { action: 'order-capture', work: id => captureNow(id, site) }, site);
    },
  }),

  'order-check': deed({
    who: 'staff',
    audit: ['order-check'],
    notices: ATTENDED,
    fields: ['order'],
    seen: 'It asks PayPal, and the answer says what the order is now.',
    because: 'It only asks PayPal what became of the payment.',
    do: (post, site) => attend(post, { action: 'order-check', work: id => checkWithPayPal(id, site) }, site),
  }),

  /** Staff say how a reversal ended. */
  'reversal-settle': deed({
    who: 'staff',
    audit: ['reversal-settled'],
    notices: ['settle-unclear', ...SETTLED],
    fields: ['order', 'id', 'outcome'],
    seen: 'Only an open one is settled, and who comes second is told.',
    factor: 'money',
    page: ({ params }) =>
      serverRoutes.deskOrderStep(postedId(params, 'order'), 'reversal', postedPayPalId(params)),
    do: (post, site) => {
      const outcome = OUTCOMES.find(end => end === post.params.get('outcome'));
      if (!outcome) return Promise.resolve(redirectWithNotice(pageOf(post), 'settle-unclear'));
      const work = (ids: LedgerIds) => settleReversal({ ...ids, outcome }, site);
      return settleLedgerRow(post, { action: 'reversal-settled', detail: outcome, work }, site);
    },
  }),

  /** Staff have seen how a dispute ended. */
  'dispute-settle': deed({
    who: 'staff',
    audit: ['dispute-settled'],
    notices: SETTLED,
    fields: ['order', 'id'],
    seen: 'Only an open one is settled, and who comes second is told.',
    because: 'It puts a reminder away. PayPal has decided, and no sum changes.',
    do: (post, site) =>
      settleLedgerRow(
        post,
        { action: 'dispute-settled', detail: null, work: ids => settleDispute(ids, site) },
        site,
      ),
  }),
};

function pageOf({ params }: DeskPost<'order'>): string {
  return serverRoutes.deskOrder(postedId(params, 'order'));
}

/** The audit entry comes first: whatever happens at PayPal is then in it. */
async function attend(
  { params, staff }: DeskPost<'order'>,
  { action, work }: { action: DeedLine; work: (orderId: string) => Promise<StaffOrderOutcome> },
  site: Site,
): Promise<DeskReply<(typeof ATTENDED)[number], never>> {
  const id = postedId(params, 'order');
  const order = await findDeskOrder(id, site);
  if (!order) return redirectWithNotice(serverRoutes.deskOrders(), 'order-gone');
  const note = { actorId: staff.accountId, action, subjectId: id, detail: order.state };
  await insertAudit(site.db, note, site);
  const outcome = await work(id);
  site.wakeDelivery();
  return redirectWithNotice(serverRoutes.deskOrder(id), `order-${outcome.kind}`, detailOf(outcome));
}

function detailOf(outcome: StaffOrderOutcome): string | undefined {
  if (outcome.kind === 'unsettled') return outcome.reason;
  return 'state' in outcome ? outcome.state : undefined;
}

/** Written down first, as everything that is done for an order is. */
async function settleLedgerRow(
  { params, staff }: DeskPost<'order' | 'id'>,
  { action, detail, work }: Settling,
  site: Site,
): Promise<DeskReply<(typeof SETTLED)[number], never>> {
  const orderId = postedId(params, 'order');
  if (!(await findDeskOrder(orderId, site)))
    return redirectWithNotice(serverRoutes.deskOrders(), 'order-gone');
  const id = postedPayPalId(params);
  const ids = [id, detail].filter(Boolean).join(' ');
  const { accountId: actorId } = staff;
  await insertAudit(site.db, { actorId, action, subjectId: orderId, detail: ids }, site);
  const { kind, state } = await work({ orderId, id, staffId: actorId });
  site.wakeDelivery();
  return redirectWithNotice(serverRoutes.deskOrder(orderId), `settle-${kind}`, state);
}

const OUTCOMES = ['kept_back', 'returned'] as const;

type LedgerIds = { orderId: string; id: string; staffId: string };
type Settling = {
  action: DeedLine;
  detail: string | null;
  work: (ids: LedgerIds) => Promise<SettleOutcome>;
};
