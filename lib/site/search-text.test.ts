import { expect, test } from 'vitest';
import { toSearchText, wordsOfSearch } from './search-text';

test.each([
  ['O’Neill', ["O'Neill", 'o’neill', 'ONEILL', 'O`Neill', 'O´Neill', 'oʼneill']],
  ["D'Angelo", ['d’angelo', 'dangelo']],
  ['Łukasz Bøe', ['lukasz', 'Łukasz', 'boe', 'BØE']],
  ['Đorđe', ['dorde', 'đorđe']],
  ['Weiß', ['weiss', 'WEISS', 'weiß']],
  ['Ægir Œuvre', ['aegir', 'oeuvre']],
  ['Kadıköy İSTANBUL', ['kadikoy', 'istanbul', 'KADIKÖY']],
  ['Nguyễn', ['nguyen', 'NGUYỄN']],
  ['José', ['jose', 'jose\u0301']],
  ['Smith–Jones', ['smith-jones', 'smith jones', 'Smith‑Jones']],
  ['Tra\u00adding\u200b Co', ['trading', 'Trading Co']],
  ['Ｓｈｏｐ', ['shop']],
  ['mia@bäckerei.example', ['mia@backerei.example', 'BÄCKEREI']],
  ['2125550142', ['555-0142', '(212) 555-0142', '+1 212 555 0142', '12125550142', '0142', '２１２ ５５５']],
  ['(212) 555-0142', ['2125550142', '5550142', '212.555.0142', 'tel 5550142'.slice(4)]],
  ['+1 (212) 555‑0142', ['212 555 0142', '2125550142']],
  ['٢١٢٥٥٥٠١٤٢', ['555-0142']],
  ['020 7946 0018', ['+44 20 7946 0018']],
  ['+44 20 7946 0018', ['020 7946 0018'.slice(1), '7946 0018']],
  ['on 2026-11-28 at 12-34', ['2026-11-28', '12-34', '11-28']],
])('%s is found by each of %j', (text, searches) => {
  const stored = toSearchText(text);
  for (const search of searches)
    expect([search, wordsOfSearch(search).every(word => stored.includes(word))]).toEqual([search, true]);
});

test('a word of punctuation beside others narrows nothing, and punctuation alone is found nowhere', () => {
  expect(wordsOfSearch('ana – ’')).toEqual(['ana']);
  expect(wordsOfSearch('  ')).toEqual([]);
  for (const typed of [' – ’ ', "'", '’'])
    expect(wordsOfSearch(typed).every(word => toSearchText(`O’Neill – ${typed}`).includes(word))).toBe(false);
  expect(wordsOfSearch(' Café 555-014 ')).toEqual(['cafe', '555014']);
  expect(toSearchText('Ana').includes(wordsOfSearch('Bob')[0] ?? '')).toBe(false);
});

test('numbers of two lines are two numbers', () => {
  expect(toSearchText('12\n34567\n89').split('\n')).not.toContain('123456789');
});
