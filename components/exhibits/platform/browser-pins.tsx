import { Shop } from '@/components/drawings/shop';
import { TownMap } from '@/components/drawings/town-map';
import { Exhibit } from '@/components/exhibits/exhibit';
import { Mark } from '@/components/exhibits/mark';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { browserExhibit as words } from '@/content/exhibits/platform';
import { PinLabels, type PinLabel } from './pin-labels';
import './platform.css';

/** A florist's page in a browser frame, its five parts pinned with what each is for. */
export function BrowserPins({ labels }: { labels: readonly PinLabel[] }) {
  return (
    <Exhibit name="browser" className="browser-pins grid gap-6 items-start lg:grid-cols-[1.6fr_1fr]">
      <div className="browser paper day" aria-hidden="true">
        <p className="pinned-bar flex gap-2 items-center py-2 px-4 bg-night-soft text-small/[1.35]">
          <i />
          <i />
          <i />
          <span className="flex-1 ml-2 py-[3px] px-3 rounded-panel bg-white">{words.domain}</span>
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-3 justify-between py-4 px-6 items-center bg-(--b-bottle) text-butter font-display text-label">
          <b>{words.shop}</b>
          <span className="inline-flex items-center py-1 pr-3 pl-2 rounded-sign bg-marigold text-ink-fixed text-small/[1.35] font-bold">
            <Mark className="mr-1" n={4} />
            {words.call}
          </span>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-3 justify-between py-4 px-6 items-end pb-0 bg-rose-94">
          <div className="flex-[1_1_12em] pb-6">
            <p className="mb-2 font-display text-figure/[1.05] font-extrabold">
              <Mark className="mr-1" n={1} />
              {words.headline}
            </p>
            <p data-sample="">{words.text}</p>
          </div>
          <Shop shop="florist" sky={372} className="flex-[0_0_190px] h-[270px]" />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-3 justify-between py-4 px-6">
          <div className="flex-[1_1_14em] leading-loose">
            <TownMap
              seed={23}
              labels="none"
              view="180 128 360 190"
              pin={[360, 262]}
              className="overflow-hidden h-30 mb-2 rounded-sign"
            />
            <p>
              <Mark className="mr-1" n={2} />
              {words.hours}
            </p>
            <p>
              <Mark className="mr-1" n={3} />
              {words.address}
            </p>
          </div>
          <div className="grid gap-2 content-start flex-[1_1_14em] leading-loose">
            <p>
              <Mark className="mr-1" n={5} />
              <b>{words.form}</b>
            </p>
            {words.fields.map(field => (
              <span
                key={field}
                className="py-1 px-3 border-[1.5px] border-pine-60 rounded-sign text-small/[2]"
              >
                {field}
              </span>
            ))}
          </div>
        </div>
      </div>
      <PinLabels labels={labels} />
      <figcaption className="exhibit-caption">
        {words.note} <SampleTag>{words.sample}</SampleTag>
      </figcaption>
    </Exhibit>
  );
}
