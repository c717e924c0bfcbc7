/** What every exhibit says in the same words. */
export const exhibitWords = {
  sample: 'Sample data',
  table: 'The figures as a table',
} as const;
