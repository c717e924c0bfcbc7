import { THEME_KEY } from '@/components/shell/stored-keys';

/**
 * Shows the remembered theme in the footer's switch, also after Back and after a choice in another tab, and applies and
 * remembers a new choice.
 */
export function startTheme(): void {
  show();
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[data-theme-switch]')) choose(target.value);
  });
}

function show(): void {
  const remembered = read();
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input'))
    input.checked = input.value === remembered;
}

function choose(choice: string): void {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice === 'system' && isSystemDark);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
    // The head script colors the browser's own bar.
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
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
