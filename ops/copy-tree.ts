import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The tree as it is, new files included, in a folder of `.cache` that the caller removes. Others are linked: `linked`. */
export function copyTree(name: string, linked: readonly string[]): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', `${name}-`));
  for (const path of listFromGit('ls-files', '-z', '--cached', '--others', '--exclude-standard')) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
  }
  for (const path of linked)
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path));
  return folder;
}

/** The paths that a command of git lists, each ended by a zero byte. */
export function listFromGit(...args: string[]): string[] {
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter(path => path !== '');
}
