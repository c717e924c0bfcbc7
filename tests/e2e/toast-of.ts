import type { Locator, Page } from '@playwright/test';

/** The Website Testing toast. */
export function toastOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Notifications' });
}
