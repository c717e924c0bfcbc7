import 'server-only';
import { customAmount } from '@/content/packages';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { site } from '@/content/site';
import { bindAccountServices } from '@/lib/account-services';
import { createAccountHandler } from '@/lib/accounts/account-handler';
import type { AccountServices } from '@/lib/accounts/services-type';
import { findVisitorOf } from '@/lib/accounts/visitor';
import { catalogue } from '@/lib/catalog/catalogue';
import { probeWritable } from '@/lib/db/probe';
import type { Env } from '@/lib/env/parse-env';
import { bindDeskServices } from '@/lib/desk-services';
import type { DeskServices } from '@/lib/desk/services-type';
import { getEnv, getSecret } from '@/lib/env/server';
import { readDiskRoom } from '@/lib/health/adapters/read-disk-room';
import type { HealthPorts } from '@/lib/health/check-health';
import { systemClock } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { sqlLeadStore } from '@/lib/leads/adapters/sql-lead-store';
import type { LeadServices } from '@/lib/leads/lead-services';
import { describeError, log } from '@/lib/log/log';
import { answerMails, getMailQueue, leadMails, mailSettings } from '@/lib/mail-services';
import { bindNewsletterServices } from '@/lib/newsletter-services';
import type { NewsletterServices } from '@/lib/newsletter/handle-newsletter';
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
import { createSqlOutboxOverview } from '@/lib/mail/adapters/sql-outbox-overview';
import { paypalCertificates } from '@/lib/orders/adapters/paypal-certificates';
import { createPayPalClient } from '@/lib/orders/adapters/paypal-client';
import { paypalGateway } from '@/lib/orders/adapters/paypal-gateway';
import { sqlComparisonStore } from '@/lib/orders/adapters/sql-comparison-store';
import { sqlPaymentCalls } from '@/lib/orders/adapters/sql-payment-calls';
import { sqlWebhookStore } from '@/lib/orders/adapters/sql-webhook-store';
import { resolutionCenterOf } from '@/lib/orders/resolution-center';
import { bindOrderServices } from '@/lib/orders/bind-order-services';
import { orderNumber } from '@/lib/orders/order';
import type { OrderMails } from '@/lib/orders/ports';
import type { OrderServices } from '@/lib/orders/services-type';
import { bindRequestServices } from '@/lib/request-services';
import type { RequestServices } from '@/lib/requests/handle-request';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { readPlacesLeft } from '@/lib/promotion-services';
import { getSiteProcess } from '@/lib/site-process';
import {
  deliveringDisputeWatch,
  deliveringOrderStore,
  deliveringUnknownPayments,
} from '@/lib/delivering-stores';
import { PAYPAL_WEB_ORIGINS } from '@/lib/security/dynamic-page-policy';

/**
 * The composition root: the only place that reads settings, picks adapters and hands them to the use-cases.
 * Everything is made on first use, so building the site opens no database and needs no settings.
 */
export function getLeadServices(): LeadServices {
  const env = getEnv();
  const runtime = getSiteProcess();
  const { db } = runtime;
  const limits = {
    perMinute: env.LEADS_PER_MINUTE,
    perHour: env.LEADS_PER_HOUR,
    secret: getSecret('LIMITS_SECRET'),
  };
  const store = sqlLeadStore({ db, queue: getMailQueue(), limits });
  const accounts = getAccountServices();
  return {
    store: {
      ...store,
      save: async entry => {
        const saved = await store.save(entry);
        runtime.wakeDelivery();
        return saved;
      },
    },
    clock: systemClock,
    newId,
    promotion: sitePromotionRule(env),
    readPlacesLeft: now => readPlacesLeft(env, now),
    renderMails: leadMails(env),
    report: (event, error) => log('error', event, describeError(error)),
    texts: { forms, messages: formMessages },
    siteOrigin: env.SITE_URL,
    secret: getSecret('LINKS_SECRET'),
    // The accounts' own, because the pages that they keep are kept for the whole process.
    loadPage: accounts.loadPage,
    countFailedPost: accounts.countFailedPost,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    accounts: createAccountHandler(accounts),
  };
}

export function getAccountServices(): AccountServices {
  const env = getEnv();
  accountServices ??= bindAccountServices({ env, mail: mailSettings(env), queue: getMailQueue() });
  return accountServices;
}

let accountServices: AccountServices | undefined;

export function getNewsletterServices(): NewsletterServices {
  const env = getEnv();
  newsletterServices ??= bindNewsletterServices({ env, mail: mailSettings(env), queue: getMailQueue() });
  return newsletterServices;
}

