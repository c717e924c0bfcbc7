/**
 * Before the framework's build, and before `npm run dev`: each photo of the content (`photos/`) as WebP in the widths that
 * pages ask for, in `public/photos`, and a list of them that pages read as they are built (lib/documents/prepared-photos.ts).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { PHOTO_LIST, type PreparedPhotos } from '../lib/documents/prepared-photos.ts';
import { contentFolders, contentPath } from '../lib/site/own-content.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'public', 'photos');
const WIDTHS = [480, 960, 1440];
const QUALITY = 78;

const folders = contentFolders().map(folder => join(root, folder, 'photos'));
const names = new Set(folders.filter(existsSync).flatMap(folder => readdirSync(folder)));
const prepared: PreparedPhotos = {};
mkdirSync(out, { recursive: true });
for (const name of names) prepared[name] = await prepare(name);
const current = new Set(
  Object.values(prepared).flatMap(({ files }) => files.map(({ address }) => parse(address).base)),
);
for (const file of readdirSync(out)) if (!current.has(file)) rmSync(join(out, file));
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, PHOTO_LIST), JSON.stringify(prepared));

/** Never enlarged: a photo that is narrower than a width has its own as the last one. */
async function prepare(name: string): Promise<PreparedPhotos[string]> {
  const bytes = readFileSync(contentPath(root, `photos/${name}`));
  // Phones write down how the camera was held.
  const upright = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const widths = [...new Set(WIDTHS.map(wanted => Math.min(wanted, width)))];
  const files = widths.map(wanted => ({
    width: wanted,
    address: `/photos/${parse(name).name}-${hash}-${wanted}.webp`,
  }));
  for (const file of files) {
    const path = join(root, 'public', file.address);
    if (existsSync(path)) continue;
    await sharp(upright.data).resize({ width: file.width }).webp({ quality: QUALITY }).toFile(path);
  }
  return { width, height, files };
}
