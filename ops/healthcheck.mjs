/**
 * For containers and monitors: ends with 0 when the site on this machine says that it can keep a lead. With `--mail`
 * (an alarm, never a reason to restart), when its email works too. With `--backup`, when the newest copy in
 * BACKUP_DIR is young enough. Built-in modules only, and quick.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownAddress } from '../lib/site/http/own-address.mjs';

const OPTIONS = ['--mail', '--backup'];
const BACKUP_MAX_AGE_MS = 2 * 60 * 60_000;
const TIMEOUT_MS = 4_000;

// Not passed over: a monitor with a mistyped option would never raise its alarm.
const unknown = process.argv.slice(2).find(word => !OPTIONS.includes(word));
const problem =
  unknown === undefined
    ? await findProblem()
    : `There is no option ${unknown}, only ${OPTIONS.join(' and ')}.`;
if (problem !== null) console.error(problem);
process.exitCode = problem === null ? 0 : 1;

function findProblem() {
  return process.argv.includes('--backup') ? findBackupProblem() : findSiteProblem();
}

async function findSiteProblem() {
  try {
    const answer = await fetch(`${ownAddress(process.env.HOST ?? '', process.env.PORT || '3000')}/healthz`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await answer.text();
    if (!answer.ok) return `The site answers ${answer.status}: ${body}`;
    const isDegraded = process.argv.includes('--mail') && JSON.parse(body).status !== 'ok';
    return isDegraded ? `The site's email is failing: ${body}` : null;
  } catch (error) {
    return `The site does not respond: ${error.cause?.message ?? error.message}`;
  }
}

function findBackupProblem() {
  const dir = process.env.BACKUP_DIR || join(process.env.DATA_DIR || 'data', 'backups');
  try {
    const times = readdirSync(dir)
      .filter(name => /^site-\d{8}T\d{6}Z\.(sqlite|dump)(\.age)?$/.test(name))
      .map(name => statSync(join(dir, name)).mtimeMs);
    const age = Date.now() - Math.max(0, ...times);
    return age <= BACKUP_MAX_AGE_MS ? null : `The newest backup in ${dir} is missing or too old.`;
  } catch (error) {
    return `The backups in ${dir} cannot be read: ${error.message}`;
  }
}
