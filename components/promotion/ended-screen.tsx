import { Lights } from '@/components/drawings/lights';
import { NightStreet } from '@/components/drawings/night-street';
import { ButtonLink } from '@/components/ui/button';
import { EndedDialog } from './ended-dialog';
import type { Figures } from './figures';
import { PromotionText } from './promotion-text';

/** 'Promotion Has Ended': the street at night, the lights out. */
export function EndedScreen({ words, figures, homeHref }: EndedScreenProps) {
  return (
    <EndedDialog labelledBy="promotion-ended">
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
    </EndedDialog>
  );
}

type EndedScreenProps = {
  words: { title: string; text: string; button: string };
  figures: Figures;
  homeHref: string;
};
