/** Runs one of the operations on the pinned Node, with the site's own modules. */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runtime, toolEnv } from '../setup/dependencies.mjs';

/** Hands the arguments and the signals on, and ends with the operation's exit code. */
export function runOperation(name) {
  // Backups contain people's messages: no other user of the machine may read them.
  process.umask(0o077);
  const folder = join(root, 'scripts', 'operations');
  const operation = spawn(
    runtime(),
    ['--import', join(folder, 'site-modules.mjs'), join(folder, `${name}.ts`), ...process.argv.slice(2)],
    { env: toolEnv(), stdio: 'inherit', ...ownerOfData() },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => operation.kill('SIGTERM'));
  operation.on('exit', code => process.exit(code ?? 1));
}

/**
 * Operators are root, but the site must be able to read and write an operation's files. The group is the backup
 * folder's, which the site itself does not have, so it cannot read the backups.
 */
function ownerOfData() {
  if (process.getuid?.() !== 0) return {};
  const { DATA_DIR, BACKUP_DIR } = process.env;
  const folders = [DATA_DIR || 'data', BACKUP_DIR].filter(path => path && existsSync(path));
  const [data, backups = data] = folders.map(path => statSync(path));
  return data === undefined ? {} : { uid: data.uid, gid: backups.gid };
}
