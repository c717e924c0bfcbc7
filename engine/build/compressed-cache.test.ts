import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCompressed, writeCompressed } from './compressed-cache';

test('both compressions carry the same text', async () => {
  const { gzip, br } = await readCompressed(['/no/such/folder'])('text');
  expect([gunzipSync(gzip), brotliDecompressSync(br)].map(String)).toEqual(['text', 'text']);
});

test('what the build has compressed is read, and not compressed again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  const written = await writeCompressed(folder)('text');
  expect(await readCompressed(['/no/such/folder', folder])('text')).toEqual(written);
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), 1);
  const read = await readCompressed(['/no/such/folder', folder])('text');
  expect([read.gzip.length, read.br.length]).toEqual([1, 1]);
  rmSync(folder, { recursive: true });
});

test('what the build has is not written again', async () => {
  const built = mkdtempSync(join(tmpdir(), 'compressed-'));
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  await writeCompressed(built)('text');
  await writeCompressed(folder, { built })('text');
  expect(readdirSync(folder)).toEqual([]);
  await writeCompressed(folder, { built })('other text');
  expect(readdirSync(folder).length).toBe(2);
  for (const one of [built, folder]) rmSync(one, { recursive: true });
});
