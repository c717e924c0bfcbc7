/**
 * `npm run oracle`: whether the pages of a release (ops/render-release.ts) are, byte for byte, those of a build with the same
 * values. With every part changed at once it builds a copy of the tree whose content says so, has the build that is here
 * make the same pages, and names each file that differs.
 */
import './site-modules.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { builtFolder } from '#engine/render';
import { releaseFolder } from '../lib/publishing/place.ts';
import { bareEnvironment } from '../lib/site/env.ts';
import { newId } from '../lib/site/ids.ts';
import { copyTree } from './copy-tree.ts';

const { PARTS } = await import('../lib/publishing/parts.ts');
const { everyValue } = await import('./every-value.ts');
const root = join(import.meta.dirname, '..');
const values: Readonly<Record<string, unknown>> = everyValue;
const copy = copyTree('oracle', []);
const work = mkdtempSync(join(tmpdir(), 'site-oracle-'));

try {
  const release = releaseFolder(work, newId());
  const input = JSON.stringify(values);
  run(process.execPath, ['ops/render-release.ts', release], { input, env: bareEnvironment() });
  for (const [part, { file }] of Object.entries(PARTS))
    replaceValue(join(copy, 'content', `${file}.ts`), values[part]);
  // The bundler takes no linked folder.
  run('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  run(process.execPath, ['ops/build.ts'], { cwd: copy, env: { ...process.env, TYPES_CHECKED: '1' } });
  const [wanted, made] = [builtFolder(join(copy, '.next')), release].map(readAll);
  const names = [...new Set([...(wanted?.keys() ?? []), ...(made?.keys() ?? [])])];
  const others = names.filter(name => wanted?.get(name) !== made?.get(name));
  console.log(`${names.length - others.length} of ${names.length} files are the same.`);
  for (const name of others) console.log(`  ${name}: ${firstDifference(wanted?.get(name), made?.get(name))}`);
  if (others.length > 0) process.exitCode = 1;
} finally {
  for (const folder of [copy, work]) rmSync(folder, { recursive: true, force: true });
}

/** Writes `value` where the module has its own: as the second argument of `live`. */
function replaceValue(file: string, value: unknown): void {
  const source = readFileSync(file, 'utf8');
  const own = findLiveValue(parseAst(source, { lang: 'ts' }));
  if (!own) throw new Error(`${file} has no live value`);
  writeFileSync(file, source.slice(0, own.start) + JSON.stringify(value) + source.slice(own.end));
}

function findLiveValue(node: AstNode): AstNode | undefined {
  if (node.type === 'CallExpression' && node.callee?.name === 'live') return node.arguments?.[1];
  for (const value of Object.values(node).flat() as (AstNode | undefined)[]) {
    const found = typeof value?.type === 'string' ? findLiveValue(value) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * Pages, scripts and sheets by their names; not what was compressed, nor what is about the making. Which sheet a page has
 * does not count: that of a release is cut for the values of its build and of `everyValue`, that of a build for its own.
 */
function readAll(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = paths.filter(path => /\.(?:html|js|css)$/.test(path));
  const read = (path: string) => readFileSync(join(folder, path), 'latin1');
  return new Map(texts.map(path => [path, read(path).replaceAll(/\/_page\/styles-\w+\.css/g, 'its sheet')]));
}

function firstDifference(wanted: string | undefined, made: string | undefined): string {
  if (wanted === undefined) return 'not in the build';
  if (made === undefined) return 'not in the release';
  let at = 0;
  while (wanted[at] === made[at]) at += 1;
  const [ofBuild, ofRelease] = [wanted, made].map(text => text.slice(Math.max(0, at - 60), at + 60));
  return `\n    build:   ${ofBuild}\n    release: ${ofRelease}`;
}

function run(command: string, args: string[], options: object = {}): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`);
}

type AstNode = {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: AstNode[];
};
