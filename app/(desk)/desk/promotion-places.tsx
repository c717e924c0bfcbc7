import { DeskSection } from '@/components/desk/desk-section';
import { formatMoment } from '@/components/desk/moment';
import { deskWords } from '@/content/desk';
import { site } from '@/content/site';
import { placesLeft } from '@/lib/promotion/promotion-window';
import { getDeskServices } from '@/lib/services';

/** How many of the promotion's places are taken, and where the figure is changed. */
export async function PromotionPlaces() {
  const { places, claimed, leads, from, to } = await getDeskServices().promotion();
  const { places: title, placesText, placesLeads, placesChange } = deskWords.home;
  return (
    <DeskSection title={title}>
      <p className="text-lede font-bold">
        {placesText
          .replace('{claimed}', String(claimed))
          .replace('{places}', String(places))
          .replace('{left}', String(placesLeft({ places, claimed })))}
      </p>
      <p className="mt-1">
        {placesLeads
          .replace('{leads}', String(leads))
          .replace('{from}', formatMoment(from, site.timeZone))
          .replace('{to}', formatMoment(to, site.timeZone))}
      </p>
      <p className="soft mt-1 max-w-[62em] text-small">{placesChange}</p>
    </DeskSection>
  );
}
