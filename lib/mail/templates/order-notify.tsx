import { AgencyLinks, type AgencyLink } from './agency-links';
import { FieldTable, MailLayout, NoticeBox, Subtitle } from './parts';
import { toPreview } from '../field-rows';
import type { FieldRow } from '../templates/parts';
import type { MailSettings } from '../outgoing-mail';

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
