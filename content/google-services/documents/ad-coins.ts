/** One month of a fictional plumber’s ads on the program’s own settings: thirty coins of ten dollars. A sample. */
export const adCoins = {
  coin: 10,
  budget: 300,
  business: 'Odell & Sons Plumbing',
  title: '$300, as 30 coins of $10',
  day: 'One month on Google’s own settings',
  rows: [
    { words: '“water heater repair,” in your towns', coins: 12, kind: 'good' },
    { words: '“how to unclog a sink”', coins: 6, kind: 'words' },
    { words: '“plumber salary”', coins: 4, kind: 'words' },
    { words: 'Towns you don’t drive to', coins: 5, kind: 'place' },
    { words: 'Between 11 pm and 6 am', coins: 3, kind: 'place' },
  ],
  unit: 'coins',
  total: 'Spent',
} as const;
