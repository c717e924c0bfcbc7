import { orderMailTexts } from '@/content/order-mails';
import { composeMail, composeMailTo, type MailSettings, type OutgoingMail } from '@/lib/mail';
import { parseAddress, type MailKindAbout } from '@/lib/mail/outgoing-mail';
import type { AgencyLink } from '@/lib/mail/templates/agency-links';
import { toOrderRows, toPriceRows, type OrderForMail } from '@/lib/mail/templates/order-for-mail';
import { OrderNotify } from '@/lib/mail/templates/order-notify';
import { routes } from '@/lib/site/routes';
import { orderNumber } from './order';

/** An email to the buyer; none when we have no address of theirs. */
export function toBuyer({
  order,
  settings,
  kind,
  event = '',
  subject,
  mail,
}: BuyerMail): Promise<OutgoingMail[]> {
  return composeMailTo(order.payerEmail, {
    settings,
    kind,
    key: `${order.id}${event}`,
    subjectId: order.id,
    subject,
    mail,
  });
}

/** An email to the agency about an order, with who bought what. */
export function toAgency({
  order,
  settings,
  kind,
  event = '',
  heading,
  notice,
  next,
  links = [],
}: AgencyMail): Promise<OutgoingMail> {
  const number = orderNumber(order.id);
  const rows = toOrderRows(order, { number, timeZone: settings.agency.timeZone, next });
  const prices = toPriceRows(order);
  const deskLink = { href: settings.siteUrl + routes.deskOrder(order.id), label: orderMailTexts.openDesk };
  const mail = (
    <OrderNotify
      settings={settings}
      heading={heading}
      notice={notice}
      links={[...links, deskLink]}
      rows={rows}
      prices={prices}
    />
  );
  return composeMail({
    settings,
    kind,
    key: `${order.id}/agency${event}`,
    subjectId: order.id,
    to: settings.agencyTo,
    replyTo: parseAddress(order.payerEmail ?? ''),
    subject: heading,
    mail,
  });
}

type BuyerMail = {
  order: OrderForMail;
  settings: MailSettings;
  kind: MailKindAbout<'order'>;
  /** Ends the mail's key, where one kind of mail may be due more than once. */
  event?: string;
  subject: string;
  mail: React.ReactElement;
};
type AgencyMail = {
  order: OrderForMail;
  settings: MailSettings;
  kind: MailKindAbout<'order'>;
  event?: string;
  heading: string;
  notice: string | null;
  /** What the agency has to do, where that follows from what was bought. */
  next?: string;
  /** Beside the one to the order on the desk. */
  links?: readonly AgencyLink[];
};
