import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteInput } from './early-input';

/**
 * Lets React take over what the server rendered into `container`, a little at a time, so that the page stays quick.
 * Resolves when its effects have run. What a visitor did in the meantime is told again: what was chosen and typed in a
 * form with `data-early-input`, and the focus. When React gives up, the plain HTML comes back.
 */
export async function hydrateIsland(container: HTMLElement, content: ReactNode): Promise<void> {
  // Reading React's own code was a task of its own.
  if ('scheduler' in globalThis) await scheduler.yield();
  const plain = Array.from(container.childNodes, node => node.cloneNode(true));
  const repeatInput = noteInput(container);
  await new Promise<void>(done => {
    startTransition(() => {
      const root = hydrateRoot(container, <Hydrated onDone={done}>{content}</Hydrated>, {
        identifierPrefix: `${container.dataset['island'] ?? ''}-`,
        onUncaughtError: error => {
          reportError(error);
          root.unmount();
          container.replaceChildren(...plain);
          done();
        },
      });
    });
  });
  repeatInput();
  repeatFocus(container);
}

/** The data that the server rendered the island with. */
export function readProps({ dataset }: HTMLElement): unknown {
  return JSON.parse(dataset['props'] ?? '{}');
}

/** The island's `ServerPart` of this name, as the server drew it: in the island, or waiting in the page. */
export function readServerPart(container: HTMLElement, name: string): ReactNode {
  const selector = `[data-server-part="${name}"]`;
  const part = container.querySelector(selector) ?? document.querySelector(selector);
  return (
    <div
      data-server-part={name}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: part?.innerHTML ?? '' }}
    />
  );
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
