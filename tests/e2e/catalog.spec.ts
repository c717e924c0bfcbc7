import { countText } from '@/components/portfolio/filter-words';
import { SAVED_KEY } from '@/components/questionnaire/saved-answers';
import { addOns } from '@/content/add-ons';
import { email as emailField } from '@/content/form-fields';
import { projectCategories, projects } from '@/content/portfolio';
import { portfolio } from '@/content/portfolio-page';
import { processSteps } from '@/content/process';
import { products } from '@/content/products';
import { questionnaire } from '@/content/questionnaire';
import { questionnaireForm } from '@/content/questionnaire-form';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { inDollars, listPrice } from '@/tests/support/price-list';
import { waitForMails } from './mailbox';
import { openPage } from './open-page';
/** What can be chosen on the marketing pages, with scripts and without: filters, groups, packages, questions. */
import { expect, test, type Locator, type Page } from './test';

const [category] = projectCategories;
const inCategory = projects.filter(project => project.category === category.id);
const [addOn] = addOns;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the portfolio shows the chosen kind of business, and all again', async ({ page }) => {
      await page.goto(routes.portfolio());
      await expectShown(page, 'All', projects.length);
      await filterButton(page, category.label).click();
      await expect(page).toHaveURL(`${routes.portfolio()}?category=${category.id}`);
      await expectShown(page, category.label, inCategory.length);
      await page.goBack();
      await expectShown(page, 'All', projects.length);
      await page.goForward();
      await expectShown(page, category.label, inCategory.length);
      await filterButton(page, 'All').click();
      await expectShown(page, 'All', projects.length);
    });

    test('an address that names a kind of business opens with it, and any other shows all', async ({
      page,
    }) => {
      await page.goto(`${routes.portfolio()}?utm_source=map&category=${category.id}`);
      await expectShown(page, category.label, inCategory.length);
      for (const { id, label } of projectCategories.slice(1)) {
        await page.goto(`${routes.portfolio()}?category=${id}`);
        await expectShown(page, label, projects.filter(project => project.category === id).length);
      }
      for (const unknown of ['', 'zeppelins', 'all', '__proto__', '"><script>']) {
        await page.goto(`${routes.portfolio()}?category=${encodeURIComponent(unknown)}`);
        await expectShown(page, 'All', projects.length);
      }
    });

    test('every row of the tiers can be read, behind its sign', async ({ page }) => {
      await page.goto(routes.pricing());
      const packages = page.getByRole('rowheader', { name: 'Basic Website Package', exact: true });
      const row = page.getByRole('rowheader', { name: 'Service connections', exact: true });
      await expect(row).toBeHidden();
      await page.getByRole('radio', { name: /^Websites/ }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(packages).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(packages).toBeHidden();
      for (const name of ['Service connections', 'Multivariate tests', 'Phone support', 'Response SLA'])
        await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    });

    test('an add-on goes with its plan to checkout', async ({ page }) => {
      await page.goto(routes.products());
      const builder = page.getByRole('form', { name: 'Your package' });
      const row = builder.getByRole('listitem').filter({ hasText: addOn.name });
      if (javaScriptEnabled) {
        await row.getByRole('button', { name: 'Add to Package' }).click();
        await expect(row.getByRole('button', { name: 'Add to Package' })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      } else await row.getByRole('checkbox').check();
      await builder.getByRole('button', { name: 'Continue to checkout' }).click();
      await expect(page).toHaveURL(url => url.searchParams.get('addOns') === addOn.id);
      // Without scripts checkout prices the choice.
      const amount = javaScriptEnabled ? toDecimal(listPrice('pro', [addOn.id]).first) : null;
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('plan'), searchParams.get('amount')]).toEqual(['pro', amount]);
      await expect(page.getByRole('main')).toContainText(addOn.name);
    });

    test('every question can be answered, and the answers arrive', async ({ page }) => {
      await openQuestions(page, javaScriptEnabled);
      const email = `owner-${String(javaScriptEnabled)}-${Date.now()}@shop.test`;
      for (const { field } of questionnaire.questions) {
        if (field === 'email') await page.locator('#questionnaire-form-email').fill(email);
        if (field === 'goal') await page.locator('#questionnaire-form-goal').selectOption('more-calls');
        if (!javaScriptEnabled || field === 'notes') continue;
        // The Enter key means next.
        if (field === 'email') await page.keyboard.press('Enter');
        else await page.getByRole('button', { name: 'Next' }).click();
      }
      await page.getByRole('button', { name: questionnaireForm.submit.label }).click();
      await expect(page.getByRole('main')).toContainText(questionnaireForm.success.title);
      if (javaScriptEnabled)
        expect(await page.evaluate(key => localStorage.getItem(key), SAVED_KEY)).toBeNull();
      await waitForMails(email, 1);
    });
  });

test('the chosen kind of business stands in the address, is announced, and outlives a visit to a project', async ({
  page,
}) => {
  await openPage(page, routes.portfolio());
  await filterButton(page, category.label).click();
  await expect(page).toHaveURL(`${routes.portfolio()}?category=${category.id}`);
  // The same choice again is no step that Back would take back.
  await filterButton(page, category.label).click();
  await expectShown(page, category.label, inCategory.length);
  await page.locator('.project:visible a').first().click();
  await expect(page).toHaveURL(/\/portfolio\/[a-z-]+$/);
  await page.goBack();
  await expectShown(page, category.label, inCategory.length);
  // The page was loaded again, and no one has come near the filter since.
  await page.goBack();
  await expectShown(page, 'All', projects.length);
  await filterButton(page, category.label).click();
  await expectShown(page, category.label, inCategory.length);
  await filterButton(page, 'All').click();
  await expect(page).toHaveURL(routes.portfolio());
});

