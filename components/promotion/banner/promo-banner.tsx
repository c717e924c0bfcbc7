import { Island } from '@/components/islands/island';
import { promotion } from '@/content/promotion';
import { findOffer } from '../find-offer';

/** The marigold strip above the header. In every page's HTML; it shows only while the promotion runs. */
export function PromoBanner({ isFull }: { isFull: boolean }) {
  const { text, button, href } = findOffer('banner', isFull);
  return (
    <aside
      data-shell
      data-promo-only
      aria-label="Promotion"
      className="relative z-[3] bg-marigold text-ink-fixed [--color-focus:var(--color-ink-fixed)]"
    >
      <div className="wrap flex min-h-[46px] flex-wrap items-center justify-between gap-x-[22px] gap-y-0.5 py-2 text-small sm:justify-center sm:gap-y-2.5 sm:py-1.5 sm:text-[0.9688rem]">
        <p className="max-sm:basis-full">
          <b className="font-[750]">{promotion.name}:</b> {text}
        </p>
        {isFull ? null : <Island name="countdown" look="flip" />}
        <a href={href} className="font-bold underline underline-offset-[0.2em]">
          {button}
        </a>
      </div>
    </aside>
  );
}
