/** The page with its own scripts and style sheet in place of the framework's. */
export function withOwnFiles(html: string, { script, sheet }: PageFiles): string {
  return withOwnSheet(withPageScript(withWaits(html), script), sheet);
}

/**
 * Puts what a browser waits for in front of the style sheets, where scripts of the head find it: in the first page of a
 * process the framework writes it elsewhere, and a page must be the same each time.
 */
function withWaits(html: string): string {
  const waits = html.match(EXPECT) ?? [];
  return html.replace(EXPECT, '').replace('<link rel="stylesheet"', sheet => waits.join('') + sheet);
}

/** Addresses; without a `sheet` the page keeps the framework's. */
type PageFiles = { script: string; sheet: string | undefined };

/** The same for a page that is rendered per request. One that has the page script already stays as it is. */
export function renderedPage(html: string, script: string): string {
  return html.includes('<script src="/_next/') ? withPageScript(html, script) : html;
}

/** After how many seconds a page that shows how far something is comes again, with and without scripts; null for others. */
export function refreshOf(html: string): string | null {
  return / data-refresh="(\d{1,3})"/.exec(html)?.[1] ?? null;
}

/** Puts the page script in place of the framework's scripts, hints and hydration data. Why: docs/decisions/0013. */
export function withPageScript(html: string, script: string): string {
  return html
    .replace(FRAMEWORK, '')
    .replace('</head>', `<script type="module" src="${script}"></script></head>`);
}

/** Puts the page's own style sheet in place of the framework's first, and removes the others. */
export function withOwnSheet(html: string, sheet: string | undefined): string {
  if (sheet === undefined) return html;
  let isPlaced = false;
  return html.replace(STYLE_SHEETS, () => {
    const link = isPlaced ? '' : `<link rel="stylesheet" href="${sheet}"/>`;
    isPlaced = true;
    return link;
  });
}

const EXPECT = /<link rel="expect"[^>]*>/g;

/** The framework's style sheets in a page; the first group is the address. */
export const STYLE_SHEETS = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g;

// The framework escapes `</script>` inside its data, so the first closing tag is the end.
const FRAMEWORK = new RegExp(
  [
    /<script src="\/_next\/[^>]*><\/script>/,
    /<link rel="preload" as="script"[^>]*>/,
    /<script(?: nonce="[\w-]+")? id="_R_">[\s\S]*?<\/script>/,
    /<script(?: nonce="[\w-]+")?>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?<\/script>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
