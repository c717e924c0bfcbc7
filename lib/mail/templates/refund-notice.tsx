import { MailLayout, MailButton, MailLink, Paragraph } from './parts';
import type { MailSettings } from '../outgoing-mail';

/** To the buyer: money went back. */
export function RefundNotice({ settings, title, paragraphs, receiptUrl }: RefundNoticeProps) {
  const { agency } = settings;
  return (
    <MailLayout settings={settings} title={title} preview={paragraphs[0] ?? ''}>
      {paragraphs.map(text => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <MailButton href={receiptUrl}>See your receipt</MailButton>
      <Paragraph>
        Questions? Reply to this email, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

type RefundNoticeProps = {
  settings: MailSettings;
  title: string;
  paragraphs: readonly string[];
  receiptUrl: string;
};
