import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtFolder } from '#engine/render';
import { releaseFolder } from '@/lib/publishing/place';
import { bareEnvironment } from '@/lib/site/env';
import { newId } from '@/lib/site/ids';

const root = join(import.meta.dirname, '..', '..');
/** Beside a browser on each core the pages take minutes. */
const WITHIN_MS = 240_000;
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-made-again-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

// With other values `npm run oracle` compares them, which builds the site once more; the engine's fixture does for a small one.
test(
  'with nothing changed, the pages, scripts and rules of a release are those of the build, byte for byte',
  async () => {
    const folder = releaseFolder(dataDir, newId());
    const making = spawn(process.execPath, ['ops/render-release.ts', folder], {
      cwd: root,
      env: bareEnvironment(),
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    });
    const said = text(making.stderr ?? process.stdin);
    making.stdin?.end('{}');
    // What follows is only how they are compressed.
    const [message] = (await Promise.race([once(making, 'message'), once(making, 'exit')])) as unknown[];
    making.kill('SIGKILL');
    expect({ message, said: await said }).toEqual({ message: { kind: 'ready' }, said: '' });
    const [made, built] = [folder, builtFolder(join(root, '.next'))].map(readFiles);
    const names = [...new Set([...(made?.keys() ?? []), ...(built?.keys() ?? [])])];
    expect(names.filter(name => made?.get(name) !== built?.get(name))).toEqual([]);
    expect(made?.size).toBeGreaterThan(150);
    expect(readFileSync(join(folder, 'differences.json'), 'utf8')).toBe('[]');
  },
  WITHIN_MS,
);

/** Of a folder of pages, all that is sent, by its name there. */
function readFiles(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sent = names.filter(name => /\.(?:html|js|rules)$|^manifest\.json$/.test(name));
  return new Map(sent.map(name => [name, readFileSync(join(folder, name), 'latin1')]));
}
