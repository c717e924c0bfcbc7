import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { ownModules } from '../../../lib/env/own-content.ts';

/** Puts the modules of one's own content in the place of ours. */
export function ownContent(root: string): Plugin {
  const files = new Map(ownModules(root).map(({ name, file }) => [name, join(root, file)]));
  return { name: 'own content', resolveId: source => files.get(source) ?? null };
}
