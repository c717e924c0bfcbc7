/**
 * Remembers where `element` stands in `island`. React draws an island anew when the page is no longer as it was sent: a
 * translator has wrapped its texts, or a password manager has put an icon beside a field. The function that this returns
 * gives the element, or the one that has its place then.
 */
export function placeOf<E extends Element>(island: ParentNode, element: E): () => E | null {
  const place = alike(island, element).indexOf(element);
  return () => (element.isConnected ? element : (alike(island, element)[place] ?? null));
}

/** What others insert has other names, kinds or classes than what it stands beside. */
function alike<E extends Element>(island: ParentNode, element: E): readonly E[] {
  const wanted = likeness(element);
  return Array.from(island.querySelectorAll<E>(element.localName)).filter(
    other => likeness(other) === wanted,
  );
}

function likeness(element: Element): string {
  const attributes = ['type', 'name', 'id'].map(name => element.getAttribute(name));
  // Extensions write classes onto fields, which have names; a button has little else that tells it from another.
  return JSON.stringify([...attributes, element.hasAttribute('name') || element.className]);
}
