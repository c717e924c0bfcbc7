import type { DeskWords } from '@/content/desk';
import type { DeskMail } from '@/lib/desk/mails';
import { routes } from '@/lib/site/routes';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { MailMark } from './state-marks';

/** Mails, one a row. */
export function MailTable({ mails, words, caption, empty, timeZone }: MailTableProps) {
  const { columns, emptied } = words.mails;
  const kinds: Readonly<Record<string, string>> = words.mailKinds;
  return (
    <DataTable
      caption={caption}
      empty={empty}
      columns={[
        { key: 'what', label: columns.what, isMain: true },
        { key: 'to', label: columns.to },
        { key: 'made', label: columns.made },
        { key: 'state', label: columns.state },
        { key: 'reason', label: columns.reason },
      ]}
      rows={mails.map(mail => ({
        key: mail.id,
        cells: {
          what: (
            <>
              <a href={routes.deskMail(mail.id)} className="text-link font-bold">
                {kinds[mail.kind] ?? mail.kind}
              </a>
              <span className="soft block">{mail.subject || emptied}</span>
            </>
          ),
          to: mail.to || emptied,
          made: <Moment at={mail.createdAt} timeZone={timeZone} />,
          state: <MailMark state={mail.state} words={words} />,
          reason: mail.lastError ?? '',
        },
      }))}
    />
  );
}

type MailTableProps = {
  mails: readonly DeskMail[];
  words: DeskWords;
  caption: string;
  empty: string;
  timeZone: string;
};
