import 'server-only';
import { erasureDirOf } from '@/lib/site/env/erasure-settings';
import type { Env } from '@/lib/site/env/parse-env';
import { getSecret } from '@/lib/site/env/server';
import { erasureFile } from '@/lib/retention/adapters/erasure-file';
import type { ErasureRegister } from '@/lib/retention/erase-person';

/** The register of erasures that this site adds to. */
export function siteErasures(env: Env): ErasureRegister {
  return erasureFile({
    dirs: [erasureDirOf(env)],
    secret: getSecret('ERASURE_SECRET'),
    previousSecrets: env.ERASURE_SECRET_PREVIOUS ?? [],
  });
}
