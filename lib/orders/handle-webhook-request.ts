import { WEBHOOK_LIMIT_BYTES, readBody } from '@/lib/site/http/request';
import { respondText } from '@/lib/site/http/respond';
import { clientAddressOf } from '@/lib/site/security/client-address';
import type { WebhookOutcome } from './receive-webhook';
import type { OrderServices } from './services-type';

/** `POST /webhooks/paypal`: raw bytes in, a status out. PayPal repeats whatever is not answered with 2xx. */
export async function handleWebhookRequest(request: Request, services: OrderServices): Promise<Response> {
  const body = await readBody(request, WEBHOOK_LIMIT_BYTES);
  if (body.kind === 'too_large') return respondText('too large', { status: 413 });
  if (body.kind === 'unreadable') return respondText('unreadable', { status: 400 });
  const { headers } = request;
  const clientAddress = clientAddressOf(headers, services.trustedProxyHops);
  const outcome = await services.receiveWebhook({
    body: body.bytes,
    headers: {
      transmissionId: headers.get('paypal-transmission-id'),
      transmissionTime: headers.get('paypal-transmission-time'),
      signature: headers.get('paypal-transmission-sig'),
      certUrl: headers.get('paypal-cert-url'),
      algorithm: headers.get('paypal-auth-algo'),
    },
    clientAddress,
  });
  noteOutcome(outcome, clientAddress, services);
  return respondText(outcome.kind, { status: STATUSES[outcome.kind] });
}

function noteOutcome(outcome: WebhookOutcome, address: string, services: OrderServices): void {
  if (outcome.kind === 'accepted')
    return services.report('info', 'paypal_webhook', { result: outcome.result });
  // Anyone can post an event that is refused: bounded.
  const reason = 'reason' in outcome ? { reason: outcome.reason } : {};
  services.noteSecurity(`paypal_webhook_${outcome.kind}`, { address, ...reason });
}

const STATUSES = {
  accepted: 200,
  rejected: 400,
  malformed: 400,
  unavailable: 503,
  not_configured: 503,
} as const satisfies Record<WebhookOutcome['kind'], number>;
