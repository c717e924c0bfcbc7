import 'server-only';
import { promotion } from '@/content/promotion';
import type { Env } from '@/lib/site/env/parse-env';
import { systemClock } from '@/lib/site/clock';
import { escapeHtml, toScriptJson } from '@/lib/site/text';
import { readPlacesLeft } from '@/lib/promotion/adapters/sql-places';
import type { PromotionNow } from '@/lib/promotion/promotion-now';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { latestWindowAt } from '@/lib/promotion/promotion-window';
import { isFull, pageData, pageFacts, type PromotionMoment } from '@/lib/promotion-page';
import { getSite } from '@/lib/site/site';

/** Reads the state of the promotion from the clock and the database. Throws when that cannot be reached. */
export async function readPromotionNow(env: Env, now = systemClock.now()): Promise<PromotionNow> {
  return promotionAt({
    rule: sitePromotionRule(env),
    left: await readPlacesLeft({ ...getSite(), now: () => now }),
    now,
  });
}

/** The same from what was read. */
export function promotionAt(moment: PromotionMoment): PromotionNow {
  const { rule, left, now } = moment;
  const built = pageFacts({ ...moment, left: promotion.places });
  const page = pageFacts(moment);
  const year = latestWindowAt(rule, now).year;
  return {
    left,
    isFull: isFull(moment),
    pages: {
      parts: {
        places: isFull(moment) ? 'full' : 'open',
        'places-left': String(left),
        'promotion-year': String(year),
        'promotion-next-year': String(year + 1),
        'promotion-data': `<script type="application/ld+json">${toScriptJson(pageData(moment))}</script>`,
      },
      heads: {
        [page.path]: [
          [escapeHtml(built.title), escapeHtml(page.title)],
          [escapeHtml(built.description), escapeHtml(page.description)],
        ],
      },
    },
  };
}
