import {
  CheckoutPaymentIntent,
  ItemCategory,
  OrderApplicationContextShippingPreference,
  OrderApplicationContextUserAction,
  type OrderRequest,
} from '@paypal/paypal-server-sdk';
import { toDecimal } from '@/lib/site/money';
import { truncate } from '@/lib/site/text';
import type { CreatePaymentRequest } from '../gateway-ports';

/**
 * The body of PayPal's create call (docs/payments.md#placing-an-order). The old `application_context` is used on
 * purpose: it gives the link with rel `approve`, which checkout follows.
 */
export function toCreateBody(request: CreatePaymentRequest, brandName: string): OrderRequest {
  const money = (minor: number) => ({ currencyCode: request.currency, value: toDecimal(minor) });
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: request.orderId,
        customId: request.orderId,
        invoiceId: request.invoiceId,
        description: fit(request.description),
        amount: { ...money(request.amountMinor), breakdown: { itemTotal: money(request.amountMinor) } },
        items: request.lines.map(({ label, minor }) => ({
          name: fit(label),
          unitAmount: money(minor),
          quantity: '1',
          category: ItemCategory.DigitalGoods,
        })),
      },
    ],
    applicationContext: {
      brandName,
      returnUrl: request.returnUrl,
      cancelUrl: request.cancelUrl,
      userAction: OrderApplicationContextUserAction.PayNow,
      shippingPreference: OrderApplicationContextShippingPreference.NoShipping,
    },
  };
}

function fit(text: string): string {
  return truncate(text, TEXT_MAX_LENGTH - ELLIPSIS.length, ELLIPSIS);
}

const TEXT_MAX_LENGTH = 127;
const ELLIPSIS = '...';
