import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build lists what it has prepared (ops/prepare-photos.ts). */
export const PHOTO_LIST = '.cache/photos.json';

/** By the name of the file in `photos/`: its size, and what was made of it, the narrowest first. */
export type PreparedPhotos = Record<
  string,
  { width: number; height: number; files: { width: number; address: string }[] }
>;

/** A photo as the build has prepared it. Throws for a file that is not there: its page could not show it. */
export function findPhoto(file: string): PreparedPhotos[string] {
  const list = join(process.cwd(), PHOTO_LIST);
  const photos = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PreparedPhotos) : {};
  const photo = photos[file];
  if (!photo)
    throw new MissingPhotoError(`photos/${file} is not there, or \`npm run build\` has not prepared it yet`);
  return photo;
}

class MissingPhotoError extends Error {
  override name = 'MissingPhotoError';
}
