import { orderMailTexts } from '@/content/order-mails';
import { toDecimal } from '@/lib/site/money';
import type { FoundPayment } from '@/lib/orders/ports';
import { routes } from '@/lib/site/routes';
import { toFieldRow } from './field-rows';
import { composeMail } from './compose-mail';
import type { OutgoingMail } from './outgoing-mail';
import { AgencyLinks } from './templates/agency-links';
import { formatMoment } from './templates/dates';
import { FieldTable } from './templates/field-table';
import { MailLayout } from './templates/mail-layout';
import type { MailSettings } from './templates/mail-settings';
import { NoticeBox } from './templates/parts';

/** Money at PayPal that belongs to no order of ours: to the agency. */
export async function renderUnknownPaymentMails(
  found: FoundPayment,
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const { subject, notices, openDesk } = orderMailTexts.unknown;
  const notice = notices[found.kind];
  const links = [{ href: settings.siteUrl + routes.deskPayments(), label: openDesk }];
  const mail = (
    <MailLayout settings={settings} title={subject} preview={notice}>
      <NoticeBox>{notice}</NoticeBox>
      <FieldTable rows={rowsOf(found, settings)} />
      <AgencyLinks links={links} />
    </MailLayout>
  );
  return [
    await composeMail({
      settings,
      kind: 'unknown-payment',
      key: found.id,
      subjectId: found.id,
      to: settings.agencyTo,
      replyTo: null,
      subject,
      mail,
    }),
  ];
}

function rowsOf(found: FoundPayment, { agency }: MailSettings) {
  const { rows, none } = orderMailTexts.unknown;
  const { amount_minor: minor, currency } = found;
  const amount = minor === null || currency === null ? none : `${toDecimal(Math.abs(minor))} ${currency}`;
  const values: [string, string][] = [
    [rows.id, found.id],
    [rows.amount, amount],
    [rows.payment, found.payment_id ?? none],
    [rows.capture, found.capture_id ?? none],
    [rows.invoice, found.invoice_id ?? none],
    [rows.foundAt, formatMoment(found.found_at, agency.timeZone)],
  ];
  return values.map(([label, value]) => ({ ...toFieldRow(label, value), href: null }));
}
