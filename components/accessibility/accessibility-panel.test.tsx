// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { accessibilityTools } from '@/content/accessibility-tools';
import { AccessibilityPanel } from './accessibility-panel';
import { ACCESSIBILITY_KEY } from './choices';

const html = document.documentElement;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name);
});

test('a choice is remembered at once, and applied when it has been painted', async () => {
  openPanel();
  choose('Text size', '125%');
  choose('Motion', 'Off');
  expect(localStorage.getItem(ACCESSIBILITY_KEY)).toBe('{"text":"125","motion":"off"}');
  expect(html.hasAttribute('data-a11y-text')).toBe(false);
  await vi.waitFor(() => expect(html.dataset).toMatchObject({ a11yText: '125', a11yMotion: 'off' }));
});

test('choosing what the site comes with leaves nothing behind', async () => {
  openPanel();
  choose('Text size', '125%');
  await vi.waitFor(() => expect(html.dataset).toHaveProperty('a11yText'));
  choose('Text size', '100%');
  await vi.waitFor(() => expect(html.dataset).not.toHaveProperty('a11yText'));
  expect(localStorage.getItem(ACCESSIBILITY_KEY)).toBeNull();
});

test('the panel of a later visit shows what was chosen, and keeps it beside a new choice', () => {
  localStorage.setItem(ACCESSIBILITY_KEY, '{"text":"125"}');
  openPanel();
  expect(chosen('Text size')).toBe('125%');
  expect(chosen('Motion')).toBe('On');
  choose('Links', 'Underlined');
  expect(localStorage.getItem(ACCESSIBILITY_KEY)).toBe('{"text":"125","links":"underlined"}');
});

test('reset forgets everything', async () => {
  openPanel();
  choose('Text size', '125%');
  await vi.waitFor(() => expect(html.dataset).toHaveProperty('a11yText'));
  fireEvent.click(screen.getByRole('button', { name: accessibilityTools.reset, hidden: true }));
  expect(chosen('Text size')).toBe('100%');
  await vi.waitFor(() => expect(html.dataset).not.toHaveProperty('a11yText'));
  expect(localStorage.getItem(ACCESSIBILITY_KEY)).toBeNull();
});

test('where storage is switched off a choice still holds for the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  openPanel();
  choose('Motion', 'Off');
  await vi.waitFor(() => expect(html.dataset).toMatchObject({ a11yMotion: 'off' }));
});

function openPanel(): void {
  render(<AccessibilityPanel id="tools" policyHref="/policy" />);
  document.querySelector('dialog')?.setAttribute('open', '');
}

function choose(group: string, option: string): void {
  fireEvent.click(radiosOf(group).find(radio => labelOf(radio) === option) ?? document.body);
}

function chosen(group: string): string | undefined {
  return radiosOf(group)
    .filter(({ checked }) => checked)
    .map(labelOf)
    .join();
}

function radiosOf(group: string): HTMLInputElement[] {
  return within(screen.getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('radio');
}

function labelOf(radio: HTMLInputElement): string {
  return radio.labels?.[0]?.textContent ?? '';
}
