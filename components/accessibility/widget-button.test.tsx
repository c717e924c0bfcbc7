// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WidgetButton } from './widget-button';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('nothing is loaded before the first click, and one script however often it is pressed', () => {
  const { press } = aButton();
  expect(script()).toBeNull();
  press();
  press();
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(script()?.src).toBe('https://widget.test/a.js');
});

test('it opens half a second after it has loaded, and at once on the next click', async () => {
  const { press, openWidget } = aButton();
  press();
  await fireScriptEvent(script(), 'load');
  await vi.advanceTimersByTimeAsync(499);
  expect(openWidget).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(openWidget).toHaveBeenCalledTimes(1);
  press();
  expect(openWidget).toHaveBeenCalledTimes(2);
  expect(isPanelOpen()).toBe(false);
});

test('our own panel replaces a widget that cannot be loaded, and the next click tries again', async () => {
  const { press } = aButton();
  press();
  await fireScriptEvent(script(), 'error');
  expect(isPanelOpen()).toBe(true);
  expect(script()).toBeNull();
  press();
  expect(script()).not.toBeNull();
});

test('our own panel also replaces a widget that is late; once loaded, the widget opens on the next click', async () => {
  const { press, openWidget } = aButton();
  press();
  const late = script();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(isPanelOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isPanelOpen()).toBe(true);
  await fireScriptEvent(late, 'load');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openWidget, 'not over what the visitor is using').not.toHaveBeenCalled();
  press();
  expect(openWidget).toHaveBeenCalledTimes(1);
});

test('a widget without the named function gives way too', async () => {
  const { press } = aButton('Widget.missing');
  press();
  await fireScriptEvent(script(), 'load');
  await vi.advanceTimersByTimeAsync(500);
  expect(isPanelOpen()).toBe(true);
});

function aButton(openFunction = 'Widget.open') {
  const openWidget = vi.fn<() => void>();
  vi.stubGlobal('Widget', { open: openWidget });
  render(
    <>
      <WidgetButton script="https://widget.test/a.js" openFunction={openFunction} panelId="tools">
        Accessibility Tools
      </WidgetButton>
      <dialog id="tools" />
    </>,
  );
  return { press: () => fireEvent.click(screen.getByRole('button')), openWidget };
}

function script(): HTMLScriptElement | null {
  return document.querySelector('script');
}

/** What the browser says of the script, and what follows from it before any time has passed. */
async function fireScriptEvent(element: HTMLScriptElement | null, event: 'load' | 'error'): Promise<void> {
  element?.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
}

function isPanelOpen(): boolean | undefined {
  return document.querySelector('dialog')?.open;
}
