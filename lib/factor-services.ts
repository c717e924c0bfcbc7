import 'server-only';
import { deskFigures } from '@/content/desk';
import { sqlAuditStore } from '@/lib/desk/adapters/sql-audit-store';
import { sqlFactorStore } from '@/lib/desk/adapters/sql-factor-store';
import type { FactorDeps } from '@/lib/desk/confirm-factor';
import type { Env } from '@/lib/site/env/parse-env';
import { getSecret } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { getSite } from '@/lib/site/site';

/** The second factor of staff and the audit, for the desk and for the account page. */
export function bindFactors(env: Env): FactorDeps {
  const { db } = getSite();
  return {
    factors: sqlFactorStore({
      db,
      secret: getSecret('STAFF_FACTOR_SECRET'),
      previousSecrets: env.STAFF_FACTOR_SECRET_PREVIOUS ?? [],
      limits: deskFigures.factor.wrongCodes,
    }),
    factorFigures: deskFigures.factor,
    audit: sqlAuditStore(db),
    auditOnceMinutes: deskFigures.auditOnceMinutes,
    clock: systemClock,
    newId,
  };
}
