import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ANSWER_POLICY } from '../lib/security/headers.ts';
import { EARLY_PREFIX } from './early-manifest.ts';
import type { KeptBodies } from './kept-bodies.ts';
import { prepareFile, type StaticPage } from './static-page.ts';

/** A script or style sheet of the build and its public address. Its name changes with its content. */
export type BuiltFile = { address: string; file: string };

/** Scripts and style sheets of a build: first those of static pages, then those of the framework. */
export function listBuiltFiles(buildDir: string): BuiltFile[] {
  return [
    ...filesIn(join(buildDir, 'early')).map(name => ({
      address: `${EARLY_PREFIX}${name}`,
      file: join(buildDir, 'early', name),
    })),
    ...filesIn(join(buildDir, 'static')).map(name => ({
      address: `/_next/static/${name}`,
      file: join(buildDir, 'static', name),
    })),
  ];
}

export async function prepareBuiltFile(file: string, kept: KeptBodies): Promise<StaticPage> {
  const headers = {
    'content-security-policy': ANSWER_POLICY,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return prepareFile({ text: await readFile(file, 'utf8'), headers, kept });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => extname(name) in TYPES);
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
