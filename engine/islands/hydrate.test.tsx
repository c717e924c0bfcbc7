// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { hydrate } from './hydrate';
import { placeOf } from './place-of';

test('a press while React takes over does not make it hurry', async () => {
  const isAwake = vi.fn<() => void>();
  function Part() {
    useEffect(isAwake, []);
    return <button type="button">Open</button>;
  }
  const island = document.createElement('div');
  island.innerHTML = '<button type="button">Open</button>';
  document.body.replaceChildren(island);
  const awake = hydrate(island, Part);
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    island.firstElementChild?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  expect(isAwake).not.toHaveBeenCalled();
  await awake;
  expect(isAwake).toHaveBeenCalledOnce();
});

test('the component learns of a choice that is made while React takes over', async () => {
  const chosen = vi.fn<(value: string) => void>();
  function Part() {
    const [value, setValue] = useState('100');
    const choose = (next: string) => (setValue(next), chosen(next));
    return ['100', '125'].map(size => (
      <input key={size} type="radio" name="size" checked={value === size} onChange={() => choose(size)} />
    ));
  }
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Part />);
  document.body.replaceChildren(island);
  const awake = hydrate(island, Part);
  const other = island.querySelector<HTMLInputElement>('input:last-of-type');
  other?.click();
  await awake;
  await vi.waitFor(() => expect(chosen.mock.calls).toEqual([['125']]));
  expect(other?.checked).toBe(true);
});

test.each([
  ['translated', (page: HTMLElement) => translate(page)],
  [
    'given an icon by a password manager',
    (page: HTMLElement) => {
      for (const field of page.querySelectorAll('input'))
        field.after(document.createElement('com-manager-icon'));
    },
  ],
])('a page that was %s keeps what is typed, the caret and the press', async (_name, change) => {
  // React says that the page is not as it was sent, and goes on.
  const told = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', told);
  const sent = vi.fn<(email: string, isKept: boolean) => void>();
  function Part() {
    const [form, setForm] = useState({ email: '', isKept: false });
    return (
      <form>
        <label>
          Email{' '}
          <input
            name="email"
            value={form.email}
            onChange={e => setForm({ ...form, email: e.target.value })}
          />
        </label>
        <label>
          <input
            type="checkbox"
            name="keep"
            checked={form.isKept}
            onChange={e => setForm({ ...form, isKept: e.target.checked })}
          />
          Stay signed in
        </label>
        <button type="button" onClick={() => sent(form.email, form.isKept)}>
          Sign In
        </button>
      </form>
    );
  }
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Part />);
  document.body.replaceChildren(island);
  change(island);
  const email = island.querySelector<HTMLInputElement>('[name="email"]');
  const keep = island.querySelector<HTMLInputElement>('[name="keep"]');
  if (!email || !keep) throw new Error('The form has two fields');
  email.focus();
  email.value = 'ana@mill.test';
  email.setSelectionRange(3, 3);
  email.dispatchEvent(new Event('input', { bubbles: true }));
  keep.checked = true;
  const press = placeOf(document, find(island, 'button'));
  await hydrate(island, Part);
  const now = island.querySelector<HTMLInputElement>('[name="email"]');
  expect(now?.value).toBe('ana@mill.test');
  expect(document.activeElement).toBe(now);
  expect(now?.selectionStart).toBe(3);
  await vi.waitFor(() => {
    press()?.click();
    expect(sent).toHaveBeenLastCalledWith('ana@mill.test', true);
  });
  expect(told).toHaveBeenCalledOnce();
  removeEventListener('error', told);
});

/** As a browser's translator does: each text into elements of its own. */
function translate(page: HTMLElement): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(Object.assign(document.createElement('font'), { textContent: `¡${text.textContent}!` }));
  }
}

function find(island: HTMLElement, selector: string): HTMLElement {
  const element = island.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  return element;
}
