import { contactPage } from '@/content/contact-page';
import { forms } from '@/content/forms';
import { leadForms } from '@/content/lead-forms';
import { leadReplies } from '@/content/lead-replies';
import { LEAD_FORM_NAMES, type FieldDefinition, type LeadFormName } from '@/lib/forms/define';
import { routes } from '@/lib/site/routes';
import { waitForMails } from './mailbox';
import { openPage } from './open-page';
import { expect, test, type Locator, type Page } from './test';

// Promises L8 and L14 (docs/leads.md), for every form that the site shows; with scripts in lead.spec.ts.
const FORMS = LEAD_FORM_NAMES.flatMap(name =>
  // It stands on a report, whose address has a token: checkup.spec.ts.
  name === 'checkup-report-form' ? [] : [[name, leadReplies[name].page] as const],
);

const INQUIRIES = forms['contact-form'].fields.find(field => field.name === 'inquiry')?.options ?? [];

/** How browsers and password managers tell whose data a field wants: by its kind, or by words in its name and label. */
const PERSONAL =
  /name|e-?mail|tel|phone|mobile|company|business|organi[sz]ation|address|street|city|state|zip|postal|country|url|website/i;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, path] of FORMS)
    test(`${name} comes back with its mistake named and every value kept, and is then thanked for`, async ({
      page,
    }) => {
      const email = anAddress();
      await page.goto(path);
      const form = page.locator(`#${name}`);
      await fill(form, name, 'not an address');
      await form.evaluate(element => element.setAttribute('novalidate', ''));
      const typed = await valuesOf(form);
      await sendExpecting(page, form, 422);
      await expect(page).toHaveTitle(/^Error: /);
      expect(await valuesOf(form)).toEqual(typed);
      await expect(form.locator('[data-error-summary] a')).toHaveText('Please enter a valid email address');
      await expect(page.locator(`#${name}-email`)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator(`#${name}-email-error`)).toBeVisible();
      await page.locator(`#${name}-email`).fill(email);
      await sendExpecting(page, form, 303);
      await expect(page).toHaveURL(new RegExp(`/thanks/${name}`));
      // A sign-up for the newsletter is no inquiry: only its confirmation goes out.
      await waitForMails(email, name === 'newsletter-form' ? 1 : 2);
    });
});

for (const javaScriptEnabled of [false, true])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}, the contact page`, () => {
    test.use({ javaScriptEnabled });

    test('is about what its address asks for', async ({ page }) => {
      for (const { value } of INQUIRIES) {
        await page.goto(routes.contact(value));
        await expect(page.locator('#contact-form-inquiry')).toHaveValue(value);
      }
      await page.goto(routes.contact('consultation'));
      const [call, message] = [page.locator('#consultation'), page.locator('#message')];
      expect((await call.boundingBox())?.x).toBeLessThan((await message.boundingBox())?.x ?? 0);
    });

    test('takes a place on the waiting list without a message', async ({ page }) => {
      await page.goto(routes.contact('waiting-list'));
      await expect(page.getByText(contactPage.waitingList)).toBeVisible();
      await page.locator('#contact-form-name').fill('Ann O’Neil');
      await page.locator('#contact-form-email').fill(anAddress());
      await page.locator('#contact-form button[type=submit]').click();
      await expect(
        page.getByRole('heading', { name: leadForms['contact-form'].successWhen.title }),
      ).toBeVisible();
    });

    test('asked for what it does not know is the plain page', async ({ page }) => {
      for (const inquiry of ['', 'nonsense', '"><script>', '__proto__']) {
        await page.goto(`/contact?inquiry=${encodeURIComponent(inquiry)}`);
        await expect(page.locator('#contact-form-inquiry')).toHaveValue('general');
        await expect(page.locator('[data-inquiry]')).toHaveCount(0);
      }
    });
  });

/** Those that ask for more of a person than one line. */
const PERSONAL_FORMS = FORMS.filter(([name]) => name !== 'questionnaire-form' && name !== 'newsletter-form');

for (const [name, path] of PERSONAL_FORMS)
  test(`${name}, filled at once by what fills forms for people, is nobody’s spam`, async ({ page }) => {
    // By this clock the promotion runs, and its page has no screen over it.
    await page.clock.setFixedTime(new Date('2026-07-10T12:00:00-04:00'));
    await openPage(page, path);
    const form = page.locator(`#${name}`);
    const email = anAddress();
    await fillAsBrowsersDo(form, email);
    await fill(form, name, email);
    await expect(form.locator('[name="office-fax"]')).toHaveValue('');
    await form.locator('button[type=submit]').click();
    await expect(page.locator(`[data-thanks-for="${name}"]`)).toBeVisible();
    await expect(page.locator(`[data-thanks-for="${name}"]`)).toBeFocused();
    await expect(page.locator(`[data-thanks-for="${name}"]`).locator('h2, h3').first()).toBeInViewport();
    const about = await page.locator(`[data-until-sent="${name}"]`).allTextContents();
    expect([about.length > 0, about.join('')], 'nothing is said any more about filling it in').toEqual([
      true,
      '',
    ]);
    const mails = await waitForMails(email, 2);
    expect(mails.filter(mail => mail.to.includes(email))).toHaveLength(1);
  });

/** Every field that a browser would take for one of a person's own, seen or not, gets a value within one moment. */
async function fillAsBrowsersDo(form: Locator, email: string): Promise<void> {
  const filled = await form.evaluate(
    (element, [pattern, address]) => {
      const personal = new RegExp(pattern ?? '', 'i');
      const inputs = Array.from(element.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])'));
      return inputs.filter(input => {
        const words = [
          input.name,
          input.id,
          input.autocomplete,
          input.placeholder,
          input.labels?.[0]?.textContent,
        ];
        const wants = input.type !== 'text' || personal.test(words.join(' '));
        if (!wants) return false;
        input.value =
          input.type === 'email' ? (address ?? '') : input.type === 'url' ? 'https://a.test' : '555 010 2030';
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      }).length;
    },
    [PERSONAL.source, email],
  );
  expect(filled, 'it recognizes the form').toBeGreaterThan(1);
}

/** Fills every field of the form by its definition, the last option of each list. */
async function fill(form: Locator, name: LeadFormName, email: string): Promise<void> {
  const fields: readonly FieldDefinition[] = forms[name].fields;
  for (const field of fields) {
    const control = form.locator(`[name="${field.name}"]`);
    if (field.rule === 'choice') await control.selectOption(field.options?.at(-1)?.value ?? '');
    else await control.fill(valueOf(field, email));
  }
}

function valueOf({ rule }: FieldDefinition, email: string): string {
  if (rule === 'email') return email;
  if (rule === 'phone') return '(555) 010-2030';
  if (rule === 'web-address') return 'https://cafe.test';
  return 'Ann O’Neil & "Söhne"';
}

async function valuesOf(form: Locator): Promise<Record<string, FormDataEntryValue>> {
  return form.evaluate(element =>
    element instanceof HTMLFormElement
      ? Object.fromEntries(Array.from(new FormData(element)).filter(([, value]) => typeof value === 'string'))
      : {},
  );
}

async function sendExpecting(page: Page, form: Locator, status: number): Promise<void> {
  const response = page.waitForResponse(answer => answer.request().method() === 'POST');
  await form.locator('button[type=submit]').click();
  expect((await response).status()).toBe(status);
}

function anAddress(): string {
  return `plain-${crypto.randomUUID()}@cafe.test`;
}
