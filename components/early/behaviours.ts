/** Makes an element of the static page work. What it gives back stops it; nothing here ever does. */
type Behaviour = (element: HTMLElement) => unknown;

/** Behaviours by the names that elements carry in `data-behaviour`. */
export type Behaviours = Readonly<Record<string, Behaviour>>;

/**
 * Attaches each of `behaviours` to the page's elements of its name and marks these as live. React looks after what
 * stands in an island.
 */
export function attachAll(behaviours: Behaviours): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const behaviour = behaviours[element.dataset['behaviour'] ?? ''];
    if (!behaviour || element.closest('[data-island]')) continue;
    try {
      behaviour(element);
      element.dataset['live'] = '';
    } catch (error) {
      reportError(error);
    }
  }
}

/** Whether each part of the page around `control` that has a behaviour is live: what is pressed there works at once. */
export function isPartLive(control: Element): boolean {
  const isInPart = control.closest('[data-live]') !== null;
  return isInPart && control.closest('[data-behaviour]:not([data-live])') === null;
}

/** A behaviour for elements of one kind. */
export function only<E extends HTMLElement>(
  kind: new () => E,
  behaviour: (element: E) => unknown,
): Behaviour {
  return element => (element instanceof kind ? behaviour(element) : undefined);
}
