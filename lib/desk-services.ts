import 'server-only';
import { accountTexts } from '@/content/account';
import { deskFigures } from '@/content/desk';
import { forms } from '@/content/forms';
import type { AccountServices } from '@/lib/accounts/services-type';
import { sqlBackupNotes } from '@/lib/desk/adapters/sql-backup-notes';
import { sqlDeskLeads } from '@/lib/desk/adapters/sql-desk-leads';
import { sqlDeskMails } from '@/lib/desk/adapters/sql-desk-mails';
import { sqlDeskOrders } from '@/lib/desk/adapters/sql-desk-orders';
import { sqlDeskOverview } from '@/lib/desk/adapters/sql-desk-overview';
import { sqlDeskPlaces } from '@/lib/desk/adapters/sql-desk-places';
import { sqlDigestStore } from '@/lib/desk/adapters/sql-digest-store';
import { sqlPersonStore } from '@/lib/desk/adapters/sql-person-store';
import { sendDigest } from '@/lib/desk/send-digest';
import type { DeskServices } from '@/lib/desk/services-type';
import type { Env } from '@/lib/site/env/parse-env';
import { bindFactors } from '@/lib/factor-services';
import { checkHealth } from '@/lib/health';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { logError } from '@/lib/site/log';
import type { QueueMails } from '@/lib/mail/queue';
import { renderDeskDigest } from '@/lib/mail/render-desk-digest';
import type { MailSettings } from '@/lib/mail/templates/mail-settings';
import { listReaders } from '@/lib/newsletter';
import {
  attachPayment,
  captureNow,
  checkWithPayPal,
  countUnknownPayments,
  findComparison,
  findUnknownPayment,
  listUnknownPayments,
  refundOrder,
  resolutionCenterOf,
  settleDispute,
  settleReversal,
  settleUnknownPayment,
} from '@/lib/orders';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { erasePerson, siteRegister } from '@/lib/people';
import { getSite, type Site } from '@/lib/site/site';
import { sitePromise } from '@/lib/leads';

/** The desk's part of the composition root. */
export function bindDeskServices({ env, mail, queue, accounts, ...given }: DeskParts): DeskServices {
  const runtime = getSite();
  const { db } = runtime;
  const leads = sqlDeskLeads({ db, queue });
  const orders = sqlDeskOrders(db);
  const mails = sqlDeskMails(db);
  const overview = sqlDeskOverview(db);
  const deeds = orderDeeds(runtime);
  const { sessions, limits, isSecure, siteOrigin } = accounts;
  return {
    ...given,
    ...bindFactors(env),
    sessions,
    limits,
    isSecure,
    siteOrigin,
    leads,
    orders,
    mails,
    overview,
    ...deeds,
    listReaders: () => listReaders(db),
    people: sqlPersonStore(db),
    wakeDelivery: () => runtime.wakeDelivery(),
    erase: address => erasePerson({ email: address, register: siteRegister(runtime) }, runtime),
    promise: sitePromise,
    forms,
    leadForms: LEAD_FORMS,
    promotionRule: sitePromotionRule(env),
    placesClaimedElsewhere: env.PROMOTION_PLACES_CLAIMED,
    places: sqlDeskPlaces(db),
    checkHealth: () => checkHealth(runtime),
    findNewestBackup: () => sqlBackupNotes(db).findNewest(),
    sendDigest: async () => {
      const outcome = await sendDigest({
        clock: systemClock,
        store: sqlDigestStore({ db, newId }),
        leads,
        mails,
        orders,
        overview,
        unknownPayments: deeds.unknownPayments,
        findComparison: deeds.findComparison,
        promise: sitePromise,
        leadForms: LEAD_FORMS,
        hour: deskFigures.digestHour,
        render: (facts, day) => renderDeskDigest(facts, day, mail),
      });
      if (outcome === 'sent') runtime.wakeDelivery();
      return outcome;
    },
    texts: accountTexts,
    report: logError,
  };
}

/** What the desk uses of the orders, over one Site. */
export function orderDeeds(
  site: Site,
): Pick<DeskServices, 'attend' | 'money' | 'unknownPayments' | 'findComparison' | 'resolutionCenter'> {
  return {
    attend: {
      captureNow: orderId => captureNow(orderId, site),
      checkWithPayPal: orderId => checkWithPayPal(orderId, site),
      refundOrder: request => refundOrder(request, site),
    },
    money: {
      settleReversal: end => settleReversal(end, site),
      settleDispute: settler => settleDispute(settler, site),
      attachPayment: attachment => attachPayment(attachment, site),
      settleUnknownPayment: note => settleUnknownPayment(note, site),
    },
    unknownPayments: {
      list: limit => listUnknownPayments(site.db, limit),
      count: () => countUnknownPayments(site.db),
      find: id => findUnknownPayment(site.db, id),
    },
    findComparison: () => findComparison(site.db),
    resolutionCenter: resolutionCenterOf(site.env),
  };
}

/** Forms that make no account. */
const LEAD_FORMS = Object.keys(forms).filter(name => name !== 'signin-form' && name !== 'signup-form');

type DeskParts = Pick<DeskServices, 'renderLeadMails' | 'renderAnswerMails'> & {
  env: Env;
  mail: MailSettings;
  queue: QueueMails;
  accounts: AccountServices;
};
