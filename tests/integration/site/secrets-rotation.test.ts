import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitLead } from '@/lib/leads/submit';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { newId } from '@/lib/site/ids';
import { siteProcess } from '@/lib/site/process';
import { aPostedLead } from '../../support/leads';

// The site's own composition root, with the settings that an operator changes.
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-rotation-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

test('a new key of the mail service leaves the rate limits’ counts as they are', async () => {
  await sendLead({ RESEND_API_KEY: 're_first' });
  expect(await sendLead({ RESEND_API_KEY: 're_second' })).toHaveLength(1);
});

test('a new LIMITS_SECRET begins new counts, and the former ones are no one’s', async () => {
  const [before = ''] = await sendLead({ LIMITS_SECRET: 'a secret of the right length, the first' });
  const after = await sendLead({ LIMITS_SECRET: 'a secret of the right length, the second' });
  expect(after).toHaveLength(2);
  expect(after).toContain(before);
});

/** A lead from one and the same address, and then what stands for addresses in the table. */
async function sendLead(env: Record<string, string>): Promise<string[]> {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...env, DATA_DIR: dir, DATABASE_URL: '' }))
    vi.stubEnv(name, value);
  const { getSite } = await import('@/lib/site/site');
  const { db } = getSite();
  try {
    await migrateToLatest(db);
    const lead = aPostedLead({ submissionId: newId() });
    expect(await submitLead(lead, getSite())).toMatchObject({ kind: 'accepted' });
    const rows = await db
      .selectFrom('rate_limits')
      .select('bucket')
      .where('bucket', 'like', 'leads:%')
      .execute();
    return [...new Set(rows.map(row => row.bucket))];
  } finally {
    await db.destroy();
    siteProcess.site = undefined;
  }
}
