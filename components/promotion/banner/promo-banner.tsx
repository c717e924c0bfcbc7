import { Island } from '@/components/islands/island';
import { promotion } from '@/content/promotion';
import type { PromotionWindow } from '@/lib/promotion/window';
import { findOffers } from '../find-offer';
import { Places } from '../places';

/** The marigold strip above the header. In every page's HTML; it shows only while the promotion runs. */
export function PromoBanner({ window }: { window: PromotionWindow }) {
  const { open, full } = findOffers('banner', window);
  return (
    <aside
      data-shell
      data-promo-only
      aria-label="Promotion"
      className="relative z-[3] bg-marigold text-ink-fixed [--color-focus:var(--color-ink-fixed)]"
    >
      <div className="wrap flex min-h-[46px] flex-wrap items-center justify-between gap-x-6 gap-y-0.5 py-2 text-small sm:justify-center sm:gap-y-2.5 sm:py-1.5 sm:text-small">
        <p className="max-sm:basis-full">
          <b className="font-[750]">{promotion.name}:</b> <Places open={open.text} full={full.text} />
        </p>
        <Places
          open={
            <>
              <Island name="countdown" look="flip" />
              <BannerLink {...open} />
            </>
          }
          full={<BannerLink {...full} />}
        />
      </div>
    </aside>
  );
}

function BannerLink({ href, button }: { href: string; button: string }) {
  return (
    <a href={href} className="font-bold underline underline-offset-[0.2em]">
      {button}
    </a>
  );
}
