import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { ORDER_STATES, type OrderFilter } from '@/lib/desk/list-query';
import { routes } from '@/lib/site/routes';
import { FilterSelect } from './filter-select';
import { SearchField } from './search-field';

/** What the orders are narrowed by; a plain form whose address can be kept. */
export function OrderFilters({ filter, words }: { filter: OrderFilter; words: DeskWords }) {
  const { search, searchHint, state, any, apply, clear, find } = words.orders;
  return (
    <search>
      <form method="get" action={routes.deskOrders()} aria-label={find} className="desk-filters mb-4">
        <SearchField label={search} hint={searchHint} value={filter.text} />
        <FilterSelect
          name="state"
          label={state}
          any={any}
          value={filter.state}
          options={ORDER_STATES.map(value => ({ value, label: words.orderStates[value] }))}
        />
        <div className="desk-filter-buttons">
          <Button type="submit" variant="ink" size="sm">
            {apply}
          </Button>
          {filter.state !== null || filter.text !== '' ? (
            <a href={routes.deskOrders()} className="text-link">
              {clear}
            </a>
          ) : null}
        </div>
      </form>
    </search>
  );
}
