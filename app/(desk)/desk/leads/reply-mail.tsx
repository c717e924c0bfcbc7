import { Fragment } from 'react';
import { composeMail, MailLayout, Paragraph, type MailSettings, type OutgoingMail } from '@/lib/mail';
import { truncate } from '@/lib/site/text';

/** To the sender of a lead: what staff wrote, and nothing else. */
export function renderReply(
  { id, leadId, text, ...rest }: Reply,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const mail = (
    <MailLayout
      settings={settings}
      title={rest.subject}
      hasHeading={false}
      preview={truncate(text, PREVIEW_MAX, '…')}
    >
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={index}>
          {paragraph.split('\n').map((line, row) => (
            <Fragment key={row}>
              {row > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </Paragraph>
      ))}
    </MailLayout>
  );
  return composeMail({ settings, kind: 'lead-reply', key: id, subjectId: leadId, mail, ...rest });
}

const PREVIEW_MAX = 140;

type Reply = {
  id: string;
  leadId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};
