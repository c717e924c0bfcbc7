import { facts } from '@/content/facts';
import { guaranteeTexts } from '@/content/guarantees';
import { orderMailTexts } from '@/content/order-mails';
import { site } from '@/content/site';
import { whatComesNext } from '@/content/what-comes-next';
import {
  composeMail,
  composeMailTo,
  type MailSettings,
  type OutgoingMail,
  parseAddress,
  type MailKindAbout,
  toFieldRow,
  toPreview,
  type FieldRow,
  FieldTable,
  sourceRows,
  MailLayout,
  NoticeBox,
  Subtitle,
  MailButton,
  MailLink,
  Paragraph,
} from '@/lib/mail';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatMoment } from '@/lib/site/time';
import { orderNumber, monthlyAfter, type Order } from './order';

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
  const deskLink = {
    href: settings.siteUrl + serverRoutes.deskOrder(order.id),
    label: orderMailTexts.openDesk,
  };
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

/** What mails need of an order. Amounts are cents, times are epoch milliseconds. */
export type OrderForMail = Pick<
  Order,
  | 'id'
  | 'state'
  | 'key'
  | 'description'
  | 'planId'
  | 'billing'
  | 'addOnIds'
  | 'lines'
  | 'guaranteeDays'
  | 'amountMinor'
  | 'monthlyMinor'
  | 'currency'
  | 'payerEmail'
  | 'payerName'
  | 'business'
  | 'phone'
  | 'website'
  | 'attentionReason'
  | 'source'
  | 'createdAt'
  | 'updatedAt'
  | 'paidAt'
  | 'refundedMinor'
  | 'reversedMinor'
>;

/**
 * The sums: every line, what was paid, and what each month after costs. A receipt names each guarantee beside what it
 * covers.
 */
export function toPriceRows(order: OrderForMail, { isReceipt = false } = {}): FieldRow[] {
  const { sums } = orderMailTexts;
  const { lines, amountMinor, currency, guaranteeDays, refundedMinor } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  const monthlyMinor = monthlyAfter(order);
  return [
    ...lines.map(({ label, minor, guarantee }) => {
      const covered = isReceipt && guarantee ? guaranteeTexts[guarantee](guaranteeDays[guarantee]) : null;
      return toPlainRow(covered ? `${label}. ${covered}` : label, money(minor));
    }),
    toPlainRow(`${sums.total} (${currency})`, money(amountMinor)),
    ...(refundedMinor > 0 ? [toPlainRow(sums.refunded, money(refundedMinor))] : []),
    ...(monthlyMinor > 0 ? [toPlainRow(sums.monthly, money(monthlyMinor))] : []),
  ];
}

/** Who sold to whom, for the receipt. */
export function toPartyRows({ payerName, payerEmail, business }: OrderForMail): FieldRow[] {
  const { seller, buyer } = orderMailTexts.receipt;
  return [
    toPlainRow(seller, `${site.legal.name}\n${facts.company.postalAddress}`),
    toPlainRow(buyer, [business, payerName, payerEmail].filter(Boolean).join('\n')),
  ];
}

/** Who, what and when, for the agency. */
function toOrderRows(
  order: OrderForMail,
  { number, timeZone, next }: { number: string; timeZone: string; next: string | undefined },
): FieldRow[] {
  return [
    toPlainRow('Order number', number),
    toPlainRow('Ordered', order.description),
    toPlainRow('Paid', order.paidAt === null ? 'not recorded' : formatMoment(order.paidAt, timeZone)),
    toPlainRow('Buyer', order.payerName ?? 'no name given'),
    toFieldRow('Buyer’s email', order.payerEmail ?? 'none given'),
    ...(order.business ? [toPlainRow('Business', order.business)] : []),
    ...(order.phone ? [toFieldRow('Phone', order.phone)] : []),
    ...(order.website ? [toFieldRow('Website', order.website)] : []),
    ...(next === undefined ? [] : [toPlainRow(whatComesNext.agencyLabel, next)]),
    ...sourceRows(order.source),
  ];
}

function toPlainRow(label: string, value: string): FieldRow {
  return { ...toFieldRow(label, value), href: null };
}

/** To the agency: an order that was paid, refunded, or needs a person. */
function OrderNotify({ settings, heading, notice, links, rows, prices }: OrderNotifyProps) {
  return (
    <MailLayout settings={settings} title={heading} preview={notice ?? toPreview(rows)}>
      {notice ? <NoticeBox>{notice}</NoticeBox> : null}
      <AgencyLinks links={links} />
      <FieldTable rows={rows} />
      <Subtitle>The amounts</Subtitle>
      <FieldTable rows={prices} isSums />
    </MailLayout>
  );
}

type OrderNotifyProps = {
  settings: MailSettings;
  heading: string;
  notice: string | null;
  links: readonly AgencyLink[];
  rows: readonly FieldRow[];
  prices: readonly FieldRow[];
};

/** Where the agency deals with what an email reports: the first link is the button. */
export function AgencyLinks({ links }: { links: readonly AgencyLink[] }) {
  return links.map(({ href, label }, index) =>
    index === 0 ? (
      <MailButton key={href} href={href}>
        {label}
      </MailButton>
    ) : (
      <Paragraph key={href}>
        <MailLink href={href}>{label}</MailLink>
      </Paragraph>
    ),
  );
}

type AgencyLink = { href: string; label: string };

/** The texts with each `{name}` replaced by its value. */
export function fillTexts<Texts extends Record<string, string>>(
  texts: Texts,
  values: Record<string, string>,
): Record<keyof Texts, string> {
  const filled = Object.entries(texts).map(([key, text]) => [key, fillText(text, values)]);
  return Object.fromEntries(filled) as Record<keyof Texts, string>;
}
