import 'server-only';
import { erasureDirOf } from '@/lib/site/env/erasure-settings';
import { erasureFile } from '@/lib/retention/adapters/erasure-file';
import type { ErasureRegister } from '@/lib/retention/erase-person';
import type { Site } from '@/lib/site/site';

/** The register of erasures that this site adds to. */
export function siteErasures({ env, secret }: Pick<Site, 'env' | 'secret'>): ErasureRegister {
  return erasureFile({
    dirs: [erasureDirOf(env)],
    secret: secret('ERASURE_SECRET'),
    previousSecrets: env.ERASURE_SECRET_PREVIOUS ?? [],
  });
}
