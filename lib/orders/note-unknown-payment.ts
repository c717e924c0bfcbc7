import { nameOf } from '@/lib/site/text';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { FoundPayment, UnknownPaymentStore, Report } from './ports';

/**
 * Keeps money at PayPal that belongs to no order of ours, and alarms the agency. Safe to repeat: one id alarms once.
 * Returns whether it was new.
 */
export async function noteUnknownPayment(
  found: FoundPayment,
  deps: NoteUnknownPaymentDeps,
): Promise<boolean> {
  const { unknownPayments, report } = deps;
  if (await unknownPayments.find(found.id)) return false;
  const isNew = await unknownPayments.add(found, await renderMails(found, deps));
  const { id, kind, found_by: foundBy } = found;
  if (isNew) report('error', 'unknown_payment', { id, kind, foundBy });
  return isNew;
}

/** An email that cannot be rendered does not keep the payment off the desk. */
async function renderMails(found: FoundPayment, deps: NoteUnknownPaymentDeps): Promise<OutgoingMail[]> {
  try {
    return await deps.renderUnknownPayment(found);
  } catch (error) {
    deps.report('error', 'unknown_payment_mail_not_rendered', { id: found.id, error: nameOf(error) });
    return [];
  }
}

export type NoteUnknownPaymentDeps = {
  unknownPayments: UnknownPaymentStore;
  renderUnknownPayment: (found: FoundPayment) => Promise<OutgoingMail[]>;
  report: Report;
};
