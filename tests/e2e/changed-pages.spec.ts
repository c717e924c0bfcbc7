import { routes } from '@/lib/site/routes';
import { holdBack, openPage } from './open-page';
/** What others do to a page before its islands wake: translators, password managers and writing aids. */
import { expect, test } from './test';

test.describe('a page that others have changed', () => {
  for (const [name, change] of [
    ['translated', translate],
    ['given icons beside its fields', addIcons],
  ] as const)
    test(`${name} keeps what is typed in its form, the focus and the caret`, async ({ page }) => {
      const arrive = await holdBack(page, '**/_page/react-*.js');
      await openPage(page, routes.contact());
      await page.evaluate(change);
      const field = page.locator('#contact-form-name');
      await field.click();
      await page.keyboard.type('Ana');
      arrive();
      await expect(page.locator('[data-island][data-awake]', { has: field })).toBeAttached();
      await expect(field).toBeFocused();
      await page.keyboard.type(' Ruiz');
      await expect(field).toHaveValue('Ana Ruiz');
    });

  test('sends what a password manager has filled in, with the press that woke the form', async ({ page }) => {
    await openPage(page, routes.signIn());
    await page.evaluate(addIcons);
    await page.evaluate(() => {
      for (const [id, value] of [
        ['signin-form-email', 'ana@mill.test'],
        ['signin-form-password', 'not the password'],
      ] as const) {
        const field = document.querySelector<HTMLInputElement>(`#${id}`);
        if (field) field.value = value;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    const sent = page.waitForRequest(request => request.method() === 'POST');
    await page.locator('#signin-form').getByRole('button', { name: 'Sign In' }).click();
    expect((await sent).postData()).toContain('ana@mill.test'.replace('@', '%40'));
  });
});

function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement?.closest('script, style, option, textarea')) continue;
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(Object.assign(document.createElement('font'), { textContent: text.textContent }));
  }
}

function addIcons(): void {
  for (const field of document.querySelectorAll('input, textarea'))
    field.after(document.createElement('com-manager-icon'));
}
