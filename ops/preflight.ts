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
    return `The data folder ${folder} is not writable: let this user write there, or set DATA_DIR to another folder.`;
  return findListenProblem(settings);
}

async function findListenProblem({ port, host }: { port: number; host: string }): Promise<string | null> {
  const error = await tryListening(port, host);
  if (error === null) return null;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the other program, or choose another port with PORT=${port + 1} npm start.`;
  if (error.code === 'EACCES')
    return `Port ${port} can be opened by root only: choose one above 1023 with PORT=3000, and put nginx or Caddy in front.`;
  return `HOST=${host} is not an address of this machine (${error.code ?? error.message}): 127.0.0.1 is for a proxy on it, 0.0.0.0 for everyone.`;
}

export async function isFree(port: number, host: string): Promise<boolean> {
  return (await tryListening(port, host)) === null;
}

function tryListening(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', done);
    probe.listen(port, host, () => probe.close(() => done(null)));
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
