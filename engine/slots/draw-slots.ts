import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { loadIslands, type Islands } from '../islands/island.tsx';
import { Redirect, type Slot, type SlotDefinition } from './slot.tsx';
import type { SlotRequest } from './shared.ts';

/** The site's slots outside of the framework, by name. The build makes one file of them (`build-slots.ts`). */
export type Drawers = ReadonlyMap<string, Drawer>;

export type Drawer = {
  /** Of the module that exports it. */
  file: string;
  /** The slots that may stand where it does: with one that is drawn per request, the others of its file. */
  names: readonly string[];
  perRequest: boolean;
  /** What the request means for the slot. Without a visit and a redirect it stays as it was built. */
  load: (request: SlotRequest) => Promise<{ visit?: unknown; redirect?: string }>;
  /** What the visit puts before the page's title. */
  titleMark: (visit: unknown) => string;
  /** The slot's HTML. */
  draw: (props: unknown, visit?: unknown) => Promise<string>;
};

/** `modules`: what the site's `*.slot.tsx` export, by their paths. */
export function drawersOf(
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  islands: Islands,
): Drawers {
  let loading: Promise<void> | undefined;
  const slots = Object.entries(modules).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isSlot)
      .map(({ slot }) => ({ ...slot, file })),
  );
  const drawers = new Map(
    slots.map(({ name, file, Part, load, titleMark, perRequest = false }): [string, Drawer] => [
      name,
      {
        file,
        names: perRequest ? slots.filter(slot => slot.file === file).map(slot => slot.name) : [name],
        perRequest,
        load: async request => {
          const loaded = await load?.(request);
          // Here, where the slot's own copy of the class is.
          return loaded instanceof Redirect ? { redirect: loaded.location } : { visit: loaded };
        },
        titleMark: visit => titleMark?.(visit) ?? '',
        draw: async (props, visit) => {
          // Not at the start: few processes' first requests need them.
          await (loading ??= loadIslands(Object.values(islands)));
          const part = createElement(
            Part as ComponentType<object>,
            { ...(props as object), visit } as object,
          );
          return renderToString(part, { identifierPrefix: name });
        },
      },
    ]),
  );
  if (drawers.size !== slots.length) throw new Error('Two slots have the same name');
  return drawers;
}

function isSlot(
  exported: unknown,
): exported is Slot<unknown, object> & { slot: SlotDefinition<unknown, object> } {
  return typeof exported === 'function' && 'slot' in exported;
}
