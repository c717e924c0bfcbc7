import { encodeRules } from '@/components/forms/form-rules';
import type { FormDefinition } from '@/lib/leads/form-definition';

/** A page with one form, as the server sends it. */
export function aForm(): HTMLFormElement {
  document.title = 'A page';
  document.body.innerHTML = `
    <p data-until-sent="test">Tell us who you are.</p><p data-until-sent="other">Another form.</p>
    <form id="test" action="/" method="post" data-toast="Thank you, all" data-failure="Something went wrong."
      data-unsent="Everything is still here.">
      <div data-error-summary hidden tabindex="-1"></div>
      <input type="hidden" name="form-name" value="test"><input type="hidden" name="submission-id">
      <input type="hidden" name="form-started-at">
      <label for="test-name">Name</label><input id="test-name" name="name" required aria-describedby="test-name-hint">
      <p id="test-name-error" data-error-for="name" hidden></p>
      <label for="test-email">Email</label><input id="test-email" name="email" type="email" required>
      <p id="test-email-error" data-error-for="email" hidden></p>
      <label for="test-website">Website</label><input id="test-website" name="website" type="url">
      <p id="test-website-error" data-error-for="website" hidden></p>
      <button type="submit" data-busy-label="Submitting..."><span data-label>Send</span></button>
      <div data-form-failure hidden><p data-form-failure-text></p></div>
    </form>
    <div data-thanks-for="test" hidden tabindex="-1"><template>Thank You<p data-thanks-message>This comes next.</p></template></div>
    <div data-thanks-for="test-late" hidden tabindex="-1">The promotion has ended.<p data-thanks-message></p></div>`;
  Element.prototype.scrollIntoView = () => {};
  const form = document.querySelector('form');
  if (!form) throw new Error('The fixture has a form');
  form.dataset['rules'] = encodeRules(definition, '{label} must be {max} characters or fewer');
  return form;
}

/** The same, with what is required typed in. */
export function aFilledForm(): HTMLFormElement {
  const form = aForm();
  field(form, 'name').value = 'Dana';
  field(form, 'email').value = 'dana@fern.example';
  return form;
}

/** As a press on its button does. */
export function submit(form: HTMLFormElement): void {
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

export function type(form: HTMLFormElement, name: string, value: string): void {
  field(form, name).value = value;
  field(form, name).dispatchEvent(new Event('input', { bubbles: true }));
}

export function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
  return found;
}

export function valueOf(form: HTMLFormElement, name: string): string {
  return field(form, name).value;
}

export function slot(form: HTMLFormElement, name: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(`[data-error-for="${name}"]`);
  if (!found) throw new Error(`No slot for ${name}`);
  return found;
}

export function button(form: HTMLFormElement): HTMLButtonElement {
  const found = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('No button');
  return found;
}

const definition: FormDefinition = {
  title: 'Test',
  fields: [
    {
      name: 'name',
      label: 'Name',
      rule: 'text',
      isRequired: true,
      missing: 'Enter your name',
      invalid: 'Enter your name',
    },
    {
      name: 'email',
      label: 'Email',
      rule: 'email',
      isRequired: true,
      missing: 'Enter your email address',
      invalid: 'Please enter a valid email address',
    },
    {
      name: 'website',
      label: 'Website',
      rule: 'web-address',
      isRequired: false,
      missing: 'Enter a website address',
      invalid: 'Enter a website address',
    },
  ],
  submit: { label: 'Send', busyLabel: 'Submitting...' },
  success: { title: 'Thank You', message: 'We have it' },
};
