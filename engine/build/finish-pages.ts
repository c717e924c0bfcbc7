import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { digest } from '../serve/etag.ts';
import { fillScripts } from './fill-scripts.ts';
import { withOwnFiles } from './page-html.ts';
import { scriptsFolder, type PageKit } from './page-kit.ts';
import { PAGE_FILES, writePageManifest, type PageManifest } from './page-manifest.ts';
import { sheetFor } from './page-sheets.ts';

type Finishing = {
  /** Makes the page at `path` what is sent of it, of what the framework has rendered. */
  finish: (path: string, html: string) => void;
  /** To be called when all pages are finished. Returns the paths of those that no cut style sheet fits. */
  close: () => readonly string[];
};

/**
 * Begins a folder of pages that are sent: with their own scripts, which have the values of `parts`, and style sheets. The
 * folder is emptied. The server can read it once it is closed.
 */
export function finishPages({ buildDir, folder, kit, parts }: FinishSettings): Finishing {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = fillScripts(scriptsFolder(buildDir), folder, parts);
  const script = PAGE_FILES + names.get(kit.script);
  const rulesFile = `rules-${digest(kit.rules).slice(0, RULES_HASH)}.rules`;
  writeFileSync(join(folder, rulesFile), kit.rules);
  const files = readdirSync(folder).map(name => ({ address: PAGE_FILES + name, file: name }));
  const routes = new Map([...kit.pages, ...kit.notFound].map(({ path, route }) => [path, route]));
  const uncut: string[] = [];
  const finished = new Map<string, string>();
  const fileOf = (path: string) => {
    const file = finished.get(path);
    if (file === undefined) throw new Error(`The page ${path} is missing`);
    return file;
  };
  return {
    finish: (path, html) => {
      const sheet = sheetFor({ route: routes.get(path) ?? '', html }, kit);
      if (sheet === undefined) uncut.push(path);
      const file = join(folder, 'pages', `${path === '/' ? 'index' : path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      // A preview may send it at once, so it must be whole.
      writeFileSync(`${file}.part`, withOwnFiles(html, { script, sheet }));
      renameSync(`${file}.part`, file);
      finished.set(path, relative(folder, file));
    },
    close: () => {
      writePageManifest(folder, {
        script,
        rules: PAGE_FILES + rulesFile,
        pages: kit.pages.map(({ path }) => ({ path, file: fileOf(path) })),
        notFound: kit.notFound.map(({ path, pattern }) => ({ path, pattern, file: fileOf(path) })),
        files,
        builtFiles: kit.builtFiles,
        addresses: kit.addresses,
        patterns: kit.patterns,
      } satisfies PageManifest);
      return uncut;
    },
  };
}

type FinishSettings = {
  buildDir: string;
  folder: string;
  kit: PageKit;
  parts: Readonly<Record<string, unknown>>;
};

const RULES_HASH = 6;
