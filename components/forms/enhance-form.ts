import { newId } from '@/lib/kernel/ids';
import type { FormEngine } from './form-engine';

/**
 * Makes a plain form nicer without being needed by it. It fills the hidden fields at once; the engine itself is
 * fetched on the first focus. A form that is sent before the engine has come waits for it, and when it cannot
 * come (a deploy, a dead line) the browser posts the form as it is. Calling it twice on one form does nothing.
 */
export function enhanceForm(form: HTMLFormElement): () => void {
  if (form.dataset['enhanced'] !== undefined) return () => {};
  form.dataset['enhanced'] = '';
  fillHiddenFields(form);
  const door = engineDoor(form);
  form.addEventListener('focusin', door.open);
  form.addEventListener('submit', door.submit);
  // Who was quicker than this script is in the form already, perhaps on the button.
  if (form.contains(document.activeElement)) door.open();
  return () => {
    form.removeEventListener('focusin', door.open);
    form.removeEventListener('submit', door.submit);
    door.close();
    delete form.dataset['enhanced'];
  };
}

function engineDoor(form: HTMLFormElement) {
  let engine: FormEngine | null = null;
  let loading: Promise<void> | null = null;
  let isPlain = false;

  function load(): Promise<void> {
    form.noValidate = true;
    loading ??= start();
    return loading;
  }

  async function start(): Promise<void> {
    try {
      const { startFormEngine } = await import('./form-engine');
      engine = startFormEngine(form);
    } catch {
      isPlain = true;
      form.noValidate = false;
    }
  }

  async function submit(): Promise<void> {
    await load();
    if (engine) engine.submit();
    else form.requestSubmit();
  }

  return {
    open: () => {
      if (!isPlain) void load();
    },
    submit: (event: SubmitEvent) => {
      if (isPlain) return;
      event.preventDefault();
      void submit();
    },
    close: () => {
      engine?.stop();
      form.noValidate = false;
    },
  };
}

function fillHiddenFields(form: HTMLFormElement): void {
  fillOnce(form, 'submission-id', newId());
  fillOnce(form, 'form-started-at', String(Date.now()));
}

function fillOnce(form: HTMLFormElement, name: string, value: string): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (field && !field.value) field.value = value;
}
