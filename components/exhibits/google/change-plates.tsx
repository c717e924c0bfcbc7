import type { Change } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';
import './change-plates.css';

/**
 * The same six things without us and with us, with a switch plate between the two. The choice above turns all plates.
 * On a wide screen both sides stay in sight; on a phone it's the side that is chosen.
 */
export function ChangePlates({ caption, rows }: { caption: string; rows: readonly Change[] }) {
  const { thing, before, after, choose } = googleHub.labels.change;
  return (
    <fieldset className="change-plates">
      <legend className="font-display text-label font-[750]">{caption}</legend>
      <div className="change-choice print:hidden">
        {[before, after].map((side, index) => (
          <label key={side}>
            <input type="radio" name="change" aria-label={`${choose} ${side}`} defaultChecked={index === 1} />
            {side}
          </label>
        ))}
      </div>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{thing}</th>
            <th scope="col">{before}</th>
            <th scope="col" aria-hidden="true" />
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.thing}>
              <th scope="row">{row.thing}</th>
              <td>{row.before}</td>
              <td aria-hidden="true">
                <i />
              </td>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
