import type { CancelledBuyer, CancelOutcome } from './cancel-order';
import type { ReturnedBuyer, ReturnOutcome } from './complete-return';
import type { CreateOrderOutcome } from './create-order';
import type { Receipt } from './receipt';
import type { WebhookOutcome } from './receive-webhook';
import type { OrderInput } from './schema';
import type { SweepReport } from './sweep-orders';
import type { WebhookMessage } from './verify-webhook';

/** The order use-cases as routes and pages call them, bound to their database, provider and clock. */
export type OrderServices = {
  createOrder: (input: OrderInput) => Promise<CreateOrderOutcome>;
  /** The return page's door to the capture. */
  captureOrder: (returned: ReturnedBuyer) => Promise<ReturnOutcome>;
  cancelOrder: (returned: CancelledBuyer) => Promise<CancelOutcome>;
  findReceipt: (key: string) => Promise<Receipt>;
  receiveWebhook: (message: WebhookMessage) => Promise<WebhookOutcome>;
  sweep: () => Promise<SweepReport>;
  /** Where the routes write what the agency's log should hold: ids, states and reasons, never names or secrets. */
  report: Report;
  /** How checkout shows PayPal's approval page. */
  presentation: 'frame' | 'redirect';
  /** PayPal is our simulator: checkout marks itself as test mode and trusts the simulator's origin. */
  isSimulated: boolean;
  /** The site's public origin, with which a post's `Origin` is compared. */
  siteOrigin: string;
};

export type Report = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields?: Record<string, string | number | boolean | null>,
) => void;
