import { DeskSection } from '@/components/desk/desk-section';
import { formatMoment } from '@/components/desk/moment';
import { PostForm } from '@/components/desk/post-form';
import { Button } from '@/components/ui/button';
import { deskWords } from '@/content/desk';
import { site as agency } from '@/content/site';
import { readPromotionPlaces } from '@/lib/desk/places';
import { newId } from '@/lib/site/ids';
import { fillText } from '@/lib/site/text';
import { placesLeft } from '@/lib/promotion';
import { getSite } from '@/lib/site/site';

/** How many of the promotion's places are taken, and the buttons for sales that came without a lead. */
export async function PromotionPlaces() {
  const { places, taken, counted, leads, from, to } = await readPromotionPlaces(getSite());
  const { home: words } = deskWords;
  return (
    <DeskSection title={words.places}>
      <p className="text-lede font-bold">
        {fillText(words.placesText, {
          taken: String(taken),
          places: String(places),
          left: String(placesLeft({ places, claimed: taken })),
        })}
      </p>
      <p className="mt-1">
        {fillText(words.placesLeads, {
          leads: String(leads),
          from: formatMoment(from, agency.timeZone),
          to: formatMoment(to, agency.timeZone),
        })}
      </p>
      <p className="soft mt-1 max-w-[62em] text-small">{words.placesHow}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <p>{words.placesSold}</p>
        <PostForm action="place-take" hidden={[['place', newId()]]}>
          <Button type="submit" variant="ink" size="sm">
            {words.placesTake}
          </Button>
        </PostForm>
        {counted === null ? null : (
          <PostForm action="place-give-back" hidden={[['place', counted]]}>
            <Button type="submit" variant="line" size="sm">
              {words.placesGiveBack}
            </Button>
          </PostForm>
        )}
      </div>
    </DeskSection>
  );
}
