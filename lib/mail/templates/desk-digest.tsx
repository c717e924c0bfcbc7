import { FieldTable } from './field-table';
import { toPreview, type FieldRow } from '../field-rows';
import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailButton } from './parts';

/** To the agency, in the morning: what waits for a person. Counts only; names are on the desk. */
export function DeskDigest({ settings, heading, rows, deskUrl }: DeskDigestProps) {
  return (
    <MailLayout
      settings={settings}
      title={heading}
      preview={toPreview(rows)}
      footnote="You get this email only on days when something is waiting."
    >
      <FieldTable rows={rows} />
      <MailButton href={deskUrl}>Open the desk</MailButton>
    </MailLayout>
  );
}

type DeskDigestProps = {
  settings: MailSettings;
  heading: string;
  rows: readonly FieldRow[];
  deskUrl: string;
};
