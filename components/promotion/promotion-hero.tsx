import type { ReactNode } from 'react';
import { Lights } from '@/components/drawings/lights';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Island } from '@/components/islands/island';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { HoldPaint } from '@/components/ui/hold-paint';
import { promotion } from '@/content/promotion';
import type { Figures } from '@/lib/promotion/figures';
import { Places } from './places';
import { PromotionText } from './promotion-text';
import { TakenSign } from './taken-sign';

/** The top of the promotion page: lights, the offer, the time left, the way to the form; the sum at the right. */
export function PromotionHero({ words, full, timing, figures, trail, receipt }: PromotionHeroProps) {
  const say = (text: string) => <PromotionText text={text} figures={figures} />;
  return (
    <section className="on-dark relative overflow-hidden bg-pine-30 text-white">
      <Lights />
      <div className="wrap grid items-center gap-x-split gap-y-10 pt-sec pb-split lg:grid-cols-[1.25fr_.9fr]">
        <div>
          <div className="[&_ol]:text-slate-93">
            <Breadcrumbs trail={trail} />
          </div>
          <h1 className="mt-4">{words.title}</h1>
          <p className="mt-4 max-w-[34em] text-lede text-slate-93">
            <Places open={say(words.lede)} full={say(full.lede)} />
          </p>
          <Places
            open={
              <>
                <Timing words={timing} figures={figures} />
                <ButtonLink href={words.href} variant="gold">
                  {words.button}
                </ButtonLink>
              </>
            }
            full={
              <ButtonLink href={full.href} variant="gold" className="mt-7">
                {full.button}
              </ButtonLink>
            }
          />
          <p className="mt-6 text-small text-slate-93">
            {say(words.claim)} <SampleTagOf item={promotion.claim} />
          </p>
        </div>
        <Places open={receipt} full={<TakenSign />} />
      </div>
      <HoldPaint after="hero" />
    </section>
  );
}

/** Only a script knows the visitor's day: without one the page says when the offer holds, and counts nothing. */
function Timing({ words, figures }: { words: TimingWords; figures: Figures }) {
  return (
    <>
      <noscript>
        <p className="my-7 max-w-[34em] text-slate-93">
          <PromotionText text={words.withoutClock} figures={figures} />
        </p>
      </noscript>
      {/* Under the screen over an ended promotion nothing counts, so nothing wakes. */}
      <div data-js-only className="[html[data-promo=ended]:not([data-promo-kept])_&]:hidden">
        <Island name="countdown" look="plates" />
        <p className="-mt-3 mb-7 text-slate-93">
          <PromotionText text={words.ends} figures={figures} />{' '}
          <b className="text-white">
            <PromotionText text={words.places} figures={figures} />
          </b>
        </p>
      </div>
    </>
  );
}

type PromotionHeroProps = {
  words: { title: string; lede: string; button: string; href: string; claim: string };
  /** In their place once all places are taken: then there is nothing to count and no sum. */
  full: { lede: string; button: string; href: string };
  /** Until when, and how many places are left. */
  timing: TimingWords;
  figures: Figures;
  trail: Crumb[];
  receipt: ReactNode;
};

type TimingWords = { ends: string; withoutClock: string; places: string };
