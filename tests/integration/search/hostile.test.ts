import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPageRecords } from '@/app/(site)/pages';
import { readSearchDocuments } from '@/lib/search/documents';
import { markMatches } from '@/lib/search/rank';
import { createSearch } from '@/lib/search/search';
import { computingMs } from '../../support/computing-time';

const search = createSearch(readSearchDocuments(listPageRecords()));

// A hostile query may find nothing; it may not fail, take long, or come back longer than anyone types.
const LIMIT_MS = 250;

test.each([
  ['HTML', '<script>alert(1)</script>'],
  ['an attribute', '"><img src=x onerror=alert(1)>'],
  ['regular expression signs', '.*+?^${}()|[]\\'],
  ['an expensive pattern', '(a+)+$'.repeat(30)],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['10,000 words', 'seo '.repeat(10_000)],
  ['200 different words', Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ')],
  ['right-to-left', '\u202eעיצוב אתרים\u202c'],
  ['control characters', 'se\u0000o\u0007\r\n'],
  ['lone surrogates', '\ud800\udc00\udfff'],
  ['emoji', '👩‍🔧'.repeat(60)],
  ['prototype names', '__proto__ constructor toString'],
  ['SQL', "'; DROP TABLE search_misses; --"],
  ['a long near miss', 'websiteswebsiteswebsites'],
])('%s is harmless', (_, query) => {
  search('warm up');
  expect(computingMs(() => search(query))).toBeLessThan(LIMIT_MS);
  expect(Array.from(search(query).query).length).toBeLessThanOrEqual(200);
});

test('whatever is typed, the answer is stable and its texts stay what they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), query => {
      const answer = search(query);
      expect(search(query)).toEqual(answer);
      for (const { title } of answer.results.slice(0, 5))
        expect(
          markMatches(title, query)
            .map(part => part.text)
            .join(''),
        ).toBe(title);
    }),
    { numRuns: 300 },
  );
});
