import { readPromotionPlaces } from '@/app/(desk)/desk/promotion/queries';
import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, formatInstant } from '@/app/(desk)/desk/shell/parts';
import { latestWindowAt, placesLeft, sitePromotionRule } from '@/lib/promotion';
import { newId } from '@/lib/site/ids';
import { getSite, type Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';

/** How many of the promotion's places are taken, and the buttons for sales that came without a lead. */
export async function PromotionPlaces() {
  const { places, taken, counted, leads, from, to } = await readPromotionPlaces(getSite());
  return (
    <DeskSection title="Promotion spots">
      <p className="text-lede font-bold">
        {taken} of {places} are taken, {placesLeft({ places, claimed: taken })} are left.
      </p>
      <p className="mt-1">
        Between {formatInstant(from)} and {formatInstant(to)} {leads} promotion{' '}
        {leads === 1 ? 'lead' : 'leads'} arrived.
      </p>
      <p className="soft mt-1 max-w-[62em] text-small">
        A promotion lead takes a spot when you set its status to won. The spot opens up again when the status
        changes. The pages show the new number within seconds.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <p>Sold by phone, with no lead here?</p>
        <PostButton action="place-take" hidden={[['place', newId()]]} variant="line">
          Count one sale
        </PostButton>
        {counted === null ? null : (
          <PostButton action="place-give-back" hidden={[['place', counted]]}>
            Undo the last one
          </PostButton>
        )}
      </div>
    </DeskSection>
  );
}

/** Whether the promotion runs, or ended a month ago at most: its spots are part of the day then, and of the website otherwise. */
export function isPromotionNear({ env, now }: Pick<Site, 'env' | 'now'>): boolean {
  const { start, end } = latestWindowAt(sitePromotionRule(env), now());
  return now() >= start && now() < end + NEAR_MS;
}

const NEAR_MS = 31 * DAY_MS;
