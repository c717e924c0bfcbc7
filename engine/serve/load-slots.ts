import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawers, ListedSlot } from '../slots/draw-slots.ts';

export async function loadSlots(buildDir: string): Promise<Drawers> {
  const { drawers } = await importSlots(buildDir);
  return drawers(JSON.parse(readFileSync(listFile(buildDir), 'utf8')) as ListedSlot[]);
}

/** Writes down which slots a build has, so a server need not load them to know. */
export async function writeSlotList(buildDir: string): Promise<void> {
  const { list } = await importSlots(buildDir);
  writeFileSync(listFile(buildDir), JSON.stringify(await list()));
}

/** Where they are: in the build's folder, outside of what is served. */
export function slotsFile(buildDir: string): string {
  return join(buildDir, 'slots', 'slots.mjs');
}

function importSlots(buildDir: string): Promise<BuiltSlots> {
  return import(pathToFileURL(slotsFile(buildDir)).href) as Promise<BuiltSlots>;
}

function listFile(buildDir: string): string {
  return join(dirname(slotsFile(buildDir)), 'slots.json');
}

type BuiltSlots = {
  list: () => Promise<ListedSlot[]>;
  drawers: (list: readonly ListedSlot[]) => Drawers;
};
