import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

// Promise B3 (docs/promises.md): what is installed is what was read once, from the registry alone, and runs nothing.
const root = join(import.meta.dirname, '..');
const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  version: z.string().default(''),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const entries = Object.entries(lock.packages);
const packages = entries.filter(([path]) => path !== '');

/** Packages that may run something while they are installed. */
const WITH_INSTALL_SCRIPT: readonly string[] = [];

test('every package comes from the registry: none from a repository, an address or a folder', () => {
  expect(packages.length).toBeGreaterThan(400);
  // .npmrc has npm write down only where a package is from that is not the registry's.
  const elsewhere = packages.filter(([, { resolved, link }]) => resolved !== undefined || link);
  expect(pathsOf(elsewhere)).toEqual([]);
  const foreign = entries.flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => ELSEWHERE.test(version))
      .map(([name, version]) => `${path || 'package.json'}: ${name} ${version}`),
  );
  expect(foreign).toEqual([]);
});

test('every package has one version and a hash, other machines’ too', () => {
  expect(pathsOf(packages.filter(([, { version }]) => !EXACT.test(version)))).toEqual([]);
  expect(pathsOf(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')))).toEqual([]);
});

test('no package runs anything while it is installed', () => {
  const running = packages.filter(
    ([path, { hasInstallScript }]) => hasInstallScript || runsAtInstall(join(root, path)),
  );
  expect(pathsOf(running).filter(path => !WITH_INSTALL_SCRIPT.includes(path))).toEqual([]);
});

test('npm runs no script of a package, and none of ours that only follows on another', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const { scripts } = z
    .object({ scripts: names })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(Object.keys(scripts).filter(name => /^(?:pre|post)/.test(name))).toEqual([]);
});

/** What the package itself says, because not every registry passes it on to npm. */
function runsAtInstall(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts } = z.object({ scripts: names }).parse(JSON.parse(readFileSync(file, 'utf8')));
  return (
    existsSync(join(folder, 'binding.gyp')) ||
    ['preinstall', 'install', 'postinstall'].some(name => scripts[name])
  );
}

function pathsOf(dependencies: readonly [path: string, unknown][]): string[] {
  return dependencies.map(([path]) => path);
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
/** Another name in the registry (`npm:`) is no other place. */
const ELSEWHERE = /^(?!npm:)[^ ]*[:/]/;
