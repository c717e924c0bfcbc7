import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** What would stop the site from starting, as one sentence, or null. */
export async function findObstacle(settings: {
  port: number;
  host: string;
  dataDir: string;
  usesEmbeddedDatabase: boolean;
}): Promise<string | null> {
  const folder = resolve(settings.dataDir);
  if (settings.usesEmbeddedDatabase && !isWritable(folder))
    return `The data folder ${folder} cannot be written: give this user the right to write there, or set DATA_DIR to another folder.`;
  if (!(await isFree(settings.port, settings.host)))
    return `Port ${settings.port} is in use: stop the other program, or choose another port with PORT=${settings.port + 1} npm start.`;
  return null;
}

/** Tells whether nothing listens on the port. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
