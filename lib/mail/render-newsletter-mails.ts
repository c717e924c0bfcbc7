import { routes } from '@/lib/site/routes';
import { composeLinkMail } from './compose-mail';
import type { OutgoingMail } from './outgoing-mail';
import type { AccountMailWords } from './templates/account-mail';
import type { MailSettings } from './templates/mail-settings';

/** To an address that a form asked for: the link that leads to the button. It holds nothing that was typed. */
export function renderNewsletterConfirm(
  { leadId, to, token }: { leadId: string; to: string | null; token: string },
  { words, ...settings }: NewsletterMailSettings,
): Promise<OutgoingMail[]> {
  return composeLinkMail(to, {
    settings,
    kind: 'newsletter-confirm',
    key: leadId,
    subjectId: leadId,
    words: words.confirm,
    href: settings.siteUrl + routes.newsletterConfirm(token),
  });
}

/** To a new subscriber, with the link to leave, which mail programs also offer as a button. */
export function renderNewsletterWelcome(
  { email, subscriptionId, unsubscribeKey, at }: NewSubscriber,
  { words, ...settings }: NewsletterMailSettings,
): Promise<OutgoingMail[]> {
  const unsubscribeUrl = settings.siteUrl + routes.newsletterLeave(unsubscribeKey);
  return composeLinkMail(email, {
    settings,
    kind: 'newsletter-welcome',
    key: `${subscriptionId}/${at}`,
    subjectId: subscriptionId,
    words: words.welcome,
    href: unsubscribeUrl,
    unsubscribeUrl,
  });
}

type NewsletterMailSettings = MailSettings & {
  words: Record<'confirm' | 'welcome', AccountMailWords>;
};

/** `at`: when it was confirmed, epoch milliseconds; someone who comes back is welcomed again. */
type NewSubscriber = { email: string; subscriptionId: string; unsubscribeKey: string; at: number };
