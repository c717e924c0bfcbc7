/** What every exhibit says in the same words. */
export const exhibitWords = {
  sample: 'Sample data',
  table: 'See the numbers as a table',
} as const;
