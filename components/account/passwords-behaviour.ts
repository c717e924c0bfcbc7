/**
 * Lets the visitor look at the passwords of the button's form. They are hidden again before the form is sent, so that
 * the browser treats them as passwords. Without scripts the button stays away. Safe to attach twice.
 */
export function passwordsBehaviour(button: HTMLButtonElement): () => void {
  const { form } = button;
  if (!form) return () => {};
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>('input[type="password"]'));
  const show = (isShown: boolean) => {
    for (const field of fields) field.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  const toggle = () => show(button.getAttribute('aria-pressed') !== 'true');
  const hide = () => show(false);
  button.toggleAttribute('data-asleep', false);
  button.addEventListener('click', toggle);
  form.addEventListener('submit', hide, { capture: true });
  return () => {
    hide();
    button.toggleAttribute('data-asleep', true);
    button.removeEventListener('click', toggle);
    form.removeEventListener('submit', hide, { capture: true });
  };
}
