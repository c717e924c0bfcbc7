import { Lights } from '@/components/drawings/lights';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import type { PromotionWindow } from '@/lib/promotion/window';
import { findOffers } from '../find-offer';
import { Places } from '../places';

/** The card about the promotion, once, eight seconds into a visit in July. */
export function PromotionPopup({ window }: { window: PromotionWindow }) {
  const { open, full } = findOffers('popup', window);
  return (
    <Island name="promotion-popup" id={ID} labelledBy={TITLE_ID}>
      <div className="relative px-inset pt-[104px] pb-7">
        <Lights />
        <h2 id={TITLE_ID} className="text-title">
          Christmas in July.
        </h2>
        <p className="mt-3 text-body leading-[1.5] text-slate-93">
          <Places open={open.text} full={full.text} />
        </p>
        <p className="mt-6 grid gap-1.5">
          <Places
            open={
              <ButtonLink href={open.href} variant="gold" block>
                {open.button}
              </ButtonLink>
            }
            full={
              <ButtonLink href={full.href} variant="gold" block>
                {full.button}
              </ButtonLink>
            }
          />
          <button
            type="button"
            command="close"
            commandfor={ID}
            className="text-link mx-auto min-h-11 px-4 text-small"
          >
            Close
          </button>
        </p>
      </div>
    </Island>
  );
}

const ID = 'promotion-popup';
const TITLE_ID = 'promotion-popup-title';
