import { THEME_KEY } from './stored-keys';

/** Shows the remembered theme in the switch and applies and remembers each new choice. Safe to attach twice. */
export function themeBehaviour(fieldset: HTMLElement): () => void {
  const remembered = read();
  for (const input of fieldset.querySelectorAll<HTMLInputElement>('input')) {
    input.checked = input.value === remembered;
  }
  fieldset.addEventListener('change', onChange);
  return () => fieldset.removeEventListener('change', onChange);
}

function onChange(event: Event): void {
  if (event.target instanceof HTMLInputElement) choose(event.target.value);
}

function choose(choice: string): void {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice === 'system' && isSystemDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage may be switched off; the choice then holds for this page only.
  }
}

function read(): string {
  try {
    return localStorage.getItem(THEME_KEY) ?? 'system';
  } catch {
    return 'system';
  }
}
