import { join } from 'node:path';
import { connect } from '@/lib/site/db/connect';
import { freePort, LIMITLESS, type SiteProcess, startSite } from '../../support/site-process';
import { isShort } from '../figures';

const ENOUGH = isShort ? 100 : 5_000;
const SENDERS = 8;
const LIFE_MS = { min: 500, max: 4_000 };

/** L1: the site is killed at random moments while leads come in, until enough of them were answered. None may be lost. */
export async function killUnderLoad(dir: string): Promise<string[][]> {
  const dataDir = join(dir, 'killed');
  const port = await freePort();
  const acknowledged: string[] = [];
  let kills = 0;
  for (; acknowledged.length < ENOUGH; kills += 1) {
    const site = startSite({ port, env: { DATA_DIR: dataDir, ...LIMITLESS } });
    await site.ready();
    await sendUntilKilled(site, { acknowledged, round: kills });
  }
  const db = connect({ databaseUrl: null, dataDir });
  const leads = await db.selectFrom('leads').select('email').execute();
  await db.destroy();
  const stored = new Set(leads.map(({ email }) => email));
  const lost = acknowledged.filter(email => !stored.has(email)).length;
  return [
    [
      'L1',
      `${kills} kills under ${SENDERS} senders`,
      `${lost} lost of ${acknowledged.length} answered leads`,
    ],
  ];
}

async function sendUntilKilled(
  site: SiteProcess,
  { acknowledged, round }: { acknowledged: string[]; round: number },
): Promise<void> {
  const killed = new AbortController();
  const send = async (sender: number) => {
    for (let count = 0; !killed.signal.aborted; count += 1) {
      const email = `kill-${round}-${sender}-${count}@shop.test`;
      const body = new URLSearchParams({ 'form-name': 'newsletter-form', email });
      const post = { method: 'POST', redirect: 'manual', body } as const;
      const answer = await fetch(`${site.origin}/`, post).catch(() => null);
      if (answer === null) return;
      if (answer.status === 303) acknowledged.push(email);
    }
  };
  const senders = Array.from({ length: SENDERS }, (_, sender) => send(sender));
  const life = LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min);
  await new Promise(resume => setTimeout(resume, life));
  await site.kill();
  killed.abort();
  await Promise.all(senders);
}
