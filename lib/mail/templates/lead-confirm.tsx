import { followLink } from '@/content/requests';
import type { LeadCopy } from '@/content/lead-mails';
import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailButton, MailLink, Paragraph, Steps, Subtitle } from './parts';

/**
 * To the visitor: we have it, and what happens next. It holds nothing that was typed, not even a name: anyone can enter
 * anyone's address, and our name must not stand under their words. What was sent is on the thank-you page.
 */
export function LeadConfirm({ settings, copy, followUrl }: LeadConfirmProps) {
  const { agency, siteUrl } = settings;
  return (
    <MailLayout settings={settings} title={copy.heading} preview={copy.intro} footnote={footnote(settings)}>
      <Paragraph>{copy.intro}</Paragraph>
      {copy.steps.length > 0 ? (
        <>
          <Subtitle>What happens next</Subtitle>
          <Steps items={copy.steps} />
        </>
      ) : null}
      <MailButton href={followUrl}>{followLink.label}</MailButton>
      <Paragraph>{followLink.note}</Paragraph>
      {copy.link ? (
        <Paragraph>
          <MailLink href={`${siteUrl}${copy.link.path}`}>{copy.link.label}</MailLink>
        </Paragraph>
      ) : null}
      <Paragraph>
        In a hurry? Call <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink> (
        {agency.hours.text}).
      </Paragraph>
    </MailLayout>
  );
}

function footnote({ siteUrl, agency }: MailSettings): string {
  return `You’re getting this email because someone entered this address in a form at ${new URL(siteUrl).host}. If it wasn’t you, reply or write to ${agency.email}, and we’ll delete it.`;
}

type LeadConfirmProps = { settings: MailSettings; copy: LeadCopy; followUrl: string };
