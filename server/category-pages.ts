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
 * The portfolio once for each category of its filter: the button pressed, by which the styles go, the count said, and
 * the island told.
 */
export function categoryPages(html: string): Map<string, string> {
  const elements = listElements(html);
  const filter = elements.find(element => attributeOf(element, 'data-island') === 'project-filter');
  if (!filter) return new Map();
  const parts = listDescendants(filter);
  const buttons = parts.filter(element => attributeOf(element, 'aria-pressed') !== undefined);
  const counts = parts.filter(({ tagName }) => tagName === 'output');
  const cards = elements.flatMap(element => attributeOf(element, 'data-category') ?? []);
  const categories = buttons
    .filter(button => attributeOf(button, 'name') === CATEGORY_PARAMETER)
    .flatMap(button => attributeOf(button, 'value') ?? []);
  return new Map(
    categories.map(category => {
      const shown = cards.filter(card => card === category).length;
      const props: unknown = JSON.parse(attributeOf(filter, 'data-props') ?? '{}');
      const edits = [
        ...attributeEdits(filter, {
          'data-props': JSON.stringify(Object.assign({}, props, { first: category })),
        }),
        ...buttons.flatMap(button =>
          attributeEdits(button, { 'aria-pressed': String(attributeOf(button, 'value') === category) }),
        ),
        ...counts.flatMap(count => contentEdit(count, countText(shown, cards.length))),
      ];
      return [category, applyEdits(html, edits)];
    }),
  );
}
