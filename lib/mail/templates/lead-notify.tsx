import { FieldTable } from './field-table';
import { toPreview, type FieldRow } from '../field-rows';
import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailButton, NoticeBox, Paragraph, Subtitle } from './parts';

/** To the agency: everything that was sent, and until when someone has to answer. */
export function LeadNotify({ settings, heading, rows, deskUrl, ...lead }: LeadNotifyProps) {
  const { promise, isLate, quarantineReasons } = lead;
  return (
    <MailLayout settings={settings} title={heading} preview={toPreview(rows)}>
      {promise ? (
        <NoticeBox>
          Answer by {promise.deadline}: we promised to answer within {promise.hours}{' '}
          {promise.kind === 'hours' ? 'hours' : 'business hours'}, by {promise.exactly}.
        </NoticeBox>
      ) : null}
      {isLate ? <NoticeBox>Late: it arrived after the promotion ended.</NoticeBox> : null}
      {quarantineReasons.length > 0 ? (
        <NoticeBox>It was held back as possible spam: {quarantineReasons.join(', ')}.</NoticeBox>
      ) : null}
      <Subtitle>What was sent</Subtitle>
      <FieldTable rows={rows} />
      <MailButton href={deskUrl}>Open the lead on the desk</MailButton>
      <Paragraph>Reply to this email to write to the visitor.</Paragraph>
    </MailLayout>
  );
}

type LeadNotifyProps = {
  settings: MailSettings;
  heading: string;
  rows: readonly FieldRow[];
  /** What the page promised to its sender; null when no one waits for a contact. */
  promise: {
    kind: 'hours' | 'business-hours';
    hours: number;
    /** In a few words, and in full. */
    deadline: string;
    exactly: string;
  } | null;
  isLate: boolean;
  quarantineReasons: readonly string[];
  deskUrl: string;
};
