import { SearchProvider } from '@/components/search/search-context';
import { SearchPanel } from '@/components/search/search-panel';
import type { ShownSearch } from '@/components/search/use-refined-answer';
import { hydrateIsland, readProps, readServerPart } from '../hydrate-island';

export function hydrate(container: HTMLElement): Promise<void> {
  const shown = readProps(container) as ShownSearch;
  return hydrateIsland(
    container,
    <SearchProvider {...shown}>
      <SearchPanel emptyPicture={readServerPart(container, 'vacant')} />
    </SearchProvider>,
  );
}
