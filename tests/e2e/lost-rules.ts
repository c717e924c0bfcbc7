import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform, type Selector } from 'lightningcss';
import { canMatch, listBuilt } from '#engine/build';

/** Classes that a document had, and the addresses of its style sheets. */
export type Worn = { sheets: string[]; classes: string[] };

/** The uncut style sheets' rules for the classes that documents had, where their own sheet has no such rule. */
export function findLostRules(worn: readonly Worn[]): string[] {
  const bySheet = new Map<string, Set<string>>();
  // A document that has an uncut sheet as well, as the tests of embeds make them, has lost nothing.
  for (const { sheets, classes } of worn.filter(note =>
    note.sheets.every(address => CUT_SHEET.test(address)),
  ))
    for (const sheet of sheets.map(address => basename(address)))
      bySheet.set(sheet, new Set([...(bySheet.get(sheet) ?? []), ...classes]));
  return Array.from(bySheet).flatMap(([sheet, classes]) => {
    const lost = missingIn(sheet).filter(({ selector }) => canMatch(selector, classes));
    return Array.from(new Set(lost.map(({ names }) => names)), names => `${sheet} lacks ${names}`);
  });
}

const missing = new Map<string, readonly NamedSelector[]>();

/** What the uncut sheets have and this cut one has not: worked out once for each sheet, because every test asks. */
function missingIn(sheet: string): readonly NamedSelector[] {
  const known = missing.get(sheet);
  if (known) return known;
  const present = classesIn(sheet);
  const lost = uncutSelectors()
    .filter(selectors => selectors.some(({ names }) => present.has(names)))
    .flatMap(selectors => selectors.filter(({ names }) => !present.has(names)));
  missing.set(sheet, lost);
  return lost;
}

type NamedSelector = { selector: Selector; names: string };

let uncut: readonly (readonly NamedSelector[])[] | undefined;

/**
 * The selectors with a class of each uncut sheet, from rules that do more than set custom properties: those go where
 * nothing reads them. A page uses only those sheets that its own sheet still has a rule of.
 */
function uncutSelectors(): readonly (readonly NamedSelector[])[] {
  return (uncut ??= uncutSheets().map(({ file }) => {
    const selectors: NamedSelector[] = [];
    transform({
      filename: 'uncut.css',
      code: readFileSync(file),
      visitor: {
        Rule: {
          style: ({ value }) => {
            const isRead = value.declarations?.declarations?.some(({ property }) => property !== 'custom');
            const named = value.selectors.map(selector => ({ selector, names: classesOf(selector) }));
            if (isRead) selectors.push(...named.filter(({ names }) => names !== ''));
          },
        },
      },
    });
    return selectors;
  }));
}

/** The classes of each selector in a cut style sheet. */
function classesIn(sheet: string): ReadonlySet<string> {
  const file = styleSheets().find(({ address }) => basename(address) === sheet)?.file;
  if (file === undefined) throw new Error(`The build has no ${sheet}`);
  const classes = new Set<string>();
  transform({
    filename: sheet,
    code: readFileSync(file),
    visitor: { Selector: selector => void classes.add(classesOf(selector)) },
  });
  return classes;
}

/** The classes that the selector names, without those of `:not()`. */
function classesOf(selector: Selector): string {
  const names = selector.flatMap(part => {
    if (part.type === 'class') return [`.${part.name}`];
    const isChoice =
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
    return isChoice ? part.selectors.map(classesOf).filter(name => name !== '') : [];
  });
  return names.join(' ');
}

export function uncutSheets(): { address: string; file: string }[] {
  return styleSheets().filter(({ address }) => !CUT_SHEET.test(address));
}

function styleSheets(): { address: string; file: string }[] {
  return listBuilt(join(import.meta.dirname, '../..')).files.filter(({ address }) =>
    address.endsWith('.css'),
  );
}

const CUT_SHEET = /\/styles-[0-9a-f]{8}\.css$/;
