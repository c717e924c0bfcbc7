import { expect, test } from 'vitest';
import { isId, newId } from './ids';
import { escapeHtml, toScriptJson, toSingleLine, truncate } from './text';

test('a header value keeps one line and loses controls and direction overrides', () => {
  expect(toSingleLine('Ann\r\nBcc: all@x.test\u202egnp')).toBe('Ann Bcc: all@x.test gnp');
});

test('text in a script element cannot end it', () => {
  expect(toScriptJson({ name: '</script><b>' })).toBe('{"name":"\\u003c/script>\\u003cb>"}');
});

test('markup is shown as text', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
});

test('an ellipsis stands only where something was cut', () => {
  expect(truncate('abc', 3)).toBe('abc');
  expect(truncate('abcd', 3)).toBe('abc...');
});

test('ids are unlike each other and recognized', () => {
  const ids = new Set(Array.from({ length: 1_000 }, newId));
  expect(ids.size).toBe(1_000);
  expect([...ids].every(isId)).toBe(true);
  expect(isId('../../etc/passwd')).toBe(false);
});
