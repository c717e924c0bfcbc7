import type { Clock } from '@/lib/kernel/clock';
import { parseAddress } from './mail-headers';
import type { OutgoingMail } from './outgoing-mail';
import type { OutboxOverview } from './ports';
import { renderLeadMails, type LeadForMail, type LeadMailSettings } from './render-lead-mails';

/**
 * Renders a lead's mails, and leaves the visitor's confirmation out once its address has had a day's worth: our
 * forms must not be a way to flood a stranger's mailbox.
 */
export function createLeadMails(deps: LeadMailsDeps) {
  return async (lead: LeadForMail): Promise<OutgoingMail[]> =>
    renderLeadMails(lead, { ...deps.settings, confirmsToVisitor: await mayConfirm(lead, deps) });
}

/** A count that fails costs the visitor the confirmation, and never the agency its notice of the lead. */
async function mayConfirm(lead: LeadForMail, { overview, clock, report }: LeadMailsDeps): Promise<boolean> {
  const to = parseAddress(lead.email ?? '');
  if (to === null) return true;
  try {
    const sent = await overview.countConfirmations({ since: clock.now() - DAY_MS, to });
    return sent < CONFIRMATIONS_PER_DAY;
  } catch (error) {
    report('confirmations_not_counted', error);
    return false;
  }
}

export const CONFIRMATIONS_PER_DAY = 5;

const DAY_MS = 24 * 60 * 60_000;

export type LeadMailsDeps = {
  settings: Omit<LeadMailSettings, 'confirmsToVisitor'>;
  overview: Pick<OutboxOverview, 'countConfirmations'>;
  clock: Clock;
  report: (event: 'confirmations_not_counted', error: unknown) => void;
};
