import type { Page } from '@playwright/test';

/** WCAG 1.4.12: what a reader may set without losing anything. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** What goes wrong on an open page when its reader makes it larger, sets it wider or takes other colors. */
export async function findReadingFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // A window of 1280 px at 200% has room for 640.
  await page.setViewportSize({ width: 640, height: 450 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  faults.push(...(await sidewaysScroll(page, 'at 200%')));
  faults.push(...(await largeTextFaults(page)));
  await page.setViewportSize({ width: 640, height: 450 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // A change of the look lasts a frame, and colors that are still changing have no edge to judge.
  await page.waitForFunction(
    () =>
      matchMedia('(forced-colors: active)').matches &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  faults.push(...(await controlsWithoutEdge(page)).map(control => `forced colors: no edge: ${control}`));
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  // As a visitor's own style sheet comes: the page's policy allows no inline style.
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  faults.push(...(await sidewaysScroll(page, 'with wide text')));
  faults.push(...(await clippedTexts(page)).map(text => `with wide text: cut off: ${text}`));
  return faults;
}

/** WCAG 1.4.4: the browser's own text size, which widens the letters and leaves the window as it is. */
async function largeTextFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const [size, widths] of LARGE_TEXT) {
    await setSize(size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await sidewaysScroll(page, `with ${size} px text in ${width} px`)));
    }
  }
  await setSize(USUAL_TEXT_PX);
  await browser.detach();
  return faults;
}

const USUAL_TEXT_PX = 16;
const LARGE_TEXT = [
  [24, [1024, 320]],
  [32, [1440, 1280, 1024, 768, 390, 320]],
] as const;

/** What has an animation, though its reader asks for less motion: also one that has ended holds its element. */
export function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '',
      ),
  );
}

async function sidewaysScroll(page: Page, when: string): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${when}: scrolls sideways by ${overflow} px`] : [];
}

/** Buttons and fields that nothing sets apart from the page: neither a border, nor an outline, nor an underline. */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.btn, .input, main button'))
      .filter(control => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
      .filter(control => {
        const { borderTopWidth, outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(control);
        const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
        const isIconAlone = control.innerText.trim() === '';
        return (
          parseFloat(borderTopWidth) === 0 && !hasOutline && textDecorationLine === 'none' && !isIconAlone
        );
      })
      .map(control => `${control.className} '${control.innerText}'`),
  );
}

/** Texts that their box cuts off. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *'))
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        element =>
          element.childNodes.length > 0 &&
          element.closest('[aria-hidden="true"], svg, .sr-only, dialog') === null,
      )
      .filter(element =>
        Array.from(element.childNodes).some(node => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter(element => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isTooHigh = element.scrollHeight > element.clientHeight + 1;
        const isTooWide = element.scrollWidth > element.clientWidth + 1;
        return (isTooHigh && /hidden|clip/.test(overflowY)) || (isTooWide && /hidden|clip/.test(overflowX));
      })
      .map(element => element.outerHTML.slice(0, 100)),
  );
}
