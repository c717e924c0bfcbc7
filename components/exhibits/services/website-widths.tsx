import { Shop } from '@/components/drawings/shop';
import { DrawnPicture } from '@/components/exhibits/drawn-picture';
import { Exhibit } from '@/components/exhibits/exhibit';
import { websiteExhibit as words } from '@/content/exhibits/service-heroes';

/** One bakery page at three widths, with the four things that visitors tap numbered alike. */
export function WebsiteWidths() {
  return (
    <Exhibit name="widths" className="wrap">
      <DrawnPicture
        label={words.label}
        className="mt-head grid items-end gap-6 sm:grid-cols-[258px_1fr] lg:grid-cols-[240px_minmax(0,.8fr)_minmax(0,1.3fr)]"
        isSample
      >
        {words.widths.map((width, index) => (
          <div key={width} className="min-w-0 sm:max-lg:nth-3:col-span-2">
            <MiniPage look={DEVICES[index] ?? DEVICES[2]} />
            <p className="mt-2 text-center font-[650]">{width}</p>
          </div>
        ))}
      </DrawnPicture>
      <ol className="mt-8 grid gap-x-8 gap-y-3 border-t-2 pt-6 leading-snug sm:grid-cols-2 lg:grid-cols-4">
        {words.marks.map(({ name, why }, index) => (
          <li key={name} className="flex gap-2">
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

function MiniPage({ look }: { look: (typeof DEVICES)[number] }) {
  const [call, open, directions, order] = words.marks;
  return (
    <div
      className={`grid overflow-hidden border-9 border-(--b-iron) bg-(--b-white) text-small/snug text-ink-fixed shadow-wall ${look.frame}`}
    >
      <div
        className={`flex items-center justify-between gap-2 bg-(--b-bottle) px-3 py-2 font-display leading-tight text-butter ${look.row}`}
      >
        <b>{words.shop}</b>
        <span className="inline-flex items-center gap-1 rounded-sign bg-marigold px-2 py-1 font-bold whitespace-nowrap text-ink-fixed">
          <Mark n={1} />
          {call.words}
        </span>
      </div>
      <Shop shop="coffee" className={`day overflow-hidden bg-slate-88 ${look.shop}`} sky={200} />
      <div className="p-3">
        <p className={`font-display text-name leading-none font-extrabold ${look.head}`}>{words.headline}</p>
        <p>{words.text}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-[650]">
          <span>
            <Mark n={2} />
            {open.words}
          </span>
          <span>
            <Mark n={3} />
            {directions.words}
          </span>
        </p>
        <span
          className={`mt-2 items-center justify-center gap-1 rounded-sign bg-pin-fixed px-2 py-1 font-bold text-white ${look.order}`}
        >
          <Mark n={4} look="bg-white text-pin-fixed" />
          {order.words}
        </span>
      </div>
      <ul
        className={`flex flex-wrap gap-x-4 gap-y-1 border-t-2 border-dashed border-shade px-3 py-2 ${look.row}`}
      >
        {words.prices.map(price => (
          <li key={price}>{price}</li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ n, look = 'bg-pin-fixed text-white' }: { n: number; look?: string }) {
  return (
    <i
      className={`mr-1 inline-grid size-6 flex-none place-items-center rounded-full font-display text-small/none font-extrabold not-italic ${look}`}
    >
      {n}
    </i>
  );
}

/** Phone, tablet and desk. */
const DEVICES = [
  {
    frame: 'mx-auto max-w-[258px] rounded-panel',
    shop: 'h-[150px] lg:h-[170px]',
    head: '',
    order: 'flex',
    row: '',
  },
  { frame: 'rounded-card', shop: 'h-[150px] lg:h-[200px]', head: '', order: 'flex', row: '' },
  {
    frame: 'grid-cols-2 rounded-t-button border-b-20',
    shop: 'order-1 min-h-[190px]',
    head: 'lg:text-title',
    order: 'inline-flex',
    row: 'col-span-2 last:order-2',
  },
] as const;