let newsletterServices: NewsletterServices | undefined;

export function getRequestServices(): RequestServices {
  requestServices ??= bindRequestServices({ env: getEnv(), accounts: getAccountServices() });
  return requestServices;
}

let requestServices: RequestServices | undefined;

export function getDeskServices(): DeskServices {
  const env = getEnv();
  deskServices ??= bindDeskServices({
    env,
    mail: mailSettings(env),
    queue: getMailQueue(),
    accounts: getAccountServices(),
    attend: getOrderServices(),
    money: getOrderServices(),
    renderLeadMails: leadMails(env),
    renderAnswerMails: answerMails(env),
    health: getHealthPorts(),
  });
  return deskServices;
}

let deskServices: DeskServices | undefined;

export function getOrderServices(): OrderServices {
  orderServices ??= bindOrders(getEnv());
  return orderServices;
}

let orderServices: OrderServices | undefined;

function bindOrders(env: Env): OrderServices {
  const { db, noteSecurity } = getSiteProcess();
  const isSimulated = env.PAYPAL_ENVIRONMENT === 'simulator';
  const simulatorOrigin = env.PAYPAL_SIMULATOR_ORIGIN;
  const client = createPayPalClient({
    environment: env.PAYPAL_ENVIRONMENT,
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    simulatorOrigin,
    timeoutMs: PAYPAL_TIMEOUT_MS,
  });
  const webOrigins = [...PAYPAL_WEB_ORIGINS, ...(isSimulated ? [simulatorOrigin] : [])];
  return bindOrderServices({
    orders: deliveringOrderStore(env),
    webhooks: sqlWebhookStore(db),
    calls: sqlPaymentCalls({ db, newId }),
    comparisons: sqlComparisonStore(db),
    unknownPayments: deliveringUnknownPayments(),
    disputes: deliveringDisputeWatch(),
    renderDisputeAlarm: (order, alarm) =>
      renderDisputeAlarm(order, { ...alarm, ...disputeMailSettings(env) }),
    renderUnknownPayment: found => renderUnknownPaymentMails(found, mailSettings(env)),
    certificates: paypalCertificates({ clock: systemClock }),
    gateway: paypalGateway({ client, webOrigins, brandName: site.name }),
    mails: orderMails(env),
    findAccountId: async cookies => (await findVisitorOf(cookies, getAccountServices()))?.account.id ?? null,
    catalogue,
    ceilingMinor: Math.max(env.CUSTOM_AMOUNT_MAX, customAmount.minimum),
    isPaymentOn: env.PAYMENTS === 'on',
    presentation: env.paypalPresentation,
    isSimulated,
    siteName: site.name,
    siteOrigin: env.SITE_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    payeeMerchantId: env.PAYPAL_PAYEE_MERCHANT_ID,
    extraCertOrigin: isSimulated ? simulatorOrigin : null,
    clock: systemClock,
    newId,
    wait: ms => new Promise(resume => setTimeout(resume, ms)),
    report: log,
    noteSecurity,
  });
}

function orderMails(env: Env): OrderMails {
  const settings = { ...mailSettings(env), orderNumber };
  return {
    receipt: order => renderReceiptMails(order, settings),
    attention: order => renderAttentionMails(order, settings),
    refund: (order, ledger) => renderRefundMails(order, { ledger, settings }),
    'refund-failed': (order, ledger) => renderRefundFailedMails(order, { ledger, settings }),
    declined: order => renderDeclinedMails(order, settings),
    reversal: (order, ledger) => renderReversalMails(order, { ledger, ...disputeMailSettings(env) }),
    dispute: (order, ledger) => renderDisputeMails(order, { ledger, ...disputeMailSettings(env) }),
    duplicate: order => renderDuplicateMails(order, settings),
  };
}

function disputeMailSettings(env: Env): Omit<DisputeMailContext, 'ledger'> {
  const settings = { ...mailSettings(env), orderNumber };
  return { settings, resolutionCenter: resolutionCenterOf(env) };
}

export function getHealthPorts(): HealthPorts {
  const { db } = getSiteProcess();
  const { DATABASE_URL, DATA_DIR } = getEnv();
  return {
    probeStorage: () => probeWritable(db, systemClock.now()),
    diskRoom: () => (DATABASE_URL ? Promise.resolve(null) : readDiskRoom(DATA_DIR)),
    backlog: () => createSqlOutboxOverview(db).backlog(systemClock.now()),
  };
}

const PAYPAL_TIMEOUT_MS = 8_000;
