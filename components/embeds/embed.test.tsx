// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HostedPolicy } from '@/components/documents/hosted-policy';
import { Embed } from './embed';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('its button loads the frame, which takes the button’s place and focus', () => {
  render(<Embed src="https://video.test/embed" title="Our film." />);
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load Our film' }));
  expect(frame()?.src).toBe('https://video.test/embed');
  expect(document.activeElement).toBe(frame());
  expect(screen.queryByRole('button')).toBeNull();
});

test('while the frame is on its way that is said; once it is there nothing is', () => {
  render(<Embed src="https://video.test/embed" title="Our film" />);
  fireEvent.click(screen.getByRole('button'));
  expect(statusText()).toBe('Loading Our film...');
  loadFrame();
  wait(60_000);
  expect(statusText()).toBe('');
});

test('in a dialog it is fetched on opening and removed on closing, and a frame that never loads is called late', async () => {
  render(
    <dialog>
      <Embed src="https://video.test/embed" title="Our film" />
    </dialog>,
  );
  expect(frame()).toBeNull();
  await setOpen('dialog', true);
  expect([frame()?.title, statusText()]).toEqual(['Our film', 'Loading Our film...']);
  wait(8_000);
  expect(statusText()).toMatch(/^This takes longer than it should\./);
  await setOpen('dialog', false);
  expect([frame(), statusText()]).toEqual([null, '']);
  await setOpen('dialog', true);
  expect(statusText()).toBe('Loading Our film...');
  await setOpen('dialog', false);
  wait(60_000);
  expect(statusText()).toBe('');
});

test('the hosted copy of a policy is fetched when its fold opens, and stays', async () => {
  render(<HostedPolicy address="https://policies.test/1" heading="Terms" />);
  expect(frame()).toBeNull();
  expect(screen.getByRole('link', { hidden: true }).getAttribute('href')).toBe('https://policies.test/1');
  await setOpen('details', true);
  expect([frame()?.title, frame()?.getAttribute('sandbox')]).toEqual([
    'Terms, hosted copy',
    'allow-scripts allow-popups',
  ]);
  loadFrame();
  expect(screen.queryByRole('link')).toBeNull();
  await setOpen('details', false);
  expect(frame()).not.toBeNull();
});

test('a fold that was opened before its script came is not forgotten', () => {
  const policy = <HostedPolicy address="https://policies.test/1" heading="Terms" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(policy);
  document.body.append(container);
  container.querySelector('details')?.toggleAttribute('open', true);
  expect(frame()).toBeNull();
  render(policy, { container, hydrate: true });
  expect(frame()?.src).toBe('https://policies.test/1');
});

function frame(): HTMLIFrameElement | null {
  return document.querySelector('iframe');
}

function statusText(): string {
  return screen.getByRole('status', { hidden: true }).textContent;
}

function loadFrame(): void {
  const element = frame();
  if (element) fireEvent.load(element);
}

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

/** As a browser does it: the attribute, then what listens hears of it. */
async function setOpen(box: 'dialog' | 'details', isOpen: boolean): Promise<void> {
  await act(async () => {
    document.querySelector(box)?.toggleAttribute('open', isOpen);
    await vi.advanceTimersByTimeAsync(0);
  });
}
