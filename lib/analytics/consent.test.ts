// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isTagManagerLoaded, loadTagManager } from './consent';

afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  delete window.dataLayer;
});

test('the tag manager is loaded once, wherever the visitor has said yes', () => {
  history.replaceState(null, '', '/pricing?utm_source=mail');
  loadTagManager('GTM-ABC1234');
  loadTagManager('GTM-ABC1234');
  expect(document.scripts).toHaveLength(1);
  expect(isTagManagerLoaded()).toBe(true);
});

test.each(['/checkout', '/account', '/desk/orders', '/reset-password?token=abc', '/success?key=abc'])(
  'on %s it is not loaded: its tags could read the page and send its address on',
  address => {
    history.replaceState(null, '', address);
    loadTagManager('GTM-ABC1234');
    expect(isTagManagerLoaded()).toBe(false);
  },
);
