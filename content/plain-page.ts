/** What every plain page (lib/site/http/respond.ts) says beside its own words. */
export const plainPageTexts = {
  /** Names the ways on from it, for who hears the page. */
  ways: 'What now',
} as const;
