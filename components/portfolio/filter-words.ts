/** The filter's first choice, which shows everything and stands in no address. */
export const ALL_PROJECTS = 'all';

/** What names the chosen category in the address. */
export const CATEGORY_PARAMETER = 'category';

/** What the filter announces. */
export function countText(visible: number, total: number): string {
  return `Showing ${visible} of ${total} projects`;
}
