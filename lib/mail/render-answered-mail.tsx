import { parseAddress } from './mail-headers';
import type { OutgoingMail } from './outgoing-mail';
import { AccountMailTemplate, type AccountMailWords } from './templates/account-mail';
import type { MailSettings } from './templates/mail-settings';
import { renderMail } from './templates/render-mail';

/** The email to the sender of a request that was answered. `href`: the page of the request. */
export async function renderAnsweredMail(
  { id, email, href }: { id: string; email: string | null; href: string },
  { words, ...settings }: MailSettings & { words: AccountMailWords },
): Promise<OutgoingMail[]> {
  const to = parseAddress(email ?? '');
  if (to === null) return [];
  const mail = <AccountMailTemplate settings={settings} words={words} href={href} />;
  return [
    {
      idempotencyKey: `lead-answered/${id}`,
      kind: 'lead-answered',
      subjectId: id,
      from: settings.from,
      to,
      replyTo: parseAddress(settings.agency.email),
      subject: words.subject,
      ...(await renderMail(mail)),
    },
  ];
}
