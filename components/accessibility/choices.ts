/** What the visitor has changed: a value by group name. What is not in it is as the site comes. */
export type Choices = Record<string, string>;

/** Where the choices are remembered, as JSON. The head script applies them before the first paint. */
export const ACCESSIBILITY_KEY = 'accessibility';

/** The groups that exist, for the head script and for reading what an older visit has stored. */
export const GROUPS = ['text', 'contrast', 'spacing', 'links', 'motion'] as const;

/** The remembered choices as they are stored; empty where nothing is, or storage is switched off. */
export function readChoices(): string {
  try {
    return localStorage.getItem(ACCESSIBILITY_KEY) ?? '';
  } catch {
    return '';
  }
}

/** The choices in a stored text; nothing readable means none. */
export function parseChoices(stored: string): Choices {
  try {
    return onlyKnown(JSON.parse(stored));
  } catch {
    return {};
  }
}

/** Applies `choices` to the page. */
export function applyChoices(choices: Choices): void {
  for (const group of GROUPS) {
    const value = choices[group];
    if (value === undefined) document.documentElement.removeAttribute(`data-a11y-${group}`);
    else document.documentElement.setAttribute(`data-a11y-${group}`, value);
  }
}

export function rememberChoices(choices: Choices): void {
  try {
    if (Object.keys(choices).length === 0) localStorage.removeItem(ACCESSIBILITY_KEY);
    else localStorage.setItem(ACCESSIBILITY_KEY, JSON.stringify(choices));
  } catch {
    // Storage may be switched off; the choices then hold for this page only.
  }
}

function onlyKnown(stored: unknown): Choices {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries: [string, unknown][] = Object.entries(stored);
  const known: readonly string[] = GROUPS;
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => known.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
