import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Exhibits that show no invented figure, and what they show instead. */
const WITHOUT_SAMPLES: Readonly<Record<string, string>> = {
  'app/(site)/platform/starter-package/page.tsx': 'our own prices',
  'app/(site)/products/[id]/fact-sheet.tsx': 'our own prices and terms',
  'app/(site)/products/local-seo-website-process/page.tsx': 'our own steps',
  'components/documents/policy-figures.tsx': 'our own rules',
  'components/exhibits/company/back-door.tsx': 'how to write to us',
  'components/exhibits/company/hung-signs.tsx': 'our own rules, each with its page',
  'components/exhibits/company/star-wall.tsx': 'the reviews of the page, each with its own tag',
  'components/exhibits/cutaway-shop.tsx': 'our services',
  'components/exhibits/exhibit.tsx': 'it draws the others',
  'components/exhibits/help/cork-board.tsx': 'ways to meet others',
  'components/exhibits/help/desk-phone.tsx': 'ways to reach us',
  'components/exhibits/help/leaflet-rack.tsx': 'our own pages',
  'components/exhibits/platform/street-of-three.tsx': 'our own prices',
  'components/exhibits/platform/tag-shelf.tsx': 'our own prices',
  'components/exhibits/services/article-hands.tsx': 'our own steps',
  'components/exhibits/services/chatbot-drawers.tsx': 'its tag is handed in',
  'components/exhibits/services/chatbot-night.tsx': 'its page has the tag above it',
};

const exhibits = globSync('{app,components}/**/*.tsx')
  .map(file => ({ file, source: readFileSync(file, 'utf8') }))
  .filter(({ file, source }) => !file.includes('.test.') && /<Exhibit\b|data-exhibit=/.test(source));

test('each exhibit says in its own file that its figures are samples, or is named here with what it shows', () => {
  expect(exhibits.length).toBeGreaterThan(30);
  const untagged = exhibits.filter(
    ({ source }) => !/<SampleTag(?:Of)?\b|\bisSample(?:=\{|\s*\/?>)/.test(source),
  );
  expect(untagged.map(({ file }) => file).toSorted()).toEqual(Object.keys(WITHOUT_SAMPLES));
});
