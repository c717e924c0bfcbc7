import { noteSearch, type AnsweredSearch } from './note-search';

/** Notes the search that `marker` carries: the one which the page came with. */
export function searchedBehaviour(marker: HTMLElement): void {
  noteSearch(JSON.parse(marker.dataset['searched'] ?? '') as AnsweredSearch);
}
