import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over what the server rendered into `container`. Resolves when its effects have run. What a visitor
 * did in the meantime is told again: the focus that is in it already. When React gives up, the plain HTML comes back.
 */
export function hydrateIsland(container: HTMLElement, content: ReactNode): Promise<void> {
  const plain = Array.from(container.childNodes, node => node.cloneNode(true));
  return new Promise<void>(done => {
    const root = hydrateRoot(container, <Hydrated onDone={done}>{content}</Hydrated>, {
      identifierPrefix: `${container.dataset['island'] ?? ''}-`,
      onUncaughtError: error => {
        reportError(error);
        root.unmount();
        container.replaceChildren(...plain);
        done();
      },
    });
  }).then(() => repeatFocus(container));
}

/** The data that the server rendered the island with. */
export function readProps({ dataset }: HTMLElement): unknown {
  return JSON.parse(dataset['props'] ?? '{}');
}

function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => onDone(), [onDone]);
  return children;
}

function repeatFocus(container: HTMLElement): void {
  const focused = document.activeElement;
  if (focused && container.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
