import type { DeskWords } from '@/content/desk';
import type { DeskLead } from '@/lib/desk/desk-lead';
import type { ReplyPromise } from '@/lib/leads/promise';
import { truncate } from '@/lib/site/text';
import { businessOf, describeTopic, sayAnswers } from '@/lib/leads/topic';
import { NEWSLETTER_FORM } from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { PromiseLeft } from './promise-left';
import { LeadMark, SignUpMark } from './state-marks';

/** Leads, one a row. */
export function LeadTable({ rows, words, forms, readers, empty, caption, timeZone }: LeadTableProps) {
  const { columns, noName } = words.leads;
  return (
    <DataTable
      caption={caption}
      empty={empty}
      columns={[
        { key: 'who', label: columns.who, isMain: true },
        { key: 'topic', label: columns.topic },
        { key: 'message', label: columns.message },
        { key: 'received', label: columns.received },
        { key: 'status', label: columns.status },
        { key: 'due', label: columns.due },
      ]}
      rows={rows.map(({ lead, promise }) => ({
        key: lead.id,
        cells: {
          who: <LeadName lead={lead} noName={noName} />,
          message: excerptOf(lead, forms),
          topic: describeTopic(lead, forms[lead.formName]),
          received: <Moment at={lead.receivedAt} timeZone={timeZone} />,
          status: isSignUp(lead) ? (
            <SignUpMark isReader={readers?.has(lead.email?.toLowerCase() ?? '') ?? false} words={words} />
          ) : (
            <LeadMark lead={lead} words={words} />
          ),
          due: isSignUp(lead) ? null : (
            <PromiseLeft status={lead.status} promise={promise} words={words.promise} timeZone={timeZone} />
          ),
        },
      }))}
    />
  );
}

/** Held ones are leads until someone has looked at them. */
function isSignUp({ formName, isQuarantined }: DeskLead): boolean {
  return formName === NEWSLETTER_FORM && !isQuarantined;
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

/** The beginning of what was written, else what was chosen. */
export function excerptOf({ formName, fields }: DeskLead, forms: DeskForms): string {
  return truncate(sayAnswers(fields, forms[formName]).replace(/\s+/g, ' '), EXCERPT_MAX, '…');
}

const EXCERPT_MAX = 90;

/** The forms by name, for the words of what was chosen. */
export type DeskForms = Readonly<Record<string, Parameters<typeof sayAnswers>[1]>>;

type LeadTableProps = {
  rows: readonly { lead: DeskLead; promise: ReplyPromise | null }[];
  words: DeskWords;
  forms: DeskForms;
  /** Addresses that get the newsletter, in lower case; needed where sign-ups are listed. */
  readers?: ReadonlySet<string>;
  empty: string;
  caption: string;
  timeZone: string;
};
