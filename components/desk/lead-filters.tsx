import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { leadTopics } from '@/content/lead-topics';
import { LEAD_STATUSES } from '@/lib/desk/desk-lead';
import { YES, toLeadParams, type LeadFilter } from '@/lib/desk/list-query';
import { routes } from '@/lib/site/routes';
import { FilterSelect } from './filter-select';
import { SearchField } from './search-field';

/** What the list is narrowed by; a plain form whose address can be kept. */
export function LeadFilters({ filter, leadForms, words }: LeadFiltersProps) {
  const { search, searchHint, status, form, any, unanswered, overdue, apply, clear } = words.leads;
  const isNarrowed = toLeadParams(filter).length > 0;
  return (
    <search>
      <form method="get" action={routes.deskLeads()} aria-label={words.leads.find} className="desk-filters">
        <SearchField label={search} hint={searchHint} value={filter.text} />
        <FilterSelect
          name="status"
          label={status}
          any={any}
          value={filter.status}
          options={LEAD_STATUSES.map(value => ({ value, label: words.statuses[value] }))}
        />
        <FilterSelect
          name="form"
          label={form}
          any={any}
          value={filter.formName}
          options={leadForms.map(value => ({ value, label: LABELS.get(value) ?? value }))}
        />
        <Tick name="unanswered" label={unanswered} isTicked={filter.isUnanswered} />
        <Tick name="overdue" label={overdue} isTicked={filter.isOverdue} />
        <div className="desk-filter-buttons">
          <Button type="submit" variant="ink" size="sm">
            {apply}
          </Button>
          {isNarrowed ? (
            <a href={routes.deskLeads()} className="text-link">
              {clear}
            </a>
          ) : null}
        </div>
      </form>
    </search>
  );
}

function Tick({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  return (
    <label className="desk-tick">
      <input type="checkbox" name={name} value={YES} defaultChecked={isTicked} className="size-5" />
      {label}
    </label>
  );
}

const LABELS = new Map<string, string>(Object.entries(leadTopics).map(([form, { name }]) => [form, name]));

type LeadFiltersProps = {
  filter: LeadFilter;
  leadForms: readonly string[];
  words: DeskWords;
};
