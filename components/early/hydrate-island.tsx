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

/**
 * The island's `ServerPart` of this name, as the server drew it: in the island, or waiting in the page. React leaves the
 * content alone while it hydrates. Later it is put in as copied nodes, because Trusted Types forbid text as HTML.
 */
export function readServerPart(container: HTMLElement, name: string): ReactNode {
  const selector = `[data-server-part="${name}"]`;
  const part = container.querySelector(selector) ?? document.querySelector(selector);
  const source = part instanceof HTMLTemplateElement ? part.content : part;
  const nodes = Array.from(source?.childNodes ?? [], node => node.cloneNode(true));
  const fill = (element: HTMLElement | null) => {
    if (element?.hasChildNodes() === false) element.append(...nodes.map(node => node.cloneNode(true)));
  };
  return (
    <div
      ref={fill}
      data-server-part={name}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: emptyHtml() }}
    />
  );
}

/** No HTML, as a value that every policy of Trusted Types accepts; browsers without them take text. */
function emptyHtml(): TrustedHTML | string {
  return globalThis.trustedTypes?.emptyHTML ?? '';
}

declare global {
  /** Not in TypeScript's own types yet. */
  var trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;
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
