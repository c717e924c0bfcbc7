import type { DeskWords } from '@/content/desk';
import { businessOf, type DeskLead } from '@/lib/desk/desk-lead';
import type { ReplyPromise } from '@/lib/desk/reply-promise';
import { truncate } from '@/lib/kernel/text';
import { routes } from '@/lib/routes';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { PromiseLeft } from './promise-left';
import { LeadMark } from './state-marks';

/** Leads, one a row. */
export function LeadTable({ rows, words, forms, empty, caption, timeZone }: LeadTableProps) {
  const { columns, noName } = words.leads;
  return (
    <DataTable
      caption={caption}
      empty={empty}
      columns={[
        { key: 'who', label: columns.who, isMain: true },
        { key: 'message', label: columns.message },
        { key: 'form', label: columns.form },
        { key: 'received', label: columns.received },
        { key: 'status', label: columns.status },
        { key: 'due', label: columns.due },
      ]}
      rows={rows.map(({ lead, promise }) => ({
        key: lead.id,
        cells: {
          who: <LeadName lead={lead} noName={noName} />,
          message: excerptOf(lead),
          form: forms[lead.formName]?.title ?? lead.formName,
          received: <Moment at={lead.receivedAt} timeZone={timeZone} />,
          status: <LeadMark lead={lead} words={words} />,
          due: <PromiseLeft status={lead.status} promise={promise} words={words.promise} />,
        },
      }))}
    />
  );
}

/** The link to a lead under its name, with what else identifies the sender. */
export function LeadName({ lead, noName }: { lead: DeskLead; noName: string }) {
  const others = [businessOf(lead), lead.name ? lead.email : null].filter(Boolean);
  return (
    <>
      <a href={routes.deskLead(lead.id)} className="text-link font-bold">
        {lead.name || lead.email || noName}
      </a>
      {others.map(other => (
        <span key={other} className="soft block">
          {other}
        </span>
      ))}
    </>
  );
}

/** The beginning of what was written, if anything was. */
export function excerptOf({ fields }: DeskLead): string {
  const text = fields['message'] || fields['notes'] || fields['goal'] || '';
  return truncate(text.replace(/\s+/g, ' '), EXCERPT_MAX, '…');
}

const EXCERPT_MAX = 90;

type LeadTableProps = {
  rows: readonly { lead: DeskLead; promise: ReplyPromise | null }[];
  words: DeskWords;
  forms: Readonly<Record<string, { title: string }>>;
  empty: string;
  caption: string;
  timeZone: string;
};
