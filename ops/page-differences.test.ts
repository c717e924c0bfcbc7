import { expect, test } from 'vitest';
import { comparePassages, passagesOf } from './page-differences';

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test('a passage is the text of a block, with what stands inside its line', () => {
  const html = page(
    '<main><h1>Prices</h1><p>Basic is <strong>$99</strong> a month.</p><ul><li>Five pages<li>SSL</ul></main>',
  );
  expect(passagesOf(html)).toEqual(['Prices', 'Basic is $99 a month.', 'Five pages', 'SSL']);
});

test('title, description, what a phone link dials and structured data are passages, scripts and styles are not', () => {
  const head = `<title>Pricing</title><meta name="description" content="From $99"><style>p{}</style><script>let a</script>
    <script type="application/ld+json">{"@type":"Offer","price":99,"seller":{"telephone":"+15550142018"}}</script>`;
  expect(passagesOf(page('<a href="tel:+15550142018">Call us</a>', head))).toEqual([
    'Pricing',
    'From $99',
    '@type: Offer',
    'price: 99',
    'seller.telephone: +15550142018',
    'tel:+15550142018',
    'Call us',
  ]);
});

test('what changed stands beside what it was; what is new or gone stands alone', () => {
  expect(comparePassages(['One', '$99', 'Two'], ['One', '$109', 'Two'])).toEqual([
    { before: '$99', after: '$109' },
  ]);
  expect(comparePassages(['One'], ['One', 'One'])).toEqual([{ before: '', after: 'One' }]);
  expect(comparePassages(['One', 'Two'], ['Two'])).toEqual([{ before: 'One', after: '' }]);
  expect(comparePassages(['One', 'Two'], ['Two', 'One'])).toEqual([]);
});
