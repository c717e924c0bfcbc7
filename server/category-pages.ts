import { CATEGORY_PARAMETER, countText } from '../components/portfolio/filter-words.ts';
import {
  applyEdits,
  attributeEdits,
  attributeOf,
  contentEdit,
  listDescendants,
  listElements,
} from '../lib/http/html-edits.ts';

/**
 * The portfolio once for each category of its filter: the button pressed, the count said, and the category named on the
 * element around the projects, by which the styles hide the others.
 */
export function categoryPages(html: string): Map<string, string> {
  const root = listElements(html).find(element => attributeOf(element, 'data-projects') !== undefined);
  if (!root) return new Map();
  const parts = listDescendants(root);
  const buttons = parts.filter(element => attributeOf(element, 'aria-pressed') !== undefined);
  const counts = parts.filter(({ tagName }) => tagName === 'output');
  const kinds = parts.flatMap(element => attributeOf(element, 'data-category') ?? []);
  const categories = buttons
    .filter(button => attributeOf(button, 'name') === CATEGORY_PARAMETER)
    .flatMap(button => attributeOf(button, 'value') ?? []);
  return new Map(
    categories.map(category => {
      const shown = kinds.filter(kind => kind === category).length;
      const edits = [
        ...attributeEdits(root, { 'data-projects': category }),
        ...buttons.flatMap(button =>
          attributeEdits(button, { 'aria-pressed': String(attributeOf(button, 'value') === category) }),
        ),
        ...counts.flatMap(count => contentEdit(count, countText(shown, kinds.length))),
      ];
      return [category, applyEdits(html, edits)];
    }),
  );
}
