import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailLink, Paragraph, Title } from './parts';

/** To the buyer: the money went back. */
export function RefundNotice({ settings, number, amount }: RefundNoticeProps) {
  const { agency } = settings;
  return (
    <MailLayout settings={settings} preview={`Order ${number} was refunded`}>
      <Title>Your money is on its way back.</Title>
      <Paragraph>
        Order {number} ({amount}) was refunded through PayPal. When it reaches your account depends on how you
        paid; PayPal shows the date.
      </Paragraph>
      <Paragraph>
        Questions? Answer this mail, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

export type RefundNoticeProps = { settings: MailSettings; number: string; amount: string };