test('each group of the tiers folds and unfolds on its own, where a link to them leads', async ({ page }) => {
  await openPage(page, `${routes.pricing()}#comparison`);
  const groups = page.locator('button[aria-controls^="tiers-"]');
  const row = page.getByRole('rowheader', { name: 'Service connections', exact: true });
  await groups.first().click();
  await expect(groups.first()).toHaveAttribute('aria-expanded', 'false');
  await expect(row).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Response SLA', exact: true })).toBeVisible();
  await groups.first().press('Enter');
  await expect(row).toBeVisible();
});

test('a package is remembered, summed up on the receipt, and add-ons are taken out again', async ({
  page,
}) => {
  await openPage(page, routes.products());
  const builder = page.getByRole('form', { name: 'Your package' });
  const buttons = builder.getByRole('button', { name: 'Add to Package' });
  await expect(buttons).toHaveCount(addOns.length);
  for (const [index, { name }] of addOns.entries())
    await expect(buttons.nth(index)).toHaveAccessibleDescription(name);
  const add = buttons.first();
  const remove = builder.getByRole('button', { name: `Remove ${addOn.name}` });
  await add.click();
  await expect(remove).toBeVisible();
  await expect(builder.getByRole('status')).toHaveText(`${addOn.name} is in your package.`);
  await add.click();
  await expect(remove, 'by its own button').toBeHidden();
  await add.click();
  await builder.getByRole('radio', { name: /^Premium/ }).check();
  await builder.getByRole('radio', { name: /^The website you have/ }).check();
  await page.reload();
  await expect(remove).toBeVisible();
  await expect(builder.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  await expect(builder.getByRole('radio', { name: /^The website you have/ })).toBeChecked();
  await expect(builder).toContainText(`Due today${inDollars(listPrice('premium', [addOn.id]).monthly)}`);
  await expect(builder).toContainText('Saved in this browser.');
  await remove.click();
  await expect(add).toHaveAttribute('aria-pressed', 'false');
  await expect(remove).toBeHidden();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError');
    };
  });
  await add.click();
  await expect(remove).toBeVisible();
  await expect(builder).not.toContainText('Saved in this browser.');
});

test('the questionnaire asks one thing at a time, leads back, and keeps the answers until they are sent', async ({
  page,
}) => {
  await openQuestions(page, true);
  const open = page.locator(OPEN);
  const next = page.getByRole('button', { name: 'Next' });
  const send = page.getByRole('button', { name: questionnaireForm.submit.label });
  const email = page.locator('#questionnaire-form-email');
  await expect(open).toHaveCount(1);
  await expect(page.getByText(progress(1))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(send).toBeHidden();
  await next.click();
  await expect(page.getByText(progress(2))).toBeVisible();
  await expect(email).toBeFocused();
  await next.click();
  await expect(page.locator('#questionnaire-form-email-error')).toHaveText(emailField.missing);
  await expect(email, 'the question stays open').toBeVisible();
  await email.fill('owner@shop.test');
  await page.reload();
  await expect(page.getByText(questionnaire.restoreNote)).toBeVisible();
  await expect(email).toHaveValue('owner@shop.test');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(open.locator('[name="name"]')).toBeVisible();
  for (let step = 2; step <= questionnaire.questions.length; step += 1) {
    await next.click();
    await expect(page.getByText(progress(step))).toBeVisible();
  }
  await expect(next).toBeHidden();
  const errors = [
    { name: 'email', message: 'This address bounces' },
    { name: 'businessWebsite', message: 'Enter a website address' },
  ];
  await page.route('/', route => route.fulfill({ status: 422, json: { errors } }));
  await send.click();
  await expect(email, 'the first question with an error opens').toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /website/i })
    .click();
  await expect(open.locator('[name="businessWebsite"]')).toBeVisible();
});

function progress(step: number): string {
  const { questions, progress: text } = questionnaire;
  return text.replace('{current}', String(step)).replace('{count}', String(questions.length));
}

/** The question that is open. */
const OPEN = '#questionnaire-form fieldset:visible';

async function openQuestions(page: Page, hasScripts: boolean): Promise<void> {
  await page.goto(routes.getStarted());
  if (hasScripts) await expect(page.locator(OPEN)).toHaveCount(1);
}

function filterButton(page: Page, name: string): Locator {
  const filter = page.getByRole('form', { name: portfolio.filter.legend });
  return filter.getByRole('button', { name, exact: true });
}

/** Only `choice` is pressed, `count` projects are shown, and that many are announced. */
async function expectShown(page: Page, choice: string, count: number): Promise<void> {
  await expect(page.locator('.project:visible')).toHaveCount(count);
  await expect(filterButton(page, choice)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main [aria-pressed="true"]')).toHaveCount(1);
  const status = page.getByRole('status', { name: portfolio.filter.legend });
  await expect(status).toHaveText(countText(count, projects.length));
}

test('each product says on its card what it is, and on its page what happens at each step', async ({
  page,
}) => {
  await page.goto(routes.products());
  for (const { description } of products)
    await expect(page.getByRole('main').getByText(description, { exact: true })).toBeVisible();
  await page.goto(routes.product(products[0].id));
  const steps = page.locator('.process-stops > li');
  await expect(steps).toHaveCount(processSteps.length);
  for (const [index, { title, description, alt }] of processSteps.entries()) {
    const step = steps.nth(index);
    await expect(step.getByRole('heading', { name: title })).toBeVisible();
    await expect(step.getByText(description)).toBeVisible();
    await expect(step.getByRole('figure', { name: alt }).locator('svg')).toBeVisible();
  }
});
