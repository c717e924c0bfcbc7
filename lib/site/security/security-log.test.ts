import { expect, test } from 'vitest';
import { MINUTE_MS } from '@/lib/site/time';
import { securityLog } from './security-log';

function aLog() {
  const time = { now: 10 * MINUTE_MS };
  const lines: [string, string, Record<string, unknown>][] = [];
  const note = securityLog({
    log: (...line) => lines.push(line),
    clock: { now: () => time.now },
    findSecret: () => 'a key of the tests',
  });
  return { time, lines, note, events: () => lines.map(([, event]) => event) };
}

test('a subject gets one line a minute for each event, and the next minute says how many were left out', () => {
  const { note, events, lines, time } = aLog();
  const ana = { address: '203.0.113.7', account: 'a1' };
  for (let times = 0; times < 5; times += 1) note('customer_password_wrong', ana);
  note('customer_password_right', ana);
  note('customer_password_wrong', { ...ana, account: 'a2' });
  expect(events()).toEqual(['customer_password_wrong', 'customer_password_right', 'customer_password_wrong']);
  time.now += MINUTE_MS;
  note('customer_password_wrong', ana);
  expect(events().slice(3)).toEqual(['security_lines_left_out', 'customer_password_wrong']);
  expect(lines[3]?.[2]).toEqual({ of: 'customer_password_wrong', count: 4 });
});

test('a flood from many addresses writes 100 lines of its event a minute, and holds up no other event', () => {
  const { note, events, lines, time } = aLog();
  for (let host = 0; host < 500; host += 1)
    note('order_key_unknown', { address: `host-${host}`, where: 'receipt' });
  note('access_refused', { address: 'host-1', where: 'account' });
  expect(events()).toHaveLength(101);
  expect(events().at(-1)).toBe('access_refused');
  time.now += MINUTE_MS;
  note('access_refused', { address: 'host-1', where: 'account' });
  expect(lines[101]?.[2]).toEqual({ of: 'order_key_unknown', count: 400 });
});

test('a line holds a keyed hash and never the address; what went well is no warning', () => {
  const { note, lines } = aLog();
  note('customer_password_right', { address: '203.0.113.7', account: 'a1' });
  note('post_refused', { address: '203.0.113.7', where: 'order', status: 429 });
  const from = expect.stringMatching(/^[\w-]{16}$/);
  expect(lines).toEqual([
    ['info', 'customer_password_right', { account: 'a1', from }],
    ['warn', 'post_refused', { where: 'order', status: 429, from }],
  ]);
  expect(lines[0]?.[2]['from']).toBe(lines[1]?.[2]['from']);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
});
