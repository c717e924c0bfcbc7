import { FieldTable } from './field-table';
import type { FieldRow } from '../field-rows';
import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailButton, MailLink, Paragraph, Steps, Subtitle } from './parts';

/** To the buyer: what was paid, what each month after costs, and what happens next. */
export function ReceiptMail({ settings, number, description, paidOn, prices, receiptUrl }: ReceiptMailProps) {
  const { figures, agency } = settings;
  return (
    <MailLayout settings={settings} title="Paid. Thank you." preview={`Order ${number}: ${description}`}>
      <Paragraph>
        This is your receipt for order {number}: {description}.{paidOn ? ` Paid on ${paidOn}.` : null}
      </Paragraph>
      <FieldTable rows={prices} isSums />
      <MailButton href={receiptUrl}>See your order</MailButton>
      <Subtitle>What happens next</Subtitle>
      <Steps
        items={[
          'We email you the name of the person who builds your site.',
          'We go through your trade, the towns you serve and your photos on a short call.',
          `We start building. Typical builds are live ${figures.typicalBusinessDays} business days after your content is in.`,
        ]}
      />
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
