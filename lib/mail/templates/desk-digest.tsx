import { FieldTable, MailLayout, MailButton, Subtitle } from './parts';
import { toPreview } from '../field-rows';
import type { FieldRow } from '../templates/parts';
import type { MailSettings } from '../outgoing-mail';

/** To the agency, in the morning. Counts only; names are on the desk. */
export function DeskDigest({ settings, heading, groups, footnote, deskUrl }: DeskDigestProps) {
  const filled = groups.filter(({ rows }) => rows.length > 0);
  return (
    <MailLayout
      settings={settings}
      title={heading}
      preview={toPreview(filled.flatMap(({ rows }) => rows))}
      footnote={footnote}
    >
      {filled.map(({ title, rows }) => (
        <div key={title}>
          <Subtitle>{title}</Subtitle>
          <FieldTable rows={rows} />
        </div>
      ))}
      <MailButton href={deskUrl}>Open the desk</MailButton>
    </MailLayout>
  );
}

type DeskDigestProps = {
  settings: MailSettings;
  heading: string;
  /** A group without rows is left out. */
  groups: readonly { title: string; rows: readonly FieldRow[] }[];
  footnote: string;
  deskUrl: string;
};
