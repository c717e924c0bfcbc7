/**
 * Playwright's test for all specs. Each test also fails when a page that it opened, in any state it was in, has a class
 * whose rules the page's cut style sheet has lost.
 */
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { findLostRules, type Worn } from './lost-rules';
import { isDevelopment } from './ports';

export * from '@playwright/test';

export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    const worn: Worn[] = [];
    if (javaScriptEnabled ?? true) {
      await context.exposeBinding('noteClasses', (_source, note: Worn) => void worn.push(note));
      await context.addInitScript(noteEachClass);
    } else noteEachDocument(context, worn);
    await use(context);
    // In development sheets are whole, and have other names.
    if (isDevelopment) return;
    expect(findLostRules(worn), 'rules that the style sheets lack').toEqual([]);
  },
});

/** Where no script runs, a document stays as it came. */
function noteEachDocument(context: BrowserContext, worn: Worn[]): void {
  context.on('page', page =>
    page.on('domcontentloaded', () => {
      page.evaluate(readClasses).then(
        note => worn.push(note),
        // The test has left the page or ended.
        () => {},
      );
    }),
  );
}

function readClasses(): Worn {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const elements = document.querySelectorAll('[class]');
  return {
    sheets: Array.from(sheets, sheet => sheet.href),
    classes: [...new Set(Array.from(elements, element => [...element.classList]).flat())],
  };
}

/** Runs in the page: notes the classes of the document, and then each new one at once. */
function noteEachClass(): void {
  const known = new Set<string>();
  const note = (elements: Iterable<Element>) => {
    const classes = Array.from(elements, ({ classList }) => [...classList]).flat();
    const fresh = [...new Set(classes.filter(name => !known.has(name)))];
    if (fresh.length === 0) return;
    for (const name of fresh) known.add(name);
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    void window.noteClasses({ sheets: Array.from(sheets, sheet => sheet.href), classes: fresh });
  };
  const observer = new MutationObserver(changes => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'attributes'
        ? [target]
        : Array.from(addedNodes).flatMap(node =>
            node instanceof Element ? [node, ...node.querySelectorAll('[class]')] : [],
          ),
    );
    note(changed.filter(node => node instanceof Element));
  });
  document.addEventListener('DOMContentLoaded', () => {
    note(document.querySelectorAll('[class]'));
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });
}

declare global {
  interface Window {
    noteClasses: (note: Worn) => Promise<void>;
  }
}
