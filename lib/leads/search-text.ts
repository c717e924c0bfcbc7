/** A lead as the desk's search finds it: everything that was filled in, without case and accents. */
export function searchTextOf(fields: Readonly<Record<string, string>>): string {
  return foldForSearch(Object.values(fields).join('\n')).slice(0, SEARCH_TEXT_MAX);
}

/** Text without case, accents and other marks: so a search finds other spellings. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Only the beginning of a long message is searched. */
const SEARCH_TEXT_MAX = 4_000;
