import type { attachPayment, settleUnknownPayment } from './attach-payment';
import type { NoteSecurity } from '@/lib/site/security/security-log';
import type { StaffOrderOutcome } from './staff-order';
import type { CancelledBuyer, CancelOutcome } from './cancel-order';
import type { Comparison } from './comparison/compare-with-paypal';
import type { OrderResponse } from './confirm-purchase';
import type { ReturnedBuyer, ReturnOutcome } from './complete-return';
import type { CreateOrderOutcome, PostedOrder } from './create-order';
import type { Receipt, ReceiptVisit } from './receipt';
import type { RefundRequest, RefundOutcome } from './refund-order';
import type { WebhookOutcome } from './receive-webhook';
import type { settleDispute, settleReversal } from './settle-ledger';
import type { Report } from './ports';
import type { SweepReport } from './sweep-orders';
import type { WebhookMessage } from './verify-webhook';

/** The order use-cases as routes and pages call them, bound to their database, provider and clock. */
export type OrderServices = {
  createOrder: (posted: PostedOrder) => Promise<CreateOrderOutcome>;
  /** The account that the browser is signed in with, by the request's `Cookie` header. */
  findAccountId: (cookies: string | null) => Promise<string | null>;
  /** Captures for the return page. */
  captureOrder: (returned: ReturnedBuyer) => Promise<ReturnOutcome>;
  cancelOrder: (returned: CancelledBuyer) => Promise<CancelOutcome>;
  /** The buyer's word on paying for the same thing again. */
  confirmOrder: (answer: OrderResponse) => Promise<void>;
  findReceipt: (visit: ReceiptVisit) => Promise<Receipt>;
  receiveWebhook: (message: WebhookMessage) => Promise<WebhookOutcome>;
  /** For the desk: the same capture, by a person's hand. */
  captureNow: (orderId: string) => Promise<StaffOrderOutcome>;
  /** For the desk: writes down what PayPal says, without taking money. */
  checkWithPayPal: (orderId: string) => Promise<StaffOrderOutcome>;
  /** For the desk: gives money back, once for each refund id. */
  refundOrder: (asked: RefundRequest) => Promise<RefundOutcome>;
  /** For the desk: how a reversal ended, and that a decided dispute was seen. */
  settleReversal: Bound<typeof settleReversal>;
  settleDispute: Bound<typeof settleDispute>;
  /** For the desk: whose an unknown payment is, or why it needs nothing more. */
  attachPayment: Bound<typeof attachPayment>;
  settleUnknownPayment: Bound<typeof settleUnknownPayment>;
  /** Reports whether PayPal takes our keys. */
  checkCredentials: () => Promise<void>;
  /** Once a day: compares our orders with PayPal's transactions. Null when it was done already. */
  compareDaily: () => Promise<Comparison | null>;
  /** For the desk: the latest comparison. */
  findComparison: () => Promise<Comparison | null>;
  /** Ends with what it holds once `stopping` is aborted. */
  sweep: (stopping?: AbortSignal) => Promise<SweepReport>;
  /** Where the routes write what the agency's log should hold: ids, states and reasons, never names or secrets. */
  report: Report;
  /** Writes down what may be an attack, bounded. */
  noteSecurity: NoteSecurity;
  /** How checkout shows PayPal's approval page. */
  presentation: 'frame' | 'redirect';
  /** PayPal is our simulator: checkout marks itself as test mode and trusts the simulator's origin. */
  isSimulated: boolean;
  /** Whose shop it is, as pages that stand alone say it. */
  siteName: string;
  /** The site's public origin, with which a post's `Origin` is compared. */
  siteOrigin: string;
  /** How many proxies in front of our own server append to `X-Forwarded-For`. */
  trustedProxyHops: number;
};

/** A use-case without its dependencies. */
type Bound<Use extends (asked: never, deps: never) => unknown> = (
  asked: Parameters<Use>[0],
) => ReturnType<Use>;
