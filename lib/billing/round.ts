import 'server-only';
import type { Told } from '@/lib/mail';
import { thenDeliver, type Site } from '@/lib/site/site';
import {
  activate,
  charge,
  deleteKept,
  endOver,
  findAgreed,
  findCharges,
  findKept,
  findOver,
  type Charge,
} from './automatic';
import { findBoughtOrders, subscribe } from './bought';
import { findDue, issue } from './issue';
import { findLate, remind } from './late';
import { applyChange, findEnded, findGivenBack, findPaidUp } from './plan-change';
import { isRestored } from './restored';
import {
  findOverpaid,
  findStopped,
  findUnsettled,
  settle,
  settleInvoice,
  stopOrGoOn,
  tellOverpaid,
} from './settle';

/**
 * Everything in billing that a day or a payment causes, in the order in which it matters: what was paid is known before
 * anyone is reminded of it, and an end comes last. Runs every minute in any number of processes: each step is one
 * transaction with compare-and-set, so a repeat, a second process or a kill changes nothing. One failure does not stop
 * the others.
 */
export async function runBilling(site: Site, stopping?: AbortSignal): Promise<BillingReport> {
  const round: Round = { report: { done: 0, failures: [] }, stopping, site };
  await each(findBoughtOrders, subscribe, round);
  await each(findUnsettled, settle, round);
  await each(findOverpaid, tellOverpaid, round);
  await each(findAgreed, activate, round);
  await each(findGivenBack, applyChange, round);
  await each(findPaidUp, applyChange, round);
  await each(findStopped, stopOrGoOn, round);
  // A restored backup may not know what was sent and paid since.
  if (!(await isRestored(site.db))) {
    await each(findDue, issue, round);
    await each(findCharges, chargeInvoice, round);
    await each(findLate, remind, round);
  }
  await each(findEnded, applyChange, round);
  await each(findOver, endOver, round);
  await each(findKept, deleteKept, round);
  return round.report;
}

async function each<Subject extends { id: string }>(
  find: (site: Site) => Promise<Subject[]>,
  work: (subject: Subject, site: Site) => Promise<Told | boolean | null>,
  { report, stopping, site }: Round,
): Promise<void> {
  for (const subject of await find(site)) {
    if (stopping?.aborted) return;
    try {
      if (await thenDeliver(work(subject, site), site)) report.done += 1;
    } catch (cause) {
      report.failures.push({ subject: subject.id, cause });
    }
  }
}

type Round = { report: BillingReport; stopping: AbortSignal | undefined; site: Site };

type BillingReport = { done: number; failures: { subject: string; cause: unknown }[] };

async function chargeInvoice(due: Charge, site: Site): Promise<boolean> {
  const isDone = await charge(due, site);
  if (isDone) await settleInvoice(due.invoice.key, site);
  return isDone;
}
