import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '@/lib/site/ids';
import { CANARIES } from './canaries.mjs';
import {
  buildEnvironment,
  currentRelease,
  releaseFolder,
  rememberRelease,
  removePastReleases,
  wantedRelease,
} from './releases';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const folders = () => readdirSync(join(home, 'releases')).filter(name => name.length === 26);

function aFolder(): string {
  const id = newId();
  mkdirSync(join(home, 'releases', id), { recursive: true });
  return id;
}

test('the program that builds what owners typed finds no secret, no key and no database in its environment', () => {
  const secrets = { ...CANARIES, DATABASE_URL: 'postgres://u:p@h/d', DATA_DIR: '/data', AWS_SECRET: 'x' };
  const environment = buildEnvironment({ ...process.env, ...secrets, SITE_URL: 'https://a.test' });
  expect(Object.keys(environment).filter(name => Object.hasOwn(secrets, name))).toEqual([]);
  expect(environment).toMatchObject({ SITE_URL: 'https://a.test', PATH: process.env['PATH'] });
  const known =
    /^(?:PATH|HOME|TMPDIR|TEMP|LANG|TZ|NODE_OPTIONS|NODE_ENV|SystemRoot|CONTENT_DIR|SITE_URL|PROMOTION_\w+|TAG_MANAGER_ID|TESTING_NOTICE)$/;
  expect(Object.keys(environment).filter(name => !known.test(name))).toEqual([]);
});

test('the launcher runs only what has the shape of a release’s id', () => {
  const id = newId();
  expect(wantedRelease({ kind: 'run-release', release: id })).toBe(id);
  expect(wantedRelease({ kind: 'run-release', release: null })).toBe(null);
  for (const release of [
    '../../data/x',
    `${id}/..`,
    `${id}\n`,
    '',
    '.',
    'current',
    id.toUpperCase(),
    7,
    {},
    undefined,
  ])
    expect(wantedRelease({ kind: 'run-release', release })).toBeUndefined();
  expect(() => releaseFolder(home, '../x')).toThrow(/\S/);
});

test('what says which release runs is not believed when it is no id', () => {
  mkdirSync(join(home, 'releases'));
  writeFileSync(join(home, 'releases', 'current'), '../../data/x');
  expect(currentRelease(home, {} as NodeJS.ProcessEnv)).toBe(null);
});

test('the release that runs, the one before and the preview stay; dropped and failed ones go', () => {
  const [first, second, dropped, failed, preview] = [aFolder(), aFolder(), aFolder(), aFolder(), aFolder()];
  rememberRelease(home, first);
  expect(folders()).toEqual([first]);
  for (const id of [second, dropped, failed, preview])
    mkdirSync(join(home, 'releases', id), { recursive: true });
  removePastReleases(home, second);
  rememberRelease(home, second);
  mkdirSync(join(home, 'releases', preview));
  removePastReleases(home, preview);
  expect(new Set(folders())).toEqual(new Set([first, second, preview]));
  removePastReleases(home, '');
  expect(new Set(folders())).toEqual(new Set([first, second]));
});

test('a release that another process builds stays, and one whose builder was killed goes', () => {
  const id = aFolder();
  const lock = join(home, 'releases', `${id}.lock`);
  mkdirSync(lock);
  removePastReleases(home, '');
  expect(existsSync(join(home, 'releases', id))).toBe(true);
  utimesSync(lock, new Date(0), new Date(0));
  removePastReleases(home, '');
  expect(existsSync(join(home, 'releases', id))).toBe(false);
});
