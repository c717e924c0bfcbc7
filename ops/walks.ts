import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * The ways through the shop that a reader follows most, each from its entries to the answer. Later entries are
 * what the first loads for such a post alone. `limit`: how many files one may pass. It is set by `limitFor`, and set again
 * when a walk has become shorter.
 */
export const WALKS = {
  'a lead': { entries: ['app/forms/route.ts', 'app/forms/answer-form.ts', 'lib/leads/submit.ts'], limit: 48 },
  'an order, placed and captured': {
    entries: ['app/order/route.ts', 'app/checkout/return/route.ts'],
    limit: 47,
  },
  'a refund': { entries: ['app/(desk)/desk/orders/refunds.deeds.ts'], limit: 47 },
  'a search': { entries: ['app/(site)/search/results/route.ts'], limit: 25 },
  'a sign-in': {
    entries: ['app/forms/route.ts', 'app/forms/answer-form.ts', 'lib/accounts/form.ts'],
    limit: 42,
  },
  'a health check': { entries: ['app/healthz/route.ts'], limit: 13 },
} as const satisfies Record<string, { entries: readonly string[]; limit: number }>;

/** From which share of a limit on a walk is a warning: there is room for one file more, and time to think of the second. */
export const NEAR = 0.95;

/** The limit of a walk that passes so many files today: just enough that it is no warning. */
export function limitFor(files: number): number {
  return Math.ceil(files / NEAR);
}

/**
 * The files that a walk passes: those with code that runs and what they import, as paths from the project's folder.
 * Packages, the engine and data are left out: `content/`, and the pages' records.
 */
export async function walk(entries: readonly string[]): Promise<string[]> {
  const bundle = await rolldown({
    cwd: ROOT,
    input: [...entries],
    platform: 'node',
    resolve: { alias: { '@': ROOT } },
    external: name => !/^(?:[./]|@\/|app\/|lib\/)/.test(name),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = new Map(output.flatMap(chunk => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name)) return;
    reached.add(name);
    chunk.imports.forEach(reach);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk.fileName);
  const files = [...reached].flatMap(name =>
    Object.entries(chunks.get(name)?.modules ?? {}).flatMap(([file, { renderedLength }]) =>
      renderedLength > 0 && file.startsWith(ROOT) ? relative(ROOT, file) : [],
    ),
  );
  return [...new Set(files)].filter(file => !DATA.test(file)).sort();
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DATA =
  /^(?:content|engine|node_modules)\/|^app\/.*\/record\.ts$|^app\/\(site\)\/(?:pages|record|page-record)\.ts$/;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, { entries, limit }] of Object.entries(WALKS)) {
    const files = await walk(entries);
    const ofSite = files.filter(file => file.startsWith('lib/site/')).length;
    console.log(`${name}: ${files.length} of ${limit}, ${ofSite} of them in lib/site`);
    if (process.argv.includes('--files')) console.log(`  ${files.join('\n  ')}`);
  }
}
