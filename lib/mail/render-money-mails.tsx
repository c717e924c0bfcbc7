import { orderMailTexts } from '@/content/order-mails';
import { formatMoney, type Currency } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { fillTexts } from './fill-texts';
import { toAgency, toBuyer, type OrderMailSettings } from './order-mail';
import type { OutgoingMail } from './outgoing-mail';
import { MailLayout } from './templates/mail-layout';
import type { OrderForMail } from './templates/order-for-mail';
import { MailButton, Paragraph } from './templates/parts';

/** A payment that PayPal was checking was denied: to the buyer. */
export async function renderDeclinedMails(
  order: OrderForMail,
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const { subject, title, text, again, button } = fillTexts(orderMailTexts.declined, {
    number: settings.orderNumber(order.id),
    amount: money(order.amountMinor, order.currency),
  });
  const mail = (
    <MailLayout settings={settings} title={title} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{again}</Paragraph>
      <MailButton href={settings.siteUrl + routes.checkout()}>{button}</MailButton>
    </MailLayout>
  );
  return toBuyer({ order, settings, kind: 'payment-declined', subject, mail });
}

/** The same payer paid for the same thing twice, or is about to: to the agency. */
export async function renderDuplicateMails(
  order: OrderForMail & { duplicateOf: string | null },
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const texts = fillTexts(orderMailTexts.duplicate, {
    number: settings.orderNumber(order.id),
    other: settings.orderNumber(order.duplicateOf ?? ''),
  });
  const isAsked = order.state === 'awaiting_confirmation';
  const heading = isAsked ? texts.asked : texts.paid;
  const notice = isAsked ? texts.askedNotice : texts.paidNotice;
  const event = isAsked ? '/asked' : '/paid';
  return [await toAgency({ order, settings, kind: 'order-duplicate', event, heading, notice })];
}

function money(minor: number, currency: Currency): string {
  return formatMoney({ minor, currency });
}
