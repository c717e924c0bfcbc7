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
 * The portfolio once for each category of its filter: the button pressed, the count said, the other projects hidden,
 * and the category named on the element around the projects, by which the styles lay them out.
 */
export function categoryPages(html: string): Map<string, string> {
  const root = listElements(html).find(element => attributeOf(element, 'data-projects') !== undefined);
  if (!root) return new Map();
  const parts = listDescendants(root);
  const buttons = parts.filter(element => attributeOf(element, 'aria-pressed') !== undefined);
  const counts = parts.filter(({ tagName }) => tagName === 'output');
  const cards = parts.filter(element => attributeOf(element, 'data-category') !== undefined);
  const categories = buttons
    .filter(button => attributeOf(button, 'name') === CATEGORY_PARAMETER)
    .flatMap(button => attributeOf(button, 'value') ?? []);
  return new Map(
    categories.map(category => {
      const others = cards.filter(card => attributeOf(card, 'data-category') !== category);
      const shown = cards.length - others.length;
      const edits = [
        ...attributeEdits(root, { 'data-projects': category }),
        ...buttons.flatMap(button =>
          attributeEdits(button, { 'aria-pressed': String(attributeOf(button, 'value') === category) }),
        ),
        ...counts.flatMap(count => contentEdit(count, countText(shown, cards.length))),
        ...others.flatMap(card => attributeEdits(card, { hidden: '' })),
      ];
      return [category, applyEdits(html, edits)];
    }),
  );
}
