import type { Report } from './ports';
import type { PaymentGateway } from './gateway-ports';

/** Asks PayPal about an order that there is not: wrong keys are known at the start, not with the first buyer. */
export async function checkCredentials({ gateway, isPaymentOn, report }: CheckDeps): Promise<void> {
  if (!isPaymentOn) return;
  const outcome = await gateway.findPayment({ paymentId: NO_ORDER, timeoutMs: TIMEOUT_MS });
  if (outcome.kind === 'config') report('error', 'paypal_credentials_refused', { reason: outcome.reason });
  if (outcome.kind === 'busy') report('warn', 'paypal_busy', { reason: outcome.reason });
}

/** Of the shape of PayPal's ids. */
const NO_ORDER = '00000000000000000';
const TIMEOUT_MS = 8_000;

type CheckDeps = { gateway: Pick<PaymentGateway, 'findPayment'>; isPaymentOn: boolean; report: Report };
