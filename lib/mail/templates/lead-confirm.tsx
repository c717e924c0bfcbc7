import { FieldTable } from './field-table';
import type { FieldRow } from '../field-rows';
import type { LeadCopy } from '../lead-copy';
import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailLink, Paragraph, Steps, Subtitle } from './parts';

/** To the visitor: what we got, and what happens next. */
export function LeadConfirm({ settings, copy, name, rows }: LeadConfirmProps) {
  const { agency, siteUrl } = settings;
  return (
    <MailLayout settings={settings} title={copy.heading} preview={copy.intro} footnote={footnote(settings)}>
      {name ? <Paragraph>Hello {name},</Paragraph> : null}
      <Paragraph>{copy.intro}</Paragraph>
      {copy.steps.length > 0 ? (
        <>
          <Subtitle>What happens next</Subtitle>
          <Steps items={copy.steps} />
        </>
      ) : null}
      {copy.link ? (
        <Paragraph>
          <MailLink href={`${siteUrl}${copy.link.path}`}>{copy.link.label}</MailLink>
        </Paragraph>
      ) : null}
      <Subtitle>What we got</Subtitle>
      <FieldTable rows={rows} />
      <Paragraph>
        In a hurry? Call <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink> (
        {agency.hours.text}).
      </Paragraph>
    </MailLayout>
  );
}

function footnote({ siteUrl, agency }: MailSettings): string {
  return `You get this mail because this address was typed into a form at ${new URL(siteUrl).host}. If that was not you, answer this mail or write to ${agency.email}, and we remove it.`;
}

export type LeadConfirmProps = {
  settings: MailSettings;
  copy: LeadCopy;
  /** Null when there is none that is fit to greet with. */
  name: string | null;
  rows: readonly FieldRow[];
};
