import 'server-only';
import { fillPage } from '#engine';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { bindAccountServices } from '@/lib/account-services';
import { createAccountHandler } from '@/lib/accounts/account-handler';
import type { AccountServices } from '@/lib/accounts/services-type';
import { probeWritable } from '@/lib/site/db/probe';
import { bindDeskServices } from '@/lib/desk-services';
import type { DeskServices } from '@/lib/desk/services-type';
import { getEnv, getSecret } from '@/lib/site/env/server';
import { readDiskRoom } from '@/lib/health/adapters/read-disk-room';
import type { HealthPorts } from '@/lib/health/check-health';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { sqlLeadStore } from '@/lib/leads/adapters/sql-lead-store';
import type { LeadServices } from '@/lib/leads/lead-services';
import { logError } from '@/lib/site/log';
import { answerMails, getMailQueue, leadMails } from '@/lib/mail-services';
import { mailSettings } from '@/lib/mail';
import { createSqlOutboxOverview } from '@/lib/mail/adapters/sql-outbox-overview';
import { bindOrders } from '@/lib/order-services';
import type { OrderServices } from '@/lib/orders/services-type';
import { bindRequestServices } from '@/lib/request-services';
import type { RequestServices } from '@/lib/requests/handle-request';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { readPlacesLeft } from '@/lib/promotion-services';
import { getSite, thenDeliver } from '@/lib/site/site';

/**
 * The composition root: the only place that reads settings, picks adapters and hands them to the use-cases.
 * Everything is made on first use, so building the site opens no database and needs no settings.
 */
export function getLeadServices(): LeadServices {
  const env = getEnv();
  const { db } = getSite();
  const limits = {
    perMinute: env.LEADS_PER_MINUTE,
    perHour: env.LEADS_PER_HOUR,
    secret: getSecret('LIMITS_SECRET'),
  };
  const store = sqlLeadStore({ db, queue: getMailQueue(), limits });
  const accounts = getAccountServices();
  return {
    store: { ...store, save: entry => thenDeliver(store.save(entry), getSite()) },
    clock: systemClock,
    newId,
    promotion: sitePromotionRule(env),
    readPlacesLeft: now => readPlacesLeft(env, now),
    renderMails: leadMails(env),
    report: logError,
    texts: { forms, messages: formMessages },
    siteOrigin: env.SITE_URL,
    secret: getSecret('LINKS_SECRET'),
    fillPage,
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
  orderServices ??= bindOrders({
    env: getEnv(),
    mail: mailSettings(getEnv()),
    accounts: getAccountServices(),
  });
  return orderServices;
}

let orderServices: OrderServices | undefined;

export function getHealthPorts(): HealthPorts {
  const { db } = getSite();
  const { DATABASE_URL, DATA_DIR } = getEnv();
  return {
    probeStorage: () => probeWritable(db, systemClock.now()),
    diskRoom: () => (DATABASE_URL ? Promise.resolve(null) : readDiskRoom(DATA_DIR)),
    backlog: () => createSqlOutboxOverview(db).backlog(systemClock.now()),
  };
}
