import { StreetCrop } from '@/components/drawings/street-crop';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Sheet } from '@/components/ui/sheet';
import { profileExhibit as words } from '@/content/exhibits/service-heroes';
import './profile-card.css';

/** A business profile at twice its size: each field hung with who looks after it, and why. */
export function ProfileCard() {
  return (
    <Exhibit name="profile" className="wrap relative mt-head pb-split">
      <Sheet className="rounded-card pb-2 leading-snug lg:w-[560px]">
        <StreetCrop
          plan={[30, 'florist', 30]}
          sky={225}
          align="xMidYMid slice"
          className="day h-[210px] overflow-hidden rounded-t-card bg-slate-84 lg:h-[300px]"
        />
        <p className="px-6 pt-4 pb-2 font-display text-h2 font-extrabold lg:px-8">{words.name}</p>
        <dl>
          {words.rows.map(({ field, value, by, why }) => (
            <div key={field} className="relative border-t border-line px-6 py-3 lg:px-8">
              <dt className="soft text-small">{field}</dt>
              <dd>
                <span className="block text-label font-[650]">{value}</span>
                <span
                  className={`field-tag inline-block max-lg:mt-2 rounded-sign px-4 py-2 ${by === 'owner' ? 'bg-marigold' : 'field-agency text-stone-96'}`}
                >
                  <b className="mr-2 font-display font-extrabold">{words.by[by]}</b>
                  {why}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <figcaption className="mt-6 font-[650] lg:absolute lg:top-4 lg:right-gut lg:max-w-[480px] lg:font-display lg:text-name lg:leading-tight lg:font-[750] print:static!">
        {words.note} <SampleTag />
      </figcaption>
    </Exhibit>
  );
}
