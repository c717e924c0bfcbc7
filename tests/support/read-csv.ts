/** A strict reader of RFC 4180, written apart from the writer: anything that is not in the grammar throws. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    row.push(cell);
    at = end;
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) throw new Error('The last line does not end');
      continue;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`Neither a comma nor a line end at ${at}`);
    rows.push(row);
    row = [];
    at += 2;
  }
  return rows;
}

/**
 * The cells of a file as a spreadsheet takes them that expects `separator`: it never refuses a file. Quotes count at the
 * start of a cell only, and what follows the closing one belongs to the cell too.
 */
export function openInSpreadsheet(text: string, separator: ',' | ';' | '\t'): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    // A quote that is never closed takes all that follows.
    const quoted = /^"(?:[^"]|"")*(?:"|$)/.exec(text.slice(at))?.[0] ?? '';
    const start = at + quoted.length;
    let end = start;
    while (end < text.length && ![separator, '\r', '\n'].includes(text[end] ?? '')) end += 1;
    cells.push(quoted.replace(/^"|"$/g, '').replaceAll('""', '"') + text.slice(start, end));
    at = end + 1;
  }
  return cells;
}

function readPlain(text: string, start: number): [string, number] {
  const rest = text.slice(start);
  const cell = /^[^",\r\n]*/.exec(rest)?.[0] ?? '';
  return [cell, start + cell.length];
}

function readQuoted(text: string, start: number): [string, number] {
  const match = /^"((?:[^"]|"")*)"/.exec(text.slice(start));
  if (!match) throw new Error(`A quoted cell does not end, from ${start}`);
  return [(match[1] ?? '').replaceAll('""', '"'), start + match[0].length];
}
