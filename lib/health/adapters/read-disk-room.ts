import 'server-only';
import { statfs } from 'node:fs/promises';
import type { DiskRoom } from '../check-health';

/** What is free, for this user, on the disk that holds `folder`. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return {
    freeMegabytes: Math.floor((bavail * bsize) / (1024 * 1024)),
    freePart: Math.round((bavail / Math.max(blocks, 1)) * 100) / 100,
  };
}
