import { newsletterMails } from '@/content/newsletter';
import { composeLinkMail, type MailSettings, type OutgoingMail } from '@/lib/mail';
import { routes } from '@/lib/site/routes';

/** The confirmation for a new address: a link to the button, and nothing that was typed. */
export function renderNewsletterConfirm(
  { leadId, to, token }: { leadId: string; to: string | null; token: string },
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  return composeLinkMail(to, {
    settings,
    kind: 'newsletter-confirm',
    key: leadId,
    subjectId: leadId,
    words: newsletterMails.confirm,
    href: settings.siteUrl + routes.newsletterConfirm(token),
  });
}

/**
 * To a new subscriber, with the link to leave, which mail programs also offer as a button. `at`: when it was confirmed,
 * epoch milliseconds; someone who comes back is welcomed again.
 */
export function renderNewsletterWelcome(
  { email, subscriptionId, unsubscribeKey, at }: NewSubscriber,
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const unsubscribeUrl = settings.siteUrl + routes.newsletterLeave(unsubscribeKey);
  return composeLinkMail(email, {
    settings,
    kind: 'newsletter-welcome',
    key: `${subscriptionId}/${at}`,
    subjectId: subscriptionId,
    words: newsletterMails.welcome,
    href: unsubscribeUrl,
    unsubscribeUrl,
  });
}

type NewSubscriber = { email: string; subscriptionId: string; unsubscribeKey: string; at: number };
