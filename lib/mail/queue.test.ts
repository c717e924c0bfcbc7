import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computingMs } from '@/tests/support/computing-time';
import { findRepeatId, toRepeatKey } from './outgoing-mail';
import { mailboxOf } from './queue';

test.each([
  ['target+1@example.com', 'target@example.com'],
  ['Target@Example.COM', 'target@example.com'],
  [' target@example.com. ', 'target@example.com'],
  ['t.a.r.get+x+y@gmail.com', 'target@gmail.com'],
  ['target@googlemail.com', 'target@gmail.com'],
  ['ta-r_get@pm.me', 'target@proton.me'],
  ['ana@BÜRO.example', 'ana@xn--bro-hoa.example'],
  ['ana@xn--bro-hoa.example', 'ana@xn--bro-hoa.example'],
  ['t.arget@example.com', 't.arget@example.com'],
  ['+only@example.com', '+only@example.com'],
])('%s is counted as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

const name = fc.stringMatching(/^[a-z0-9]{1,20}$/);
const tag = fc.stringMatching(/^(?:\+[a-z0-9.+]{0,10})?$/);
const gmail = fc.constantFrom('gmail.com', 'googlemail.com', 'GMail.com', 'gmail.com.');

test('no tag, dot, case or second domain gives a Gmail mailbox another name', () => {
  fc.assert(
    fc.property(name, tag, gmail, fc.infiniteStream(fc.boolean()), (typed, suffix, domain, coins) => {
      const flip = () => coins.next().value;
      const spelled = Array.from(typed, (letter, index) => {
        const cased = flip() ? letter.toUpperCase() : letter;
        return index > 0 && flip() ? `.${cased}` : cased;
      }).join('');
      expect(mailboxOf(`${spelled}${suffix}@${domain}`)).toBe(`${typed}@gmail.com`);
    }),
  );
});

test('two names stay two mailboxes, and the name of a mailbox is its own', () => {
  const local = fc.stringMatching(/^[a-z0-9]{1,20}(?:\.[a-z0-9]{1,5})?$/);
  const domain = fc.constantFrom('gmail.com', 'proton.me', 'example.com', 'büro.example');
  fc.assert(
    fc.property(local, local, domain, (first, second, at) => {
      const [one, other] = [mailboxOf(`${first}@${at}`), mailboxOf(`${second}@${at}`)];
      const hasDots = at === 'gmail.com' || at === 'proton.me';
      const isSame = hasDots ? first.replace('.', '') === second.replace('.', '') : first === second;
      expect(one === other).toBe(isSame);
      expect(mailboxOf(one)).toBe(one);
    }),
  );
});

test('any text has a name, in time that grows with its length alone', () => {
  fc.assert(fc.property(fc.string(), text => mailboxOf(text).includes('@')));
  expect(computingMs(() => mailboxOf(`${'+.'.repeat(50_000)}@gmail.com`))).toBeLessThan(1_000);
});

test('a mail sent again has its first key with the latest repeat, and each key tells its own', () => {
  const again = toRepeatKey('lead-notify/1', 'one');
  expect([again, toRepeatKey(again, 'two')]).toEqual(['lead-notify/1/again-one', 'lead-notify/1/again-two']);
  expect(['lead-notify/1', again].map(findRepeatId)).toEqual([null, 'one']);
});
