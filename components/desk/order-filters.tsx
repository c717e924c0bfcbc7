import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { ORDER_STATES } from '@/lib/desk/list-query';
import type { DeskOrder } from '@/lib/desk/ports';
import { routes } from '@/lib/routes';
import { FilterSelect } from './filter-select';

/** What the orders are narrowed by. */
export function OrderFilters({ state, words }: { state: DeskOrder['state'] | null; words: DeskWords }) {
  return (
    <form
      method="get"
      action={routes.deskOrders()}
      aria-label={words.orders.find}
      className="desk-filters mb-4"
    >
      <FilterSelect
        name="state"
        label={words.orders.state}
        any={words.orders.any}
        value={state}
        options={ORDER_STATES.map(value => ({ value, label: words.orderStates[value] }))}
      />
      <div className="desk-filter-buttons">
        <Button type="submit" variant="ink" size="sm">
          {words.orders.apply}
        </Button>
      </div>
    </form>
  );
}
