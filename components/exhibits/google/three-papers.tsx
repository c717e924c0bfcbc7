import { Bar } from '@/components/exhibits/bars';
import { Sheet } from '@/components/ui/sheet';
import { threePapers as board } from '@/content/google-services/documents/three-papers';
import { Cap, Document, RedRemark, type DocumentProps } from './document';

/** Three papers at the top, each with a cord down to the one page below. */
export function ThreePapers({ marks }: DocumentProps) {
  const [papers, rows, words] = marks;
  return (
    <Document>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {board.papers.map(({ name, what, kind, values }, index) => (
          <Sheet key={name} as="li" className={`px-6 pt-6 pb-4 text-small/snug ${PAPERS[index]}`}>
            <Cap className="mb-1 text-body">{name}</Cap>
            <p>{`${what}, ${kind}`}</p>
            <p className="mt-2 font-display font-[750]" aria-hidden="true">
              {values.map(format).join(' · ')}
            </p>
          </Sheet>
        ))}
      </ul>
      <RedRemark {...papers} className="self-center" />
      <Cords />
      <Sheet as="section" className="px-inset pt-8 pb-6">
        <Cap className="mb-4 text-figure">{board.title}</Cap>
        <table className="w-full text-left leading-snug font-[650] tabular-nums">
          <thead>
            <tr>
              <th scope="col" className={`soft text-small ${CELL}`}>
                {board.head}
              </th>
              {board.papers.map(({ what }) => (
                <th key={what} scope="col" className={`soft text-small ${CELL}`}>
                  {what}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.shops.map((shop, row) => (
              <tr key={shop} className="border-t border-line">
                <th scope="row" className={CELL}>
                  {shop}
                </th>
                {board.papers.map(({ what, values }) => (
                  <td key={what} className={`w-1/4 ${CELL}`}>
                    <b className="mb-1 block font-display text-label font-extrabold">
                      {format(values[row] ?? 0)}
                    </b>
                    <Bar
                      value={values[row] ?? 0}
                      most={Math.max(...values)}
                      look={row === board.shops.length - 1 ? 'red' : 'pale'}
                      className="h-3.5"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <RedRemark {...rows} className="self-center" />
      <Sheet as="section" className="bg-marigold px-inset py-6 lg:pr-[84px]">
        <Cap className="mb-1 text-label">{board.noteTitle}</Cap>
        <p>{board.note}</p>
        <p className="font-(family-name:--font-hand) text-label text-plate italic">{board.by}</p>
      </Sheet>
      <RedRemark {...words} className="self-center" />
    </Document>
  );
}

function Cords() {
  return (
    <svg
      viewBox="0 0 816 84"
      preserveAspectRatio="none"
      className="-my-1 h-[84px] w-full fill-none stroke-pin-fixed"
      strokeWidth="5"
      strokeLinecap="round"
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

const PAPERS = ['bg-stone-96 -rotate-[1.6deg]', 'rotate-[.8deg]', 'squared rotate-[1.4deg]'] as const;
const CELL = 'pt-2 pr-2 pb-3 font-[650] sm:pr-6';
