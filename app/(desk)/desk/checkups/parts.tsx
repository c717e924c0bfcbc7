import { Filters, FilterSelect, SourceFilter } from '@/app/(desk)/desk/shell/filters';
import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Empty, Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { TextLink } from '@/components/ui/text-link';
import { checkupFindings } from '@/content/checkup-findings';
import { explainFinding, topFindings, type Checkup } from '@/lib/checkup';
import { visibleText } from '@/lib/mail';
import { routes, serverRoutes } from '@/lib/site/routes';
import { CHECKUP_STATES, type CheckupFilter, type CheckupState, type ListedCheckup } from './queries';

/** Who had which website checked, and what came of it. */
export function CheckupTable({ checkups, isNarrowed: narrowed }: CheckupTableProps) {
  return (
    <DeskTable
      caption="Website checkups"
      empty={
        narrowed ? (
          'No checkup matches.'
        ) : (
          <Empty
            title="No website was checked yet."
            action={<TextLink href={routes.checkup()}>Try the page of the checkup</TextLink>}
          >
            Each website that a visitor has checked is listed here.
          </Empty>
        )
      }
      rows={checkups}
      columns={[
        ['Website', one => <TextLink href={routes.checkupReport(one.token)}>{one.host}</TextLink>, 'main'],
        ['When', one => <Moment at={one.createdAt} />],
        ['Business', one => visibleText([one.business, one.town].filter(Boolean).join(', '))],
        ['State', one => one.state],
        ['Worst', one => nameOf(one.worst)],
        ['To fix', one => one.toFix ?? '', 'figure'],
        ['Came from', one => one.source ?? ''],
        [
          'Emailed',
          one =>
            one.leadId === null ? 'no' : <TextLink href={serverRoutes.deskLead(one.leadId)}>Lead</TextLink>,
        ],
        [
          'Delete',
          one => (
            <PostButton action="checkup-delete" hidden={[['checkup', one.id]]} variant="line">
              Delete
            </PostButton>
          ),
        ],
      ]}
    />
  );
}

type CheckupTableProps = { checkups: readonly ListedCheckup[]; isNarrowed: boolean };

/** What the list is narrowed by. */
export function CheckupFilters({ filter, sources }: CheckupFiltersProps) {
  return (
    <Filters
      label="Find checkups"
      path={serverRoutes.deskCheckups()}
      search={{ text: filter.text, hint: 'Website, business or town' }}
      isNarrowed={isNarrowed(filter)}
    >
      <FilterSelect
        name="state"
        label="State"
        any="Any"
        value={filter.state}
        options={CHECKUP_STATES.map(state => [state, STATE_WORDS[state]] as const)}
      />
      <SourceFilter value={filter.source} sources={sources} />
      <FilterSelect
        name="emailed"
        label="Emailed"
        any="All"
        value={filter.isEmailed ? 'yes' : null}
        options={[['yes', 'Emailed only']]}
      />
    </Filters>
  );
}

type CheckupFiltersProps = { filter: CheckupFilter; sources: readonly string[] };

export function isNarrowed({ state, isEmailed, source, text }: CheckupFilter): boolean {
  return state !== null || isEmailed || source !== null || text !== '';
}

const STATE_WORDS = {
  running: 'In progress',
  report: 'With a report',
  trouble: 'Without a report',
} as const satisfies Record<CheckupState, string>;

function nameOf(id: string | null): string {
  return new Map(Object.entries(checkupFindings)).get(id as keyof typeof checkupFindings)?.name ?? '';
}

/** What a lead's website showed: everything for the first call. `checkup` is null when the report is gone. */
export function LeadCheckup({ checkup, token }: { checkup: Checkup | null; token: string | null }) {
  const top = checkup?.result?.kind === 'report' ? topFindings(checkup.result.findings) : [];
  return (
    <DeskSection title="Website checkup">
      {checkup === null || token === null ? (
        <p>The report is deleted. What is left of it is above.</p>
      ) : (
        <Facts
          rows={[
            ['Website', checkup.host],
            checkup.business !== null && ['Business', visibleText(checkup.business)],
            checkup.town !== null && ['Town', visibleText(checkup.town)],
            checkup.phone !== null && ['Phone', visibleText(checkup.phone)],
            ...top.map(
              (finding, index) => [`First ${index + 1}`, visibleText(explainFinding(finding).title)] as const,
            ),
            [
              'Report',
              <TextLink key="report" href={routes.checkupReport(token)}>
                Open the report
              </TextLink>,
            ],
          ]}
        />
      )}
    </DeskSection>
  );
}
