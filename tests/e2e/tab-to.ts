import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, as often as anyone would, until the control has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await target.evaluate(element => element.ownerDocument.activeElement === element)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
