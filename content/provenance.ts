/**
 * Where a review, person, project, count or badge comes from: we invented it (`sample`), or it was checked against
 * `source` on `checkedOn` (YYYY-MM-DD). The tag on the page, the structured data and a production start all read this
 * (docs/product/pages.md#samples).
 */
type Provenance = 'sample' | { source: string; checkedOn: string };

/** What a page shows as a fact about people, shops or numbers. */
export type Sourced = { provenance: Provenance };

/** Whether we invented it. */
export function isSample({ provenance }: Partial<Sourced>): boolean {
  return provenance === 'sample';
}

/** The sentence at the top of a page with invented `items`, after its own lede. */
export function ledeWithSamples(lede: string, items: readonly Sourced[], line: string): string {
  return items.some(isSample) ? `${lede} ${line}` : lede;
}

/** The words that mark what is invented. */
export const sampleWords = {
  tag: 'Sample',
  reviews: 'These are sample reviews: people, shops and numbers are made up.',
  team: 'This is a sample team. The names and faces are made up.',
  projects: 'These are sample projects. The shops, people and figures are made up.',
} as const;
