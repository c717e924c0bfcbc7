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
