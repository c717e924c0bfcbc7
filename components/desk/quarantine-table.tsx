import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import type { DeskLead } from '@/lib/desk/desk-lead';
import { DataTable } from './data-table';
import { excerptOf, LeadName, type DeskForms } from './lead-table';
import { Moment } from './moment';
import { PostForm } from './post-form';
import { QuarantineReasons } from './quarantine-reasons';

/** Leads that are held back: one click lets one through; the chosen, or all of a page, become spam. */
export function QuarantineTable({ leads, words, forms, timeZone }: QuarantineTableProps) {
  const { columns, none, title, spam, spamAll } = words.quarantine;
  return (
    <>
      <DataTable
        caption={title}
        empty={none}
        columns={[
          { key: 'who', label: columns.who, isMain: true },
          { key: 'message', label: columns.message },
          { key: 'reason', label: columns.reason },
          { key: 'received', label: columns.received },
          { key: 'decide', label: columns.decide },
        ]}
        rows={leads.map(lead => ({
          key: lead.id,
          cells: {
            who: <LeadName lead={lead} noName={words.leads.noName} />,
            message: excerptOf(lead, forms),
            reason: <QuarantineReasons reasons={lead.quarantineReasons} words={words} />,
            received: <Moment at={lead.receivedAt} timeZone={timeZone} />,
            decide: <Decision lead={lead} words={words} />,
          },
        }))}
      />
      {leads.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          <PostForm action="leads-spam" id={SPAM_FORM}>
            <Button type="submit" variant="line" size="sm">
              {spam}
            </Button>
          </PostForm>
          <PostForm action="leads-spam" hidden={leads.map(({ id }) => ['lead', id] as const)}>
            <Button type="submit" variant="line" size="sm">
              {spamAll}
            </Button>
          </PostForm>
        </div>
      ) : null}
    </>
  );
}

/** One click lets the lead through; the tick chooses it for the buttons below the table. */
function Decision({ lead, words }: { lead: DeskLead; words: DeskWords }) {
  const { release, choose } = words.quarantine;
  const name = lead.name ?? lead.email ?? words.leads.noName;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PostForm action="lead-release" hidden={[['lead', lead.id]]}>
        <Button type="submit" variant="ink" size="sm">
          {release}
          <span className="sr-only"> {name}</span>
        </Button>
      </PostForm>
      <label className="flex min-h-6 items-center gap-2">
        <input type="checkbox" name="lead" value={lead.id} form={SPAM_FORM} className="size-5" />
        {choose}
        <span className="sr-only"> {name}</span>
      </label>
    </div>
  );
}

const SPAM_FORM = 'desk-spam';

type QuarantineTableProps = {
  leads: readonly DeskLead[];
  words: DeskWords;
  forms: DeskForms;
  timeZone: string;
};
