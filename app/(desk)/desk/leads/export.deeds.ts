import { deed } from '@/app/(desk)/desk/deed';
import { csvStream, EXPORT_PAGE, readAllPages, type CsvColumn } from '@/app/(desk)/desk/shell/csv';
import {
  csvFile,
  csvOptions,
  noteDownload,
  SOURCE_COLUMNS,
  timeColumn,
} from '@/app/(desk)/desk/shell/download';
import { exportForm } from '@/app/(desk)/desk/shell/export-form';
import { forms } from '@/content/forms';
import { listStaff, type StaffMember } from '@/lib/accounts/staff-users';
import type { FormDefinition } from '@/lib/forms';
import { businessOf, describeTopic } from '@/lib/leads';
import { LEAD_FILTER_NAMES, parseLeadFilter, toLeadParams } from '@/lib/leads/filter';
import type { DeskLead } from '@/lib/leads/lead';
import { LEAD_FORMS, listLeads } from '@/lib/leads/leads.sql';
import { findFailedSubjects } from '@/lib/mail/mails.sql';
import { listAddress } from '@/lib/site/list-page';
import { toDecimal } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';

export const deeds = {
  'leads-export': deed({
    who: 'owner',
    audit: ['leads-exported'],
    notices: [],
    fields: LEAD_FILTER_NAMES,
    form: exportForm,
    seen: 'It changes nothing.',
    factor: 'export',
    page: ({ params }) =>
      listAddress(serverRoutes.deskLeads(), toLeadParams(parseLeadFilter(params, LEAD_FORMS)), null),
    do: async (post, site) => {
      const filter = parseLeadFilter(post.params, LEAD_FORMS);
      // What was searched for may be a name: the audit says only that something was.
      const detail = [
        filter.status,
        filter.formName,
        filter.isUnanswered ? 'unanswered' : null,
        filter.isOverdue ? 'overdue' : null,
        filter.isStepDue ? 'due' : null,
        filter.hasAnswer ? 'answer' : null,
        filter.owner ? 'owner' : null,
        filter.source ? 'source' : null,
        filter.text ? 'search' : null,
      ]
        .filter(Boolean)
        .join(' ');
      await noteDownload('leads-exported', detail, post, site);
      // Who is overdue is decided once for all pages.
      const at = site.now();
      const read = { db: site.db, now: () => at };
      const pages = readAllPages(cursor => listLeads({ filter, cursor, size: EXPORT_PAGE }, read));
      const rows = withFailedMails(pages, site);
      return csvFile(
        'leads',
        csvStream({ columns: leadColumns(await listStaff(site)), pages: rows, ...csvOptions(post) }),
        site,
      );
    },
  }),
};

/** Says of each lead whether one of its mails could not be delivered (docs/leads.md, L5). */
async function* withFailedMails(
  pages: AsyncIterable<readonly DeskLead[]>,
  site: Site,
): AsyncGenerator<readonly ExportedLead[]> {
  for await (const leads of pages) {
    const failed = await findFailedSubjects(
      leads.map(({ id }) => id),
      site,
    );
    yield leads.map(lead => ({ ...lead, hasFailedMail: failed.has(lead.id) }));
  }
}

type ExportedLead = DeskLead & { hasFailedMail: boolean };

/** What every lead has, then every field that some form asks for. */
function leadColumns(staff: readonly StaffMember[]): CsvColumn<ExportedLead>[] {
  const byName = new Map<string, FormDefinition>(Object.entries(forms));
  const findForm = (name: string) => byName.get(name);
  const definitions = [...byName].flatMap(([name, form]) => (LEAD_FORMS.includes(name) ? form.fields : []));
  const names = [...new Set(definitions.map(({ name }) => name))].filter(name => !OWN_FIELDS.has(name));
  const isKnown = new Set([...names, ...OWN_FIELDS]);
  return [
    { name: 'id', valueOf: lead => lead.id },
    timeColumn('received', lead => lead.receivedAt),
    { name: 'form', valueOf: lead => lead.formName },
    { name: 'about', valueOf: lead => describeTopic(lead, findForm(lead.formName)) },
    { name: 'status', valueOf: lead => lead.status },
    { name: 'name', valueOf: lead => lead.name },
    { name: 'email', valueOf: lead => lead.email },
    { name: 'phone', valueOf: ({ fields }) => fields['phone'] || fields['phoneNumber'] || null },
    { name: 'business', valueOf: businessOf },
    ...names.map(name => ({ name, valueOf: (lead: DeskLead) => lead.fields[name] ?? null })),
    {
      name: 'otherFields',
      valueOf: ({ fields }) => {
        const rest = Object.entries(fields).filter(([name]) => !isKnown.has(name));
        return rest.length === 0 ? null : JSON.stringify(Object.fromEntries(rest));
      },
    },
    { name: 'owner', valueOf: lead => staff.find(({ id }) => id === lead.followUp.ownerId)?.name ?? null },
    { name: 'nextStep', valueOf: ({ followUp }) => followUp.step },
    { name: 'nextStepOn', valueOf: ({ followUp }) => followUp.on },
    {
      name: 'value',
      valueOf: ({ followUp: { valueMinor } }) => (valueMinor === null ? null : toDecimal(valueMinor)),
    },
    ...SOURCE_COLUMNS,
    { name: 'late', valueOf: lead => (lead.isLate ? 'yes' : 'no') },
    { name: 'quarantine', valueOf: lead => (lead.isQuarantined ? 'yes' : 'no') },
    { name: 'marks', valueOf: lead => lead.quarantineReasons.join(' ') },
    { name: 'mailFailed', valueOf: lead => (lead.hasFailedMail ? 'yes' : 'no') },
  ];
}

/** Columns of their own already. Some forms call the same thing differently. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'fullName',
  'email',
  'phone',
  'phoneNumber',
  'businessName',
  'companyName',
]);
