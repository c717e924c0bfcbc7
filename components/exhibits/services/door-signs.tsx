import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { reviewExhibit as words } from '@/content/exhibits/service-heroes';
import './door-signs.css';

/** Four door signs with what a customer wrote, one of them bad, and our reply hung under each. */
export function DoorSigns() {
  return (
    <Exhibit name="signs" className="mt-head pb-split">
      <ul className="wrap grid items-start gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-[1fr_1.25fr_1fr_1fr]">
        {words.signs.map(({ shop, stars, text, answer }) => (
          <li key={shop} className="relative xl:even:mt-6">
            <i className="review-string" />
            <blockquote
              className={`review-sign ${stars < 3 ? 'review-sign-bad' : ''} grid gap-2 rounded-sign p-6 text-center text-stone-96`}
            >
              <p className="font-[650]">{shop}</p>
              <p className="flex justify-center gap-1">
                <span className="sr-only">{stars} of 5 stars</span>
                {STARS.map(star => (
                  <Icon
                    key={star}
                    name="star"
                    className={`size-6 ${star <= stars ? 'fill-current text-marigold' : 'text-sheen forced-colors:text-[CanvasText]'}`}
                  />
                ))}
              </p>
              <p className="font-display text-lede/tight font-[750]">“{text}”</p>
            </blockquote>
            <Sheet className="review-reply mx-3 before:border-(--b-iron) dark:before:border-(--b-steel) mt-8 p-4 leading-snug">
              <p className="mb-1 text-small font-bold">{words.reply}</p>
              <p>{answer}</p>
            </Sheet>
          </li>
        ))}
      </ul>
      <p className="wrap mt-6">
        <SampleTag />
      </p>
    </Exhibit>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;
