import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { searchLimits, searchWords } from '@/content/search';
import { routes } from '@/lib/routes';

/** The search field: a plain form that asks `/search?q=`. */
export function SearchBox({ query }: { query: string }) {
  return (
    <search>
      <form
        name={searchWords.formName}
        action={routes.search()}
        method="get"
        className="flex flex-wrap gap-3"
      >
        <label htmlFor="search-q" className="sr-only">
          {searchWords.label}
        </label>
        <input
          id="search-q"
          type="search"
          name="q"
          className="input max-w-[40rem] flex-[1_1_16rem]"
          defaultValue={query}
          placeholder={searchWords.placeholder}
          maxLength={searchLimits.maximumLength}
          autoComplete="off"
          // A blank search goes nowhere: one sign that is not a space is needed.
          pattern=".*\S.*"
          required
        />
        <Button type="submit">
          <Icon name="search" />
          {searchWords.submit}
        </Button>
      </form>
    </search>
  );
}
