import { routes } from '@/lib/routes';
import { parseAddress } from './mail-headers';
import type { OutgoingMail } from './outgoing-mail';
import { AccountMailTemplate, type AccountMailWords } from './templates/account-mail';
import type { MailSettings } from './templates/mail-settings';
import { renderMail } from './templates/render-mail';

/** To an address that a form asked for: the link that leads to the button. It holds nothing that was typed. */
export async function renderNewsletterConfirm(
  { leadId, to, token }: { leadId: string; to: string; token: string },
  { words, ...settings }: NewsletterMailSettings,
): Promise<OutgoingMail> {
  const href = settings.siteUrl + routes.newsletterConfirm(token);
  const mail = <AccountMailTemplate settings={settings} words={words.confirm} href={href} />;
  return {
    idempotencyKey: `newsletter-confirm/${leadId}`,
    kind: 'newsletter-confirm',
    subjectId: leadId,
    from: settings.from,
    to,
    replyTo: parseAddress(settings.agency.email),
    subject: words.confirm.subject,
    ...(await renderMail(mail)),
  };
}

/** To a new subscriber, with the link to leave, which mail programs also offer as a button. */
export async function renderNewsletterWelcome(
  { email, subscriptionId, unsubscribeKey, at }: NewSubscriber,
  { words, ...settings }: NewsletterMailSettings,
): Promise<OutgoingMail[]> {
  const to = parseAddress(email);
  if (to === null) return [];
  const unsubscribeUrl = settings.siteUrl + routes.newsletterLeave(unsubscribeKey);
  const mail = <AccountMailTemplate settings={settings} words={words.welcome} href={unsubscribeUrl} />;
  return [
    {
      idempotencyKey: `newsletter-welcome/${subscriptionId}/${at}`,
      kind: 'newsletter-welcome',
      subjectId: subscriptionId,
      from: settings.from,
      to,
      replyTo: parseAddress(settings.agency.email),
      subject: words.welcome.subject,
      unsubscribeUrl,
      ...(await renderMail(mail)),
    },
  ];
}

type NewsletterMailSettings = MailSettings & {
  words: Record<'confirm' | 'welcome', AccountMailWords>;
};

/** `at`: when it was confirmed, epoch milliseconds; someone who comes back is welcomed again. */
type NewSubscriber = { email: string; subscriptionId: string; unsubscribeKey: string; at: number };
