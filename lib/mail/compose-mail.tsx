import { parseAddress } from './mail-headers';
import type { OutgoingMail } from './outgoing-mail';
import { AccountMailTemplate, type AccountMailWords } from './templates/account-mail';
import type { MailSettings } from './templates/mail-settings';
import { renderMail } from './templates/render-mail';

/** A mail out of its template. `key` tells it from others of its kind. */
export async function composeMail({ settings, key, mail, ...rest }: MailPlan): Promise<OutgoingMail> {
  const idempotencyKey = `${rest.kind}/${key}`;
  return { ...rest, idempotencyKey, from: settings.from, ...(await renderMail(mail)) };
}

/** The same to someone outside, whose reply goes to the agency; none to an address that no mail can reach. */
export async function composeMailTo(email: string | null, plan: PlanTo): Promise<OutgoingMail[]> {
  const to = parseAddress(email ?? '');
  if (to === null) return [];
  return [await composeMail({ ...plan, to, replyTo: parseAddress(plan.settings.agency.email) })];
}

/** The same with a few words and a link. */
export function composeLinkMail(
  email: string | null,
  { words, href, ...plan }: Omit<PlanTo, 'subject' | 'mail'> & { words: AccountMailWords; href: string },
): Promise<OutgoingMail[]> {
  const mail = <AccountMailTemplate settings={plan.settings} words={words} href={href} />;
  return composeMailTo(email, { ...plan, subject: words.subject, mail });
}

type MailPlan = Omit<OutgoingMail, 'idempotencyKey' | 'from' | 'html' | 'text'> & {
  settings: MailSettings;
  key: string;
  mail: React.ReactElement;
};

type PlanTo = Omit<MailPlan, 'to' | 'replyTo'>;
