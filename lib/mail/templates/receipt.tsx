import { receiptTermTexts } from '@/content/guarantees';
import { orderMailTexts } from '@/content/order-mails';
import { whatComesNext } from '@/content/what-comes-next';
import type { WhatComesNext } from '@/lib/orders/what-comes-next';
import { FieldTable, MailLayout, MailButton, MailLink, Paragraph, Steps, Subtitle } from './parts';
import type { FieldRow } from '../templates/parts';
import type { MailSettings } from '../outgoing-mail';

const texts = orderMailTexts.receipt;

/** To the buyer: what was paid, by whom and to whom, what each month after costs, and what happens next. */
export function ReceiptMail(props: ReceiptMailProps) {
  const { settings, number, description, paidOn, prices, parties, terms, renews, steps, receiptUrl } = props;
  const { agency } = settings;
  return (
    <MailLayout settings={settings} title={texts.title} preview={`Order ${number}: ${description}`}>
      <Paragraph>
        This is your receipt for order {number}: {description}.{paidOn ? ` Paid on ${paidOn}.` : null}
      </Paragraph>
      <FieldTable rows={prices} isSums />
      <FieldTable rows={parties} />
      <MailButton href={receiptUrl}>{texts.button}</MailButton>
      <Subtitle>{whatComesNext.title}</Subtitle>
      <Steps items={steps.map(({ title, text }) => `${title}. ${text}`)} />
      {terms.length > 0 ? <Subtitle>{receiptTermTexts.title}</Subtitle> : null}
      {terms.map(term => (
        <Paragraph key={term}>{term}</Paragraph>
      ))}
      {renews ? <Paragraph>{texts.renews}</Paragraph> : null}
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
  parties: readonly FieldRow[];
  /** Until when its guarantees run, and when the next invoice comes. */
  terms: readonly string[];
  /** Something comes each month. */
  renews: boolean;
  steps: WhatComesNext['steps'];
  receiptUrl: string;
};
