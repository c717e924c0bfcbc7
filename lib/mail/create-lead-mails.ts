import type { Clock } from '@/lib/kernel/clock';
import { parseAddress } from './mail-headers';
import type { OutgoingMail } from './outgoing-mail';
import type { OutboxOverview } from './ports';
import { renderLeadMails, type LeadForMail, type LeadMailSettings } from './render-lead-mails';

/**
 * Renders a lead's mails, and leaves the visitor's confirmation out once its address has had a day's worth: our
 * forms must not be a way to flood a stranger's mailbox.
 */
export function createLeadMails({ settings, overview, clock }: LeadMailsDeps) {
  return async (lead: LeadForMail): Promise<OutgoingMail[]> => {
    const to = parseAddress(lead.email ?? '');
    const query = { since: clock.now() - DAY_MS };
    const sent = to === null ? 0 : await overview.countConfirmations({ ...query, to });
    return renderLeadMails(lead, { ...settings, confirmsToVisitor: sent < CONFIRMATIONS_PER_DAY });
  };
}

export const CONFIRMATIONS_PER_DAY = 5;

const DAY_MS = 24 * 60 * 60_000;

export type LeadMailsDeps = {
  settings: Omit<LeadMailSettings, 'confirmsToVisitor'>;
  overview: Pick<OutboxOverview, 'countConfirmations'>;
  clock: Clock;
};
