import { facts } from '@/content/facts';
import { MINUTE_MS } from '@/lib/site/time';
import { openSealedId, sealId } from '@/lib/site/security/sealed-id';
import type { StoredLead } from './choose-thanks';
import type { LeadServices } from './lead-services';

/**
 * The cookie by which the thank-you page shows the sender, and no one else, what was sent. It names the stored lead and
 * contains nothing of it; scripts cannot read it, and only the pages under `/thanks` get it.
 */
export function sentCookie(
  leadId: string,
  { clock, secret, siteOrigin }: Pick<LeadServices, 'clock' | 'secret' | 'siteOrigin'>,
): string {
  const until = clock.now() + SHOWN_MINUTES * MINUTE_MS;
  const value = sealId({ id: leadId, purpose: PURPOSE, until, secret });
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${SENT_COOKIE}=${value}; Max-Age=${SHOWN_MINUTES * 60}; Path=/thanks; HttpOnly; SameSite=Strict${secure}`;
}

/** The lead that the cookie names; null when there is none (any more), or the store fails: thanks appear without it. */
export async function findSentLead(
  cookie: string | undefined,
  { store, clock, secret, report }: Pick<LeadServices, 'store' | 'clock' | 'secret' | 'report'>,
): Promise<StoredLead | null> {
  const id = openSealedId(cookie ?? '', { purpose: PURPOSE, now: clock.now(), secret });
  if (id === null) return null;
  try {
    return await store.find(id);
  } catch (error) {
    report('sent_lead_not_read', error);
    return null;
  }
}

export const SENT_COOKIE = 'sent';

const PURPOSE = 'sent-lead';
const SHOWN_MINUTES = facts.thanks.shownMinutes;
