/** What visitors look for: one word and many, a price, a slip of the pen, and what no one has. */
export const QUERIES = [
  'seo',
  'refund',
  'website design',
  'plumber',
  '$99',
  'chatbt',
  'how long does a website take',
  'zzzzqq',
];
