import 'server-only';
import { customAmount } from '@/content/packages';
import { site } from '@/content/site';
import { findVisitor } from '@/lib/accounts';
import { catalog } from '@/lib/catalog/catalog';
import type { Env } from '@/lib/site/env/parse-env';
import { getSecret } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { log } from '@/lib/site/log';
import {
  renderDisputeAlarm,
  renderDisputeMails,
  renderReversalMails,
  type DisputeMailContext,
} from '@/lib/mail/render-dispute-mails';
import { renderDeclinedMails, renderDuplicateMails } from '@/lib/mail/render-money-mails';
import { renderAttentionMails, renderReceiptMails } from '@/lib/mail/render-order-mails';
import { renderRefundFailedMails, renderRefundMails } from '@/lib/mail/render-refund-mails';
import { renderUnknownPaymentMails } from '@/lib/mail/render-unknown-payment-mail';
import type { MailSettings } from '@/lib/mail/templates/mail-settings';
import { certificateLimit, paypalCertificates } from '@/lib/orders/adapters/paypal-certificates';
import { createPayPalClient } from '@/lib/orders/adapters/paypal-client';
import { paypalGateway } from '@/lib/orders/adapters/paypal-gateway';
import { sqlComparisonStore } from '@/lib/orders/adapters/sql-comparison-store';
import { sqlDisputeWatch } from '@/lib/orders/adapters/sql-dispute-watch';
import { sqlOrderStore } from '@/lib/orders/adapters/sql-order-store';
import { sqlPaymentCalls } from '@/lib/orders/adapters/sql-payment-calls';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import { sqlWebhookStore } from '@/lib/orders/adapters/sql-webhook-store';
import { bindOrderServices, type OrderDeps } from '@/lib/orders/bind-order-services';
import { orderNumber } from '@/lib/orders/order';
import type { OrderMails } from '@/lib/orders/ports';
import { resolutionCenterOf } from '@/lib/orders/resolution-center';
import type { OrderServices } from '@/lib/orders/services-type';
import { PAYPAL_WEB_ORIGINS } from '@/lib/site/security/static-page-policy';
import { getSite, thenDeliver } from '@/lib/site/site';

/** The part of the composition root that takes orders and their payments. */
export function bindOrders({ env, mail }: OrderParts): OrderServices {
  const { db, noteSecurity } = getSite();
  const simulatorOrigin = env.PAYPAL_ENVIRONMENT === 'simulator' ? env.PAYPAL_SIMULATOR_ORIGIN : null;
  const limits = {
    perMinute: env.ORDERS_PER_MINUTE,
    perHour: env.ORDERS_PER_HOUR,
    looksPerHour: env.ORDER_LOOKS_PER_HOUR,
    secret: getSecret('LIMITS_SECRET'),
  };
  const orders = sqlOrderStore({ db, newId, limits });
  const unknownPayments = sqlUnknownPayments({ db, newId });
  const disputes = sqlDisputeWatch({ db, newId });
  const disputeMail = { settings: { ...mail, orderNumber }, resolutionCenter: resolutionCenterOf(env) };
  return bindOrderServices({
    orders: { ...orders, replace: change => thenDeliver(orders.replace(change), getSite()) },
    webhooks: sqlWebhookStore(db),
    calls: sqlPaymentCalls({ db, newId }),
    comparisons: sqlComparisonStore(db),
    unknownPayments: {
      ...unknownPayments,
      add: (found, mails) => thenDeliver(unknownPayments.add(found, mails), getSite()),
    },
    disputes: {
      ...disputes,
      sendAlarm: (mail, now) => thenDeliver(disputes.sendAlarm(mail, now), getSite()),
    },
    renderDisputeAlarm: (order, alarm) => renderDisputeAlarm(order, { ...alarm, ...disputeMail }),
    renderUnknownPayment: found => renderUnknownPaymentMails(found, mail),
    certificates: paypalCertificates({
      clock: systemClock,
      mayFetch: certificateLimit(db, getSecret('LIMITS_SECRET')),
    }),
    gateway: paypal(env, simulatorOrigin),
    mails: orderMails(disputeMail),
    findAccountId: async cookies => (await findVisitor(cookies, getSite()))?.account.id ?? null,
    catalog,
    ceilingMinor: Math.max(env.CUSTOM_AMOUNT_MAX, customAmount.minimum),
    isPaymentOn: env.PAYMENTS === 'on',
    presentation: env.paypalPresentation,
    isSimulated: simulatorOrigin !== null,
    siteName: site.name,
    siteOrigin: env.SITE_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    payeeMerchantId: env.PAYPAL_PAYEE_MERCHANT_ID,
    extraCertOrigin: simulatorOrigin,
    clock: systemClock,
    newId,
    wait: ms => new Promise(resume => setTimeout(resume, ms)),
    report: log,
    noteSecurity,
  });
}

function paypal(env: Env, simulatorOrigin: string | null): OrderDeps['gateway'] {
  const client = createPayPalClient({
    environment: env.PAYPAL_ENVIRONMENT,
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    simulatorOrigin: env.PAYPAL_SIMULATOR_ORIGIN,
    timeoutMs: PAYPAL_TIMEOUT_MS,
  });
  const webOrigins = [...PAYPAL_WEB_ORIGINS, ...(simulatorOrigin === null ? [] : [simulatorOrigin])];
  return paypalGateway({ client, webOrigins, brandName: site.name });
}

function orderMails(disputeMail: DisputeMail): OrderMails {
  const { settings } = disputeMail;
  return {
    receipt: order => renderReceiptMails(order, settings),
    attention: order => renderAttentionMails(order, settings),
    refund: (order, ledger) => renderRefundMails(order, { ledger, settings }),
    'refund-failed': (order, ledger) => renderRefundFailedMails(order, { ledger, settings }),
    declined: order => renderDeclinedMails(order, settings),
    reversal: (order, ledger) => renderReversalMails(order, { ledger, ...disputeMail }),
    dispute: (order, ledger) => renderDisputeMails(order, { ledger, ...disputeMail }),
    duplicate: order => renderDuplicateMails(order, settings),
  };
}

const PAYPAL_TIMEOUT_MS = 8_000;

type DisputeMail = Omit<DisputeMailContext, 'ledger'>;

type OrderParts = { env: Env; mail: MailSettings };
