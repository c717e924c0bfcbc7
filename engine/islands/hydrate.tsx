import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepInput } from './keep-input';
import type { PlaceOf } from './place-of';

/**
 * Lets React take over what the server rendered into `island`, a little at a time, so the page stays quick.
 * Resolves when its effects have run. What the visitor typed, chose and focused meanwhile is kept. When the page is not as
 * it was sent (translated, or with an extension's icon in a form), React draws the island again, and the new fields get
 * what was typed. When React gives up, the plain HTML comes back. `placeOf` is passed by the page script: importing it
 * here would bring React to every page.
 */
export async function hydrate(
  island: HTMLElement,
  part: ComponentType<never>,
  placeOf: PlaceOf,
): Promise<void> {
  const Part = part as ComponentType<Record<string, unknown>>;
  const props = JSON.parse(island.dataset['props'] ?? '{}') as Record<string, unknown>;
  // Reading React's own code was a task of its own.
  // Chromium has had the scheduler for longer than its `yield`.
  await globalThis.scheduler?.yield?.();
  const plain = Array.from(island.childNodes, node => node.cloneNode(true));
  const restoreInput = keepInput(island, placeOf);
  const hear = ignorePresses(island);
  await new Promise<void>(done => {
    startTransition(() => {
      const root = hydrateRoot(
        island,
        <Hydrated onDone={done}>
          <Part {...props}>{readSlot(island)}</Part>
        </Hydrated>,
        {
          onUncaughtError: error => {
            reportError(error);
            root.unmount();
            island.replaceChildren(...plain);
            done();
          },
        },
      );
    });
  });
  hear();
  restoreInput();
  repeatFocus(island);
}

/**
 * What the server drew inside the island, or keeps in its template. A text child makes React leave the nodes alone while
 * it hydrates; when the slot is mounted later, the same nodes come into it, and the page is told (`part-added`).
 */
function readSlot(island: HTMLElement): ReactNode {
  const slot = findSlot(island) ?? findSlot(island.querySelector('template')?.content);
  if (!slot) return undefined;
  const nodes = Array.from(slot.childNodes);
  const fill = (element: HTMLElement | null) => {
    if (element?.firstElementChild !== null) return;
    element.replaceChildren(...nodes);
    element.dispatchEvent(new CustomEvent('part-added', { bubbles: true }));
  };
  return (
    <island-slot ref={fill} suppressHydrationWarning>
      {''}
    </island-slot>
  );
}

function findSlot(place: ParentNode | undefined): Element | null {
  return place?.querySelector('island-slot') ?? null;
}

function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => onDone(), [onDone]);
  return children;
}

/**
 * React would finish for them at once, in one long task. A click on a button waits as before (hold-clicks.ts), and no
 * island listens to the rest of a press. Returns the function that ends it.
 */
function ignorePresses(island: HTMLElement): () => void {
  for (const type of PRESS) island.addEventListener(type, ignore, { capture: true, passive: true });
  return () => {
    for (const type of PRESS) island.removeEventListener(type, ignore, true);
  };
}

function ignore(event: Event): void {
  event.stopImmediatePropagation();
}

function repeatFocus(island: HTMLElement): void {
  const focused = document.activeElement;
  if (focused && island.contains(focused))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

const PRESS = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'];
