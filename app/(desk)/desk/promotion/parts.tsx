import { readPromotionPlaces } from '@/app/(desk)/desk/promotion/queries';
import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import { promotion } from '@/content/promotion';
import { latestWindowAt, placesLeft, sitePromotionRule } from '@/lib/promotion';
import { newId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { getSite, type Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';

/** How many of the promotion's places are taken, and the buttons for sales that came without a lead. */
export async function PromotionPlaces() {
  const { places, taken, counted, leads, from, to } = await readPromotionPlaces(getSite());
  return (
    <div className="desk-halves">
      <DeskSection title="Promotion spots" id="spots">
        <div className="desk-panel">
          <p className="text-lede font-bold">
            {taken} of {places} are taken, {placesLeft({ places, claimed: taken })} are left.
          </p>
          <progress max={Math.max(places, 1)} value={taken} aria-label="Spots that are taken" />
          <Facts
            rows={[
              ['Begins', <Moment key="from" at={from} />],
              ['Ends', <Moment key="to" at={to} />],
              [
                'Promotion leads',
                <a
                  key="leads"
                  className="text-link"
                  href={`${serverRoutes.deskLeads()}?form=${promotion.formName}`}
                >
                  {leads} <span className="sr-only">{leads === 1 ? 'lead' : 'leads'}</span>
                </a>,
              ],
            ]}
          />
          <p className="soft">
            A promotion lead takes a spot when you set its status to won. The spot opens up again when the
            status changes. The pages show the new number within seconds.
          </p>
        </div>
      </DeskSection>
      <Deeds
        deeds={[
          {
            label: 'Sold by phone, with no lead here?',
            hint: 'It takes one spot. No price and no money changes.',
            button: (
              <PostButton action="place-take" hidden={[['place', newId()]]} variant="line">
                Count one sale
              </PostButton>
            ),
          },
          counted !== null && {
            label: 'Counted one too many?',
            hint: 'The spot that was counted last without a lead opens up again.',
            button: (
              <PostButton action="place-give-back" hidden={[['place', counted]]}>
                Undo the last one
              </PostButton>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Whether the promotion runs, or ended a month ago at most: its spots are part of the day then, and of the website otherwise. */
export function isPromotionNear({ env, now }: Pick<Site, 'env' | 'now'>): boolean {
  const { start, end } = latestWindowAt(sitePromotionRule(env), now());
  return now() >= start && now() < end + NEAR_MS;
}

const NEAR_MS = 31 * DAY_MS;
