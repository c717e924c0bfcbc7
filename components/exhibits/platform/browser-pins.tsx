import { Shop } from '@/components/drawings/shop';
import { TownMap } from '@/components/drawings/town-map';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { browserExhibit as words } from '@/content/exhibits/platform';
import { PinLabels, type PinLabel } from './pin-labels';

/** A florist's page in a browser frame, its five parts pinned with what each is for. */
export function BrowserPins({ labels }: { labels: readonly PinLabel[] }) {
  return (
    <Exhibit name="browser" className="browser-pins">
      <div className="browser paper day" aria-hidden="true">
        <p className="pinned-bar">
          <i />
          <i />
          <i />
          <span>{words.domain}</span>
        </p>
        <div className="pinned-head">
          <b>{words.shop}</b>
          <span className="pinned-call">
            <Mark n={4} />
            {words.call}
          </span>
        </div>
        <div className="pinned-hero">
          <div>
            <p className="pinned-title">
              <Mark n={1} />
              {words.headline}
            </p>
            <p data-sample="">{words.text}</p>
          </div>
          <Shop shop="florist" sky={372} className="pinned-shop" />
        </div>
        <div className="pinned-foot">
          <div>
            <TownMap seed={23} labels="none" view="180 128 360 190" pin={[360, 262]} className="pinned-map" />
            <p>
              <Mark n={2} />
              {words.hours}
            </p>
            <p>
              <Mark n={3} />
              {words.address}
            </p>
          </div>
          <div className="pinned-form">
            <p>
              <Mark n={5} />
              <b>{words.form}</b>
            </p>
            {words.fields.map(field => (
              <span key={field}>{field}</span>
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

function Mark({ n }: { n: number }) {
  return <i className="pin-mark">{n}</i>;
}
