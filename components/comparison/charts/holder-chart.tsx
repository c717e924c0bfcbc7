import type { HolderChart as Holders } from '@/content/comparisons/chart';

/** Who has what, as marks in a table: a coat on its hanger or the bare hanger, a key or nothing. */
export function HolderChart({ mark, words, head, columns, rows, total }: Holders & { total: string }) {
  return (
    <table className={`holders w-full table-fixed leading-tight holders-${mark}`}>
      <thead>
        <tr>
          <th className="pl-0 text-left" scope="col">
            {head}
          </th>
          {columns.map(({ name, isAgency }) => (
            <th key={name} scope="col" data-agency={isAgency || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, has }) => (
          <tr key={label}>
            <th className="pl-0 text-left font-semibold" scope="row">
              {label}
            </th>
            {columns.map(({ name, isAgency }, index) => (
              <td key={name} data-agency={isAgency || undefined}>
                <Mark kind={mark} isThere={has[index] === true} isAgency={isAgency} />
                <span className="sr-only">{has[index] ? words.has : words.lacks}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th
            className="pl-0 text-left border-0 border-t-2 border-t-ink font-display text-name/[1.2] font-extrabold"
            scope="row"
          >
            {total}
          </th>
          {columns.map(({ name, isAgency }, index) => (
            <td
              key={name}
              className="border-0 border-t-2 border-t-ink font-display text-name/[1.2] font-extrabold"
              data-agency={isAgency || undefined}
            >
              {rows.filter(({ has }) => has[index]).length}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Mark({ kind, isThere, isAgency }: { kind: Holders['mark']; isThere: boolean; isAgency: boolean }) {
  if (kind === 'key' && !isThere) return null;
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true" className={isAgency ? 'mark-agency' : 'mark-competitor'}>
      {isThere ? <path d={SHAPES[kind].full} className="mark-full" fillRule="evenodd" /> : null}
      <path d={SHAPES[kind].line} className="mark-line" />
    </svg>
  );
}

const HANGER = 'M32 9V5a4 4 0 1 1 4 4M32 9 11 22h42Z';
const SHAPES = {
  coat: {
    full: 'M24 14q8 4 16 0l12 6 7 22-8 2-5-13v13H18V31l-5 13-8-2 7-22Z',
    line: HANGER,
  },
  key: {
    full: 'M20 10a12 12 0 1 1 0 24 12 12 0 0 1 0-24Zm0 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm11 2h29v13h-6v-6h-6v4h-6v-4H31Z',
    line: '',
  },
} as const satisfies Record<Holders['mark'], { full: string; line: string }>;
