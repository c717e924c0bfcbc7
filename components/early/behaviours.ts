/** Makes an element of the static page work. What it gives back stops it; nothing here ever does. */
type Behaviour = (element: HTMLElement) => unknown;

/** Behaviours by the names that elements carry in `data-behaviour`. */
export type Behaviours = Readonly<Record<string, Behaviour>>;

/** Attaches each of `behaviours` to the page's elements of its name. React looks after what stands in an island. */
export function attachAll(behaviours: Behaviours): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const behaviour = behaviours[element.dataset['behaviour'] ?? ''];
    if (!behaviour || element.closest('[data-island]')) continue;
    try {
      behaviour(element);
    } catch (error) {
      reportError(error);
    }
  }
}

/** A behaviour for elements of one kind. */
export function only<E extends HTMLElement>(
  kind: new () => E,
  behaviour: (element: E) => unknown,
): Behaviour {
  return element => (element instanceof kind ? behaviour(element) : undefined);
}
