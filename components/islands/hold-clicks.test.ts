// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdClicks } from './hold-clicks';

let arrive: () => void;
let waits: Promise<void> | null;
const pressed = vi.fn<() => void>();

holdClicks(() => waits);

beforeEach(() => {
  vi.useFakeTimers();
  waits = new Promise(done => (arrive = done));
  document.body.innerHTML =
    '<button>Press</button><a href="#there">Go</a><form><button type="submit">Send</button></form>';
});

afterEach(() => {
  vi.useRealTimers();
  pressed.mockReset();
});

test('a press before its script has come is repeated when it has', async () => {
  find('button').addEventListener('click', pressed);
  find('button').click();
  expect(pressed).not.toHaveBeenCalled();
  await come();
  expect(pressed).toHaveBeenCalledOnce();
});

test('however often it is pressed meanwhile, it is repeated once', async () => {
  find('button').addEventListener('click', pressed);
  for (let press = 0; press < 3; press += 1) find('button').click();
  await come();
  expect(pressed).toHaveBeenCalledOnce();
  waits = null;
  find('button').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a press with nothing to wait for goes through', () => {
  waits = null;
  find('button').addEventListener('click', pressed);
  find('button').click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a form is sent after its script has come', async () => {
  const send = vi.fn<(event: Event) => void>(event => event.preventDefault());
  find('form').addEventListener('submit', send);
  find('form button').click();
  expect(send).not.toHaveBeenCalled();
  await come();
  expect(send).toHaveBeenCalledOnce();
});

test('a link leads where it leads at once', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a script that does not come leaves the plain HTML to answer', async () => {
  find('button').addEventListener('click', pressed);
  find('button').click();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(pressed).toHaveBeenCalledOnce();
});

async function come(): Promise<void> {
  arrive();
  await vi.advanceTimersByTimeAsync(0);
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
}
