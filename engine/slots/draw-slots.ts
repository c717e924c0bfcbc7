import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { loadIslands, type Islands } from '../islands/island.tsx';
import type { SlotRequest } from './shared.ts';
import { Redirect, type Slot, type SlotDefinition } from './slot.tsx';

/** The site's slots outside of the framework, by name. The build makes files of them (`build-slots.ts`). */
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
  titleMark: (visit: unknown) => Promise<string>;
  /** Seconds after which the visit's page shall be asked for again. */
  askAgainAfter: (visit: unknown) => Promise<number | undefined>;
  /** The slot's HTML. */
  draw: (props: unknown, visit?: unknown) => Promise<string>;
};

/** What can be known of a slot without its module. */
export type ListedSlot = { name: string; file: string; perRequest: boolean };

/** By path, what loads the site's `*.slot.tsx`. */
export type SlotModules = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

/** The slots in all modules, which this loads. */
export async function listSlots(modules: SlotModules): Promise<ListedSlot[]> {
  const lists = Object.entries(modules).map(async ([file, load]) =>
    slotsIn(await load()).map(({ name, perRequest = false }) => ({ name, file, perRequest })),
  );
  const list = (await Promise.all(lists)).flat();
  if (new Set(list.map(({ name }) => name)).size !== list.length)
    throw new Error('Two slots have the same name');
  return list;
}

/** Loads each module when one of its slots is needed: few processes need all, and some have much behind them. */
export function drawersOf(modules: SlotModules, islands: Islands, list: readonly ListedSlot[]): Drawers {
  let loading: Promise<void> | undefined;
  return new Map(
    list.map(({ name, file, perRequest }): [string, Drawer] => {
      const slot = async () => {
        const match = slotsIn((await modules[file]?.()) ?? {}).find(each => each.name === name);
        if (!match) throw new Error(`${file} has no slot "${name}"`);
        return match;
      };
      return [
        name,
        {
          file,
          names: perRequest ? list.filter(other => other.file === file).map(other => other.name) : [name],
          perRequest,
          load: async request => {
            const loaded = await (await slot()).load?.(request);
            // Here, where the slot's own copy of the class is.
            return loaded instanceof Redirect ? { redirect: loaded.location } : { visit: loaded };
          },
          titleMark: async visit => (await slot()).titleMark?.(visit) ?? '',
          askAgainAfter: async visit => (await slot()).askAgainAfter?.(visit),
          draw: async (props, visit) => {
            await (loading ??= loadIslands(Object.values(islands)));
            const Part = (await slot()).Part as ComponentType<object>;
            const part = createElement(Part, { ...(props as object), visit } as object);
            return renderToString(part, { identifierPrefix: name });
          },
        },
      ];
    }),
  );
}

function slotsIn(exported: Readonly<Record<string, unknown>>): SlotDefinition<unknown, object>[] {
  return Object.values(exported)
    .filter(isSlot)
    .map(({ slot }) => slot);
}

function isSlot(exported: unknown): exported is Slot<unknown, object> {
  return typeof exported === 'function' && 'slot' in exported;
}
