/** The promotion's places that are taken. Shapes as in `tables.ts`. */
export type PromotionPlacesTable = {
  id: string;
  /** The promotion's year; each has its own places. */
  year: number;
  /** From 1 to the promotion's last place. A year has each number once. */
  number: number;
  /** The request that was won; null for a sale that staff counted without one. It stays when the request is erased. */
  lead_id: string | null;
  taken_at: number;
};
