import { Lights } from '@/components/drawings/lights';
import { NightStreet } from '@/components/drawings/night-street';
import { ButtonLink } from '@/components/ui/button';
import type { Figures } from '@/lib/promotion/figures';
import { PromotionText } from './promotion-text';

/**
 * 'Promotion Has Ended': the street at night, the lights out. Always in its page's HTML; the head script's verdict shows it
 * before any other script, and page-script/promotion-page.ts makes it modal.
 */
export function EndedScreen({ words, figures, homeHref }: EndedScreenProps) {
  return (
    <dialog
      data-ended-screen
      aria-labelledby="promotion-ended"
      className="night on-dark fixed inset-0 z-50 m-0 hidden h-full max-h-none w-full max-w-none overflow-y-auto bg-night text-white [html[data-promo=ended]:not([data-promo-kept])_&]:grid"
    >
      <Lights lit={false} />
      <div className="wrap self-center pt-[120px] pb-10 text-center">
        <h2 id="promotion-ended" className="text-h1">
          {words.title}
        </h2>
        <p className="mx-auto mt-5 max-w-[34em] text-lede text-night-soft">
          <PromotionText text={words.text} figures={figures} />
        </p>
        <p className="mt-8">
          <ButtonLink href={homeHref} variant="gold">
            {words.button}
          </ButtonLink>
        </p>
      </div>
      <NightStreet className="h-[clamp(180px,34vh,330px)] self-end overflow-hidden" />
    </dialog>
  );
}

type EndedScreenProps = {
  words: { title: string; text: string; button: string };
  figures: Figures;
  homeHref: string;
};
