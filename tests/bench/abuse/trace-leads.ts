import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, LIMITLESS, startSite } from '../../support/site-process';

const LEADS = 50;
const CALLS = 'trace=pwrite64,pwritev,write,writev,sendto,sendmsg,fdatasync,fsync';
const LOGGED_BYTES = 5_000;
const TO_SOCKET = / (?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|socket)/;
const TO_LOG = / pwritev?(?:64)?\(\d+<[^>]*-wal>/;
const SYNC = / f(?:data)?sync\(\d+<[^>]*-wal>\)/;

/**
 * L2: strace looks on while leads are kept. In the kernel's order each must be written to the database's log, the log
 * synced to the disk, and only then the answer handed to the visitor's connection.
 */
export async function traceLeads(dir: string): Promise<string[][]> {
  const what = `${LEADS} leads under strace`;
  if (spawnSync('strace', ['-V']).error) return [['L2', what, 'not measured: strace is not installed']];
  const file = join(dir, 'calls.txt');
  // -D: the site stays our own child, to be stopped as ever.
  const under = ['strace', '-D', '-f', '-y', '-qq', '-s', String(LOGGED_BYTES), '-e', CALLS, '-o', file];
  const env = { DATA_DIR: join(dir, 'traced'), ...LIMITLESS };
  const site = startSite({ port: await freePort(), env, under });
  await site.ready();
  const emails = Array.from(
    { length: LEADS },
    (_, index) => `traced-${index}-${crypto.randomUUID()}@shop.test`,
  );
  for (const email of emails) {
    const body = new URLSearchParams({ 'form-name': 'newsletter-form', email });
    const answer = await fetch(`${site.origin}/`, { method: 'POST', redirect: 'manual', body });
    if (answer.status !== 303) throw new Error(`A traced lead was answered ${answer.status}`);
  }
  await site.stop();
  const calls = readFileSync(file, 'latin1').split('\n');
  const inOrder = emails.filter(email => isAnsweredAfterSync(calls, email)).length;
  return [['L2', what, `${inOrder} of ${LEADS} written, then synced, then answered`]];
}

function isAnsweredAfterSync(calls: readonly string[], email: string): boolean {
  const logIndex = calls.findIndex(call => TO_LOG.test(call) && call.includes(email));
  const synced = calls.findIndex((call, at) => at > logIndex && SYNC.test(call));
  const answerIndex = calls.findIndex(
    (call, at) => at > logIndex && TO_SOCKET.test(call) && call.includes('HTTP/1.1 303'),
  );
  return logIndex >= 0 && synced > logIndex && answerIndex > synced;
}
