import { noteSearch, type AnsweredSearch } from '@/components/search/note-search';

/** Notes the search that a results page came with, even where the visitor goes on at once. */
export function start(page: HTMLElement): void {
  noteSearch(JSON.parse(page.dataset['searched'] ?? '') as AnsweredSearch);
}
