import { Shop } from '@/components/drawings/shop';
import { DrawnPicture } from '@/components/exhibits/drawn-picture';
import { Exhibit } from '@/components/exhibits/exhibit';
import { websiteExhibit as words } from '@/content/exhibits/service-heroes';

/** One bakery page at three widths, with the four things that visitors tap numbered alike. */
export function WebsiteWidths() {
  return (
    <Exhibit name="widths" className="wrap">
      <DrawnPicture label={words.label} className="widths" isSample>
        {words.widths.map((width, index) => (
          <div key={width} className={`device ${DEVICES[index]}`}>
            <MiniPage />
            <p className="device-name">{width}</p>
          </div>
        ))}
      </DrawnPicture>
      <ol className="tap-list">
        {words.marks.map(({ name, why }, index) => (
          <li key={name}>
            <Mark n={index + 1} />
            <span>
              <b>{name}</b> {why}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="exhibit-caption">{words.note}</figcaption>
    </Exhibit>
  );
}

function MiniPage() {
  const [call, open, directions, order] = words.marks;
  return (
    <div className="mini">
      <div className="mini-bar">
        <b>{words.shop}</b>
        <span className="mini-call">
          <Mark n={1} />
          {call.words}
        </span>
      </div>
      <Shop shop="coffee" className="mini-shop day" sky={200} />
      <div className="mini-text">
        <p className="mini-head">{words.headline}</p>
        <p>{words.text}</p>
        <p className="mini-facts">
          <span>
            <Mark n={2} />
            {open.words}
          </span>
          <span>
            <Mark n={3} />
            {directions.words}
          </span>
        </p>
        <span className="mini-order">
          <Mark n={4} />
          {order.words}
        </span>
      </div>
      <ul className="mini-prices">
        {words.prices.map(price => (
          <li key={price}>{price}</li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ n }: { n: number }) {
  return <i className="tap-mark">{n}</i>;
}

const DEVICES = ['device-phone', 'device-tablet', 'device-desk'] as const;
