import { HeaderSearch } from '@/components/search/header-search';
import { hydrateIsland } from '../hydrate-island';

export function hydrate(container: HTMLElement): Promise<void> {
  return hydrateIsland(container, <HeaderSearch />);
}
