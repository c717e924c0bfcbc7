import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawers } from '../slots/draw-slots.ts';

/** The slots of a build. */
export async function loadSlots(buildDir: string): Promise<Drawers> {
  const { drawers } = (await import(pathToFileURL(slotsFile(buildDir)).href)) as { drawers: Drawers };
  return drawers;
}

/** Where they are: in the build's folder, outside of what is served. */
export function slotsFile(buildDir: string): string {
  return join(buildDir, 'slots', 'slots.mjs');
}
