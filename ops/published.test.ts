import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MADE_BY, PROGRESS, readProgress, releaseFolder } from '@/lib/publishing/place';
import { bareEnvironment } from '@/lib/site/env';
import { newId } from '@/lib/site/ids';
import { CANARIES } from './canaries.mjs';
import {
  currentFolder,
  formerFolder,
  isBeingMade,
  lockRelease,
  rememberedRelease,
  rememberRelease,
  removePastReleases,
  wantedRelease,
} from './published';

let dataDir = '';
/** Of the site, with a build. */
let root = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'published-'));
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, '.next'));
  writeFileSync(join(root, '.next', 'BUILD_ID'), 'this build');
});
afterEach(() => [dataDir, root].forEach(one => rmSync(one, { recursive: true, force: true })));

const folders = () => readdirSync(join(dataDir, 'published')).filter(name => name.length === 26);

function aFolder(madeBy = 'this build'): string {
  const id = newId();
  mkdirSync(releaseFolder(dataDir, id), { recursive: true });
  writeFileSync(join(releaseFolder(dataDir, id), MADE_BY), madeBy);
  return id;
}

test('the program that goes through what owners typed finds no secret, no key and no database in its environment', () => {
  const secrets = { ...CANARIES, DATABASE_URL: 'postgres://u:p@h/d', DATA_DIR: '/data', AWS_SECRET: 'x' };
  const environment = bareEnvironment({ ...process.env, ...secrets });
  expect(Object.keys(environment).filter(name => Object.hasOwn(secrets, name))).toEqual([]);
  expect(environment).toMatchObject({ PATH: process.env['PATH'], NODE_ENV: 'production' });
  const known = /^(?:PATH|HOME|TMPDIR|TEMP|LANG|TZ|NODE_OPTIONS|NODE_ENV|SystemRoot)$/;
  expect(Object.keys(environment).filter(name => !known.test(name))).toEqual([]);
});

const wanted = (release: unknown, at: unknown = 0) => wantedRelease({ kind: 'run-release', release, at });

test('the launcher runs only what has the shape of a release’s id', () => {
  const id = newId();
  expect(wanted(id, 7)).toEqual({ release: id, at: 7 });
  expect(wanted(null)).toEqual({ release: null, at: 0 });
  for (const release of ['../../data/x', `${id}/..`, `${id}\n`, '', '.', 'current', id.toUpperCase(), 7, {}])
    expect(wanted(release)).toBeUndefined();
  expect(wanted(id, '7')).toBeUndefined();
  expect(wantedRelease({ kind: 'run-release', release: id })).toBeUndefined();
  expect(() => releaseFolder(dataDir, '../x')).toThrow(/\S/);
});

test('what says which release runs is not believed when it is no id', () => {
  mkdirSync(join(dataDir, 'published'));
  writeFileSync(join(dataDir, 'published', 'current'), '../../data/x');
  expect(rememberedRelease(dataDir)).toBe(null);
});

test('a start runs the release that ran last, unless another build has made its pages', () => {
  const [now, older] = [aFolder(), aFolder('an older build')];
  rememberRelease(dataDir, now);
  expect(currentFolder(dataDir, root)).toBe(releaseFolder(dataDir, now));
  rememberRelease(dataDir, older);
  expect(currentFolder(dataDir, root)).toBe(null);
  rememberRelease(dataDir, null);
  expect(currentFolder(dataDir, root)).toBe(null);
});

test('the release that runs, the one before and the preview stay; dropped and failed ones go', () => {
  const [first, second, dropped, preview] = [aFolder(), aFolder(), aFolder(), aFolder()];
  const failed = newId();
  mkdirSync(`${releaseFolder(dataDir, failed)}.part`);
  rememberRelease(dataDir, first);
  rememberRelease(dataDir, second);
  removePastReleases(dataDir, preview);
  expect(new Set(folders())).toEqual(new Set([first, second, preview]));
  expect(folders()).not.toContain(dropped);
  expect(existsSync(`${releaseFolder(dataDir, failed)}.part`)).toBe(false);
});

test('a release that another process makes stays, and one whose maker was killed goes', async () => {
  const id = aFolder();
  const unlock = await lockRelease(releaseFolder(dataDir, id));
  removePastReleases(dataDir, newId());
  expect(folders()).toEqual([id]);
  utimesSync(`${releaseFolder(dataDir, id)}.lock`, new Date(0), new Date(0));
  removePastReleases(dataDir, newId());
  expect(folders()).toEqual([]);
  unlock();
});

test('who was killed while making a release keeps no one from making it', async () => {
  const folder = releaseFolder(dataDir, aFolder());
  mkdirSync(`${folder}.lock`);
  utimesSync(`${folder}.lock`, new Date(0), new Date(0));
  (await lockRelease(folder))();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('giving the lock of a release back twice takes it from no one else', async () => {
  const folder = releaseFolder(dataDir, aFolder());
  const unlock = await lockRelease(folder);
  unlock();
  const other = await lockRelease(folder);
  unlock();
  expect(isBeingMade(folder)).toBe(true);
  other();
});

test('how many pages of a release are made can be read while it is made', () => {
  const id = newId();
  expect(readProgress(dataDir, id)).toBe(null);
  mkdirSync(`${releaseFolder(dataDir, id)}.part`, { recursive: true });
  writeFileSync(join(`${releaseFolder(dataDir, id)}.part`, PROGRESS), '12/144');
  expect(readProgress(dataDir, id)).toEqual({ done: 12, total: 144 });
});

test('what was shown before is known while its pages are there: none, those of the build, or those of a release', () => {
  expect(formerFolder(dataDir, root)).toBeUndefined();
  const [first, second] = [aFolder(), aFolder()];
  rememberRelease(dataDir, first);
  expect(formerFolder(dataDir, root)).toBeNull();
  rememberRelease(dataDir, second);
  expect(formerFolder(dataDir, root)).toBe(releaseFolder(dataDir, first));
  writeFileSync(join(releaseFolder(dataDir, first), MADE_BY), 'another build');
  expect(formerFolder(dataDir, root)).toBeUndefined();
});
