/**
 * Content of one's own (docs/making-it-yours.md): `CONTENT_DIR` names a folder of the project, and a file in it takes the
 * place of the one with its path under `content/`. What the folder lacks comes from there.
 */
// Node, the framework's configuration and the build read this module themselves: no alias.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders with content by their paths in the project, one's own first. */
export function contentFolders(): string[] {
  const own = process.env['CONTENT_DIR'];
  return own ? [own, STANDARD] : [STANDARD];
}

/** The path of a file or folder of the content, such as `policies/terms-of-service.mdx`, in the project at `root`. */
export function contentPath(root: string, path: string): string {
  const paths = contentFolders().map(folder => join(/*turbopackIgnore: true*/ root, folder, path));
  return paths.find(existsSync) ?? join(root, STANDARD, path);
}

/** The modules of one's own: what others import (`@/content/site`), and its file's path in the project. */
export function ownModules(root: string): { name: string; file: string }[] {
  const own = process.env['CONTENT_DIR'];
  if (!own) return [];
  const files = readdirSync(join(root, own), { recursive: true, encoding: 'utf8' });
  return files
    .filter(path => path.endsWith(MODULE) && !path.endsWith(`.test${MODULE}`))
    .map(path => ({ name: `@/content/${path.slice(0, -MODULE.length)}`, file: join(own, path) }));
}

const STANDARD = 'content';
const MODULE = '.ts';
