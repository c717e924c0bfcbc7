import { orderMailTexts } from '@/content/order-mails';
import { FieldTable } from './field-table';
import type { FieldRow } from '../field-rows';
import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailButton, MailLink, Paragraph, Steps, Subtitle } from './parts';

const texts = orderMailTexts.receipt;

/** To the buyer: what was paid, what each month after costs, and what happens next. */
export function ReceiptMail({ settings, number, description, paidOn, prices, receiptUrl }: ReceiptMailProps) {
  const { agency } = settings;
  return (
    <MailLayout settings={settings} title={texts.title} preview={`Order ${number}: ${description}`}>
      <Paragraph>
        This is your receipt for order {number}: {description}.{paidOn ? ` Paid on ${paidOn}.` : null}
      </Paragraph>
      <FieldTable rows={prices} isSums />
      <MailButton href={receiptUrl}>{texts.button}</MailButton>
      <Subtitle>{texts.nextTitle}</Subtitle>
      <Steps items={texts.steps} />
      <Paragraph>
        Questions about this order? Reply to this email, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

type ReceiptMailProps = {
  settings: MailSettings;
  number: string;
  description: string;
  paidOn: string | null;
  prices: readonly FieldRow[];
  receiptUrl: string;
};
