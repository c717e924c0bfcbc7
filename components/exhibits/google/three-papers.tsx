import { threePapers as board } from '@/content/google-services/documents/three-papers';
import { Bar } from './bar';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** Three papers at the top, each with a cord down to the one page below. */
export function ThreePapers({ marks }: DocumentProps) {
  const [papers, rows, words] = marks;
  return (
    <div className="g-doc g-loose g-feeds">
      <ul>
        {board.papers.map(({ name, what, kind, values }) => (
          <li key={name}>
            <div className="g-cap">{name}</div>
            <p>{`${what}, ${kind}`}</p>
            <p className="scrawl" aria-hidden="true">
              {values.map(format).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <RedRemark {...papers} />
      <Cords />
      <section className="page">
        <div className="g-cap">{board.title}</div>
        <table>
          <thead>
            <tr>
              <th scope="col">{board.head}</th>
              {board.papers.map(({ what }) => (
                <th key={what} scope="col">
                  {what}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.shops.map((shop, row) => (
              <tr key={shop}>
                <th scope="row">{shop}</th>
                {board.papers.map(({ what, values }) => (
                  <td key={what}>
                    <b>{format(values[row] ?? 0)}</b>
                    <Bar value={values[row] ?? 0} most={Math.max(...values)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <RedRemark {...rows} />
      <section className="words">
        <div className="g-cap">{board.noteTitle}</div>
        <p>{board.note}</p>
        <p className="signed">{board.by}</p>
      </section>
      <RedRemark {...words} />
    </div>
  );
}

function Cords() {
  return (
    <svg
      viewBox="0 0 816 84"
      preserveAspectRatio="none"
      className="cords"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M136 0C136 60 250 30 250 84" />
      <path d="M408 0V84" />
      <path d="M680 0C680 60 566 30 566 84" />
    </svg>
  );
}

function format(value: number): string {
  return value.toLocaleString('en-US');
}
