import 'server-only';
import type { DeskSite } from '@/lib/desk/reply';
import { getEnv } from '@/lib/site/env/server';
import { answeredMails, leadMails } from '@/lib/leads';
import { mailSettings } from '@/lib/mail';
import { bindOrders } from '@/lib/order-services';
import type { OrderServices } from '@/lib/orders/services-type';
import { getSite } from '@/lib/site/site';

/**
 * The composition root: the only place that reads settings, picks adapters and hands them to the use-cases.
 * Everything is made on first use, so building the site opens no database and needs no settings.
 */
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
