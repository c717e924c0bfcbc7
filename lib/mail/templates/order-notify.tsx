import { AgencyLinks, type AgencyLink } from './agency-links';
import { FieldTable } from './field-table';
import { toPreview, type FieldRow } from '../field-rows';
import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { NoticeBox, Subtitle } from './parts';

/** To the agency: an order that was paid, refunded, or needs a person. */
export function OrderNotify({ settings, heading, notice, links, rows, prices }: OrderNotifyProps) {
  return (
    <MailLayout settings={settings} title={heading} preview={notice ?? toPreview(rows)}>
      {notice ? <NoticeBox>{notice}</NoticeBox> : null}
      <AgencyLinks links={links} />
      <FieldTable rows={rows} />
      <Subtitle>The amounts</Subtitle>
      <FieldTable rows={prices} isSums />
    </MailLayout>
  );
}

type OrderNotifyProps = {
  settings: MailSettings;
  heading: string;
  notice: string | null;
  links: readonly AgencyLink[];
  rows: readonly FieldRow[];
  prices: readonly FieldRow[];
};
