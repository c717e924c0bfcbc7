import { composeLinkMail } from './compose-mail';
import type { OutgoingMail } from './outgoing-mail';
import type { AccountMailWords } from './templates/account-mail';
import type { MailSettings } from './templates/mail-settings';

/** Tells the sender of a request that it is answered. `href` leads to the page of the request. */
export function renderAnsweredMail(
  { id, email, href }: { id: string; email: string | null; href: string },
  { words, ...settings }: MailSettings & { words: AccountMailWords },
): Promise<OutgoingMail[]> {
  return composeLinkMail(email, { settings, kind: 'lead-answered', key: id, subjectId: id, words, href });
}
