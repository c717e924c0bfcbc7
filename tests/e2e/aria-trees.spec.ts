import { routes } from '@/lib/site/routes';
import { IN_JULY, IN_MARCH, openPage } from './open-page';
import { TEMPLATES } from './site/templates';
/**
 * The accessibility tree of a page of each kind, as a screen reader walks it: roles, states, names of controls. All
 * other text is left out, so a reworded sentence changes nothing here. A failure prints the command that accepts the
 * change of this page alone; `npm run trees` accepts all. Read the difference.
 */
import { expect, test, type Page } from './test';

const TOGETHER = 8;

/** Names with commas between them: only these are looked at. */
const { TREES } = process.env;
const wanted = TREES?.split(',');
const PAGES = Object.entries(TEMPLATES).filter(([name]) => wanted?.includes(name) ?? true);
const PLACES = Object.entries({ header: 'body > header', footer: 'body > footer' }).filter(
  ([name]) => wanted?.includes(name) ?? true,
);

// A browser for each page would take longer than the pages themselves.
for (let from = 0; from < PAGES.length; from += TOGETHER)
  test(`the trees of the main parts from ${PAGES[from]?.[0]} on are the known ones`, async ({ page }) => {
    for (const [name, path] of PAGES.slice(from, from + TOGETHER)) {
      await page.clock.setFixedTime(path === routes.promotion() ? IN_JULY : IN_MARCH);
      await openPage(page, path);
      expect.soft(await treeOf(page, 'main'), acceptedBy(name)).toMatchSnapshot(`${name}.txt`);
    }
  });

for (const [place, selector] of PLACES)
  test(`the tree of the ${place} is the known one`, async ({ page }) => {
    await page.goto(routes.home());
    expect(await treeOf(page, selector), acceptedBy(place)).toMatchSnapshot(`${place}.txt`);
  });

function acceptedBy(name: string): string {
  return `the tree of ${name}; after a wanted change: npm run trees -- ${name}`;
}

async function treeOf(page: Page, selector: string): Promise<string> {
  const tree = await page.locator(selector).ariaSnapshot();
  return `${withoutFoundPages(tree.split('\n')).filter(isStructure).map(mask).join('\n')}\n`;
}

/** Which pages a search finds is not a question of its tree. */
function withoutFoundPages(lines: readonly string[]): string[] {
  const start = lines.findIndex(line => line.includes('- list "Search results"'));
  return start < 0 ? [...lines] : lines.slice(0, start + 1);
}

/** Leaves out the running text and the addresses, which other tests look at. */
function isStructure(line: string): boolean {
  return !/^\s*- (?:text|paragraph|strong|emphasis|time|code|mark|\/url)\b/.test(line);
}

/**
 * Years and dates differ from day to day, amounts with the price list. Only controls keep their words, of long ones the
 * beginning; of everything else it counts whether it has a name. What stands inside is text.
 */
function mask(line: string): string {
  return line
    .replace(/^(\s*- )'(.*)'/, '$1$2')
    .replace(/^(\s*- \w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*):.*$/, '$1')
    .replace(/(?<![-\d])20\d\d\b/g, 'YEAR')
    .replace(new RegExp(`\\b(?:${MONTHS}) \\d+`, 'g'), 'DAY')
    .replace(/\$\d[\d,]*(?:\.\d\d)?/g, 'AMOUNT')
    .replace(/"([^"]{60})[^"]*"/, '"$1…"')
    .replace(NAME_OF_OTHERS, '$1"…"');
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

const CONTROLS =
  'button|checkbox|combobox|link|menuitem|option|radio|searchbox|slider|spinbutton|switch|tab|textbox';
const NAME_OF_OTHERS = new RegExp(String.raw`^(\s*- (?!(?:${CONTROLS}) )\w+ )"(?:[^"\\]|\\.)*"`);
