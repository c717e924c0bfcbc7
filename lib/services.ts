import 'server-only';
import { probeWritable } from '@/lib/site/db/probe';
import type { DeskSite } from '@/lib/desk/reply';
import { getEnv } from '@/lib/site/env/server';
import { readDiskRoom } from '@/lib/health/adapters/read-disk-room';
import type { HealthPorts } from '@/lib/health/check-health';
import { systemClock } from '@/lib/site/clock';
import { answeredMails, leadMails } from '@/lib/leads';
import { mailSettings } from '@/lib/mail';
import { createSqlOutboxOverview } from '@/lib/mail/adapters/sql-outbox-overview';
import { bindOrders } from '@/lib/order-services';
import type { OrderServices } from '@/lib/orders/services-type';
import { bindRequestServices } from '@/lib/request-services';
import type { RequestServices } from '@/lib/requests/handle-request';
import { getSite } from '@/lib/site/site';

/**
 * The composition root: the only place that reads settings, picks adapters and hands them to the use-cases.
 * Everything is made on first use, so building the site opens no database and needs no settings.
 */
export function getRequestServices(): RequestServices {
  requestServices ??= bindRequestServices(getEnv());
  return requestServices;
}

let requestServices: RequestServices | undefined;

/** What the desk works with: orders have their own deeds, and leads their emails. */
export function getDeskSite(): DeskSite {
  const site = getSite();
  return {
    ...site,
    orders: getOrderServices(),
    renderLeadMails: lead => leadMails(lead, site),
    renderAnswerMails: lead => answeredMails(lead, site),
  };
}

export function getOrderServices(): OrderServices {
  orderServices ??= bindOrders({
    env: getEnv(),
    mail: mailSettings(getEnv()),
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
