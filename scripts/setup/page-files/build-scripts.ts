/**
 * Makes the scripts of the site's pages: the page script, which every page has, and the files that it fetches later: of
 * each island, of React, and of the plain parts that only some pages need.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type OutputChunk } from 'rolldown';
import { contentFolders } from '../../../lib/env/own-content.ts';
import { PAGE_FILES } from '../../../server/page-manifest.ts';
import { ownContent } from './own-content.ts';

export async function buildScripts(root: string, outdir: string): Promise<BuiltScripts> {
  const { output } = await build({
    ...OPTIONS,
    cwd: root,
    input: { page: join(root, 'components', 'page-script', 'page-script.ts') },
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [ownContent(root)],
    output: { ...OUTPUT, dir: outdir },
  });
  const files = output.filter(file => file.type === 'chunk');
  const page = files.find(({ isEntry }) => isEntry);
  if (!page) throw new Error('No page script was built');
  const islands = listIslands(root);
  return { script: PAGE_FILES + page.fileName, users: findUsers(files, root, islands), islands };
}

/** `script` is the page script's address. `users`: by the name of a file that only islands fetch, the names of these. `islands`: by name, the path of its component, without the ending. */
type BuiltScripts = { script: string; users: ReadonlyMap<string, readonly string[]>; islands: IslandFiles };

/** Which islands fetch each file. What the page script fetches for itself is not in it: every page may. */
function findUsers(files: readonly OutputChunk[], root: string, islands: IslandFiles): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const visit = (fileName: string, user: string) => {
    const known = users.get(fileName) ?? [];
    if (known.includes(user)) return;
    users.set(fileName, [...known, user]);
    const file = files.find(candidate => candidate.fileName === fileName);
    // An island may share code with the page script, which uses everything.
    if (file?.isEntry) return;
    for (const used of [...(file?.imports ?? []), ...(file?.dynamicImports ?? [])]) visit(used, user);
  };
  for (const [name, path] of islands) {
    const file = files.find(({ facadeModuleId }) => facadeModuleId?.startsWith(join(root, `${path}.ts`)));
    if (!file) throw new Error(`No file was built for the island "${name}"`);
    visit(file.fileName, name);
  }
  return users;
}

function listIslands(root: string): Map<string, string> {
  const registry = readFileSync(join(root, 'components', 'islands', 'registry.ts'), 'utf8');
  return new Map(Array.from(registry.matchAll(ENTRY), ([, name = '', path = '']) => [name, path]));
}

type IslandFiles = ReadonlyMap<string, string>;

// `'name': { load: async () => (await import('@/components/…')).Component`
const ENTRY = /'?([\w-]+)'?: \{\s*load: async \(\) =>\s*\(await import\('@\/([^']+)'\)\)/g;

const CONTENT = `(?:${contentFolders().join('|')})`;

const OUTPUT: BuildOptions['output'] = {
  format: 'esm',
  minify: true,
  comments: false,
  // The page script carries these names to every page, and random letters do not compress.
  entryFileNames: '[name]-[hash:6].js',
  chunkFileNames: '[name]-[hash:6].js',
  codeSplitting: {
    groups: [
      // First, or the others would take what they need of it with them: checkout would load the lead forms for the
      // length of a consultation.
      {
        name: 'base',
        priority: 1,
        test: new RegExp(
          `lib/(?:kernel/|routes)|${CONTENT}/(?:consultation|embeds|promotion|search|site)\\.`,
        ),
      },
      // React, what it needs here, and what nearly every island draws with: one file for all islands. No plain part of
      // a page may use any of it.
      {
        name: 'react',
        priority: 1,
        test: /node_modules\/(?:react|react-dom|scheduler)\/|components\/(?:islands\/(?:hydrate|keep-input|use-is-live)|ui\/)/,
      },
      {
        name: 'forms',
        priority: 1,
        test: new RegExp(
          `node_modules/(?:react-hook-form|zod)/|components/forms/(?:use-checked-form|post-form|field|form-summary)\\.|lib/leads/(?!form-definition)|${CONTENT}/form-messages`,
        ),
      },
      // Checkout needs none of it.
      {
        name: 'leads',
        test: new RegExp(
          `components/forms/(?!lead-form)|components/account/show-passwords|${CONTENT}/(?:forms|lead-form)`,
        ),
      },
      { name: 'search', test: /components\/search\/(?:search-box|search-list)|lib\/search\// },
      { name: 'package', test: /components\/packages\/(?:package-store|remembered-add-ons)/ },
      // By a name of its own: blockers refuse files called track or analytics, and islands need this one to wake.
      {
        name: 'visit',
        priority: 1,
        test: /lib\/(?:analytics|consent)\/|components\/(?:consent\/consent-question|search\/(?:search-history|note-search)|account\/stored-user)/,
      },
    ],
  },
};

const OPTIONS = {
  platform: 'browser',
  transform: {
    target: 'es2022',
    jsx: { runtime: 'automatic', development: false },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  // The framework collects the styles of the same components.
  moduleTypes: { '.css': 'empty' },
  // `use client` says nothing to a bundle that is all for the browser.
  checks: { moduleLevelDirective: false },
} as const satisfies BuildOptions;
