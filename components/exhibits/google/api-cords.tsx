import { Sheet } from '@/components/ui/sheet';
import { apiCords as cords } from '@/content/google-services/documents/api-cords';
import { Cap, Document, RedRemark, type DocumentProps } from './document';

/** Calendar, site and sheet, joined by two cords that say what passes through them. */
export function ApiCords({ marks }: DocumentProps) {
  const [asks, key, row] = marks;
  const { calendar, site, sheet } = cords;
  return (
    <Document>
      <Sheet as="section" className={`${SHEET} rounded-sign border-t-16 border-(--b-enamel) -rotate-[.6deg]`}>
        <Cap className={TITLE}>{calendar.title}</Cap>
        <b className={LINE}>{calendar.day}</b>
        <ol>
          {calendar.hours.map(({ at, who, ...hour }) => (
            <li
              key={at}
              className={`grid grid-cols-[4em_1fr] border-t border-line p-2 ${'isNew' in hour ? NEW : ''}`}
            >
              <span>{at}</span> {who}
            </li>
          ))}
        </ol>
      </Sheet>
      <RedRemark {...asks} className="self-center" />
      <Cord labels={[cords.asks, cords.answers]} />
      <Sheet as="section" className={`${SHEET} max-w-[700px] rounded-card border-3 border-t-26 border-ink`}>
        <Cap className={TITLE}>{site.title}</Cap>
        <b className={LINE}>{site.line}</b>
        <ul className="my-3 flex flex-wrap gap-2">
          {site.slots.map(slot => (
            <li
              key={slot}
              className={`rounded-button border-2 px-4 py-2 ${slot === site.chosen ? NEW : 'font-[650]'}`}
            >
              {slot}
            </li>
          ))}
        </ul>
        <p>{site.done}</p>
      </Sheet>
      <RedRemark {...key} className="self-center" />
      <Cord labels={[cords.writes]} />
      <Sheet as="section" className={`${SHEET} rotate-[.5deg] border-t-16 border-pine-46`}>
        <Cap className={TITLE}>{sheet.title}</Cap>
        <table className="w-full text-left [&_:is(td,th)]:border [&_:is(td,th)]:border-pine-84 [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1">
          <thead>
            <tr>
              {sheet.head.map(cell => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((cells, index) => (
              <tr key={cells[0]} className={index === sheet.rows.length - 1 ? NEW : undefined}>
                {cells.map(cell => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <RedRemark {...row} className="self-center" />
    </Document>
  );
}

/** A cord with its two plugs, hanging a little, and the labels tied to it. */
function Cord({ labels }: { labels: readonly string[] }) {
  return (
    <div className="flex min-h-[132px] flex-wrap items-center gap-x-4 gap-y-2 pl-sec">
      <svg
        viewBox="0 0 60 120"
        preserveAspectRatio="none"
        className="cord absolute inset-y-0 h-full w-[60px] overflow-visible fill-none stroke-(--on-wood) stroke-9"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M30 8C-24 44 84 76 30 112" vectorEffect="non-scaling-stroke" />
        <path
          d="M30 -4v18M30 106v18"
          className="stroke-(--b-brass) stroke-22"
          strokeLinecap="butt"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {labels.map(label => (
        <p
          key={label}
          className="cord-label relative rounded-edge py-2 pr-4 pl-6 leading-snug font-[650] shadow-near"
        >
          {label}
        </p>
      ))}
    </div>
  );
}

const SHEET = 'ml-auto w-full max-w-[600px] px-inset py-6 leading-snug';
const TITLE = 'soft mb-1 text-small/snug';
const LINE = 'font-display text-name font-extrabold';
const NEW = 'bg-gold-90 font-bold';
