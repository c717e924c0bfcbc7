import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchProvider } from './search-context';
import { SearchPanel } from './search-panel';

test('a search that failed on the server keeps its text and says nothing of results', () => {
  const html = renderToString(
    <SearchProvider query="seo" answer={null} type={null} show={40}>
      <SearchPanel emptyPicture={null} />
    </SearchProvider>,
  );
  expect(html).toContain('value="seo"');
  expect(html).not.toMatch(/<h\d|Found|No results|Searching|data-searched/);
});
