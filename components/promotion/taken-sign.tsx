import { SignStrings } from '@/components/ui/sign-strings';
import { promotion } from '@/content/promotion';
import { promotionPage } from '@/content/promotion-page';

/** A sign where the sum was, on wide screens, once all places are taken. The words beside it say the same. */
export function TakenSign() {
  return (
    <div
      aria-hidden="true"
      className="door-sign w-[min(100%,320px)] items-center gap-2 self-center justify-self-center text-ink max-lg:hidden md:max-[62.5em]:p-6"
    >
      <SignStrings />
      <b className="font-display text-display leading-[.9] font-extrabold tracking-[-0.04em] text-pin">
        {promotion.places}
      </b>
      <b className="text-h3 font-[750]">{promotionPage.full.sign}</b>
    </div>
  );
}
