/**
 * `npm run page-dates`: the pages whose content has changed in git since the day that their record says, with the day of
 * that change. It writes nothing: whether a reader would notice the change is for you to say (docs/adding-a-page.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The pages with content that changed after their day, with the newest file of it and its day. */
export function proposeDays(pages: readonly Page[], days: ReadonlyMap<string, string>): Proposal[] {
  return pages.flatMap(({ path, changed }) => {
    const dated = contentOf(path).map(file => ({ file, proposed: days.get(file) ?? '' }));
    const newest = dated.toSorted((a, b) => b.proposed.localeCompare(a.proposed))[0];
    return newest && newest.proposed > changed ? [{ path, changed, ...newest }] : [];
  });
}

/** The day of each content/ file's last change: today if it is not committed yet. */
export function readContentDays(): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of git('log', '--format=day %cs', '--name-only', '--', 'content')) {
    if (line.startsWith('day ')) day = line.slice(4);
    else if (line && !days.has(line)) days.set(line, day);
  }
  const today = new Date().toISOString().slice(0, 10);
  for (const line of git('status', '--porcelain', '--', 'content')) days.set(line.slice(3), today);
  return days;
}

/** A page's own files of content/: those that its record and its page import, or those that are called like its id. */
function contentOf(path: string): string[] {
  const folder = join('app/(site)', path);
  if (existsSync(join(root, folder)))
    return [...importsOf(folder, 'record.ts'), ...importsOf(folder, 'page.tsx')];
  const [id = ''] = basename(path).split('-vs-');
  const own = globSync(`content/*/**/${id}.{ts,mdx}`, { cwd: root });
  if (own.length > 0) return own;
  const parent = dirname(folder);
  const entries = readdirSync(join(root, parent)).filter(name => name.startsWith('['));
  return entries.flatMap(name => importsOf(join(parent, name), 'record.ts'));
}

function importsOf(folder: string, file: string): string[] {
  const text = readFileSync(join(root, folder, file), 'utf8');
  return Array.from(text.matchAll(/ from '@\/(content\/[^']+)'/g), ([, name]) => `${name}.ts`);
}

function git(...words: string[]): string[] {
  return spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout.split('\n');
}

type Page = { path: string; changed: string };
type Proposal = Page & { proposed: string; file: string };

// Not for a test, which needs no pages.
if (process.argv[1] === import.meta.filename) {
  const { siteSections } = await import('@/app/(site)/pages');
  const proposals = proposeDays(
    siteSections().flatMap(section => section.pages),
    readContentDays(),
  );
  for (const { path, changed, proposed, file } of proposals)
    console.log(`${path.padEnd(72)}${changed}  ${proposed}  ${file}`);
  if (proposals.length === 0) console.log('No page has content that is newer than its day.');
}
