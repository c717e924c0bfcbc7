import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailLink, Paragraph, Title } from './parts';

/** To the buyer: the money, or some of it, went back. */
export function RefundNotice({ settings, number, amount, refunded }: RefundNoticeProps) {
  const { agency } = settings;
  const when =
    'When it reaches your account depends on how you paid; PayPal shows the date, and your receipt shows the sums.';
  return (
    <MailLayout
      settings={settings}
      preview={refunded === null ? `Order ${number} was refunded` : `Order ${number} was refunded in part`}
    >
      <Title>
        {refunded === null ? 'Your money is on its way back.' : 'Part of your money is on its way back.'}
      </Title>
      <Paragraph>
        {refunded === null
          ? `Order ${number} (${amount}) was refunded through PayPal. ${when}`
          : `Of the ${amount} for order ${number}, ${refunded} has been refunded through PayPal so far. ${when}`}
      </Paragraph>
      <Paragraph>
        Questions? Answer this mail, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

/** `refunded` is what has gone back so far, null when it is the whole `amount`. */
export type RefundNoticeProps = {
  settings: MailSettings;
  number: string;
  amount: string;
  refunded: string | null;
};
