import { readStored, store } from '@/lib/site/browser';
import { parseJson } from '@/lib/site/text';

/** What the visitor has changed: a value by group name. What is not in it is as the site comes. */
export type Choices = Record<string, string>;

/** Where the choices are remembered, as JSON. The head script applies them before the first paint. */
export const ACCESSIBILITY_KEY = 'accessibility';

/** The groups that exist, for the head script and for reading what an older visit has stored. */
export const GROUPS = ['text', 'contrast', 'spacing', 'links', 'motion'] as const;

/** The remembered choices as they are stored; empty where nothing is, or storage is switched off. */
export function readChoices(): string {
  return readStored(ACCESSIBILITY_KEY) ?? '';
}

/** The choices in a stored text; nothing readable means none. */
export function parseChoices(stored: string): Choices {
  return onlyKnown(parseJson(stored));
}

export function applyChoices(choices: Choices): void {
  for (const group of GROUPS) {
    const value = choices[group];
    if (value === undefined) document.documentElement.removeAttribute(`data-a11y-${group}`);
    else document.documentElement.setAttribute(`data-a11y-${group}`, value);
  }
}

/** Where storage is switched off the choices hold for this page only. */
export function rememberChoices(choices: Choices): void {
  store(ACCESSIBILITY_KEY, Object.keys(choices).length === 0 ? null : JSON.stringify(choices));
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
