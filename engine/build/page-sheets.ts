/** A cut sheet: the pages that it is for, and all that they had which decides about rules. */
export type Sheet = { kind: string; address: string; has: readonly string[] };

/** The address of the cut sheet that has every rule the page needs; undefined where none has. */
export function sheetFor(page: StyledPage, { sheets, sheetMark }: SheetSettings): string | undefined {
  const kind = kindOf(page, sheetMark);
  const sheet = sheets.find(one => one.kind === kind);
  if (!sheet) return undefined;
  const has = new Set(sheet.has);
  return needsOf(page.html).every(name => has.has(name)) ? sheet.address : undefined;
}

type SheetSettings = { sheets: readonly Sheet[]; sheetMark: string };

/** Pages of one kind have one sheet. */
export function kindOf({ route, html }: StyledPage, sheetMark: string): string {
  const marks = html.matchAll(new RegExp(`<[^>]*\\s${sheetMark}="([\\w-]+)"`, 'g'));
  return [route, ...Array.from(new Set(Array.from(marks, ([, value = '']) => value))).toSorted()].join(' ');
}

/** All that decides which rules a page needs: its classes, custom properties, islands and slots. */
export function needsOf(html: string): string[] {
  const page = html.replace(SCRIPTS, '');
  const classes = Array.from(page.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) => list);
  const others = page.match(/--[\w-]+|data-(?:island|name)="[^"]*"/g) ?? [];
  return Array.from(new Set([...classes.flatMap(list => list.split(/\s+/)), ...others]));
}

/** The not-found pages of all folders share a route, and so a sheet: none has the look of its folder. */
export type StyledPage = { route: string; html: string };

export const SCRIPTS = /<script[\s\S]*?<\/script>/g;
