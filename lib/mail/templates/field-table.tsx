import type { CSSProperties } from 'react';
import { light } from './palette';
import { MailLink } from './parts';
import type { FieldRow } from '../field-rows';

/** A labeled table; `isSums` sets amounts of money to the right. Values are text: React escapes them, and only addresses that `toFieldRow` found safe are links. */
export function FieldTable({ rows, isSums = false }: { rows: readonly FieldRow[]; isSums?: boolean }) {
  return (
    <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} style={TABLE}>
      <tbody>
        {rows.map(row => (
          <tr key={row.label}>
            <th scope="row" className="soft cell" style={isSums ? SUM_LABEL : LABEL}>
              {row.label}
            </th>
            <td className="ink cell" style={isSums ? SUM : VALUE}>
              <FieldValue row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FieldValue({ row: { value, href } }: { row: FieldRow }) {
  if (href) return <MailLink href={href}>{value}</MailLink>;
  return value.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ));
}

const CELL: CSSProperties = {
  padding: '8px 0',
  borderBottom: `1px solid ${light.line}`,
  fontSize: 16,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
  wordBreak: 'break-word',
};
const LABEL: CSSProperties = { ...CELL, width: '34%', paddingRight: 16, fontWeight: 600, color: light.soft };
const VALUE: CSSProperties = { ...CELL, color: light.ink };
const SUM_LABEL: CSSProperties = { ...LABEL, width: '70%' };
const SUM: CSSProperties = {
  ...VALUE,
  textAlign: 'right',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};
const TABLE: CSSProperties = {
  width: '100%',
  margin: '0 0 16px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
};
