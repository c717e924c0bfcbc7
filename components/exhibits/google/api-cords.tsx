import { apiCords as cords } from '@/content/google-services/documents/api-cords';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** Calendar, site and sheet, joined by two cords that say what passes through them. */
export function ApiCords({ marks }: DocumentProps) {
  const [asks, key, row] = marks;
  const { calendar, site, sheet } = cords;
  return (
    <div className="g-doc g-loose g-cords">
      <section className="diary">
        <div className="g-cap">{calendar.title}</div>
        <b>{calendar.day}</b>
        <ol>
          {calendar.hours.map(({ at, who, ...hour }) => (
            <li key={at} className={'isNew' in hour ? 'new' : undefined}>
              <span>{at}</span> {who}
            </li>
          ))}
        </ol>
      </section>
      <RedRemark {...asks} />
      <Cord labels={[cords.asks, cords.answers]} />
      <section className="browser overflow-hidden">
        <div className="g-cap">{site.title}</div>
        <b>{site.line}</b>
        <ul>
          {site.slots.map(slot => (
            <li key={slot} className={slot === site.chosen ? 'new' : undefined}>
              {slot}
            </li>
          ))}
        </ul>
        <p>{site.done}</p>
      </section>
      <RedRemark {...key} />
      <Cord labels={[cords.writes]} />
      <section className="rows">
        <div className="g-cap">{sheet.title}</div>
        <table>
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
              <tr key={cells[0]} className={index === sheet.rows.length - 1 ? 'new' : undefined}>
                {cells.map(cell => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <RedRemark {...row} />
    </div>
  );
}

/** A cord with its two plugs, hanging a little, and the labels tied to it. */
function Cord({ labels }: { labels: readonly string[] }) {
  return (
    <div className="cord">
      <svg viewBox="0 0 60 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M30 8C-24 44 84 76 30 112" vectorEffect="non-scaling-stroke" />
        <path d="M30 -4v18M30 106v18" className="plug" vectorEffect="non-scaling-stroke" />
      </svg>
      {labels.map(label => (
        <p key={label}>{label}</p>
      ))}
    </div>
  );
}
