import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailLink, Paragraph } from './parts';

/** To the buyer: the money, or some of it, went back. */
export function RefundNotice({ settings, number, partOf, refunded }: RefundNoticeProps) {
  const { agency } = settings;
  const when =
    'When it reaches your account depends on how you paid; PayPal shows the date, and your receipt shows the sums.';
  return (
    <MailLayout
      settings={settings}
      title={partOf === null ? 'Your money is on its way back.' : 'Part of your money is on its way back.'}
      preview={partOf === null ? `Order ${number} was refunded` : `Order ${number} was refunded in part`}
    >
      <Paragraph>
        {partOf === null
          ? `Order ${number}${refunded === null ? '' : ` (${refunded})`} was refunded through PayPal. ${when}`
          : `Of the ${partOf} for order ${number}, ${refunded} has been refunded through PayPal so far. ${when}`}
      </Paragraph>
      <Paragraph>
        Questions? Answer this mail, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

/**
 * `refunded` is what has gone back so far, null when that is no sum of the order's currency; `partOf` the whole amount of
 * which some has not.
 */
export type RefundNoticeProps = {
  settings: MailSettings;
  number: string;
  partOf: string | null;
  refunded: string | null;
};
