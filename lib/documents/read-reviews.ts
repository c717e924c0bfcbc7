import { z } from 'zod';
import { reviewFallbacks } from '@/content/review-source';
import { reviews } from '@/content/reviews';

/**
 * The reviews as pages show them. The snapshot is replaced now and then by an export from the source: one that cannot
 * be read is reported and leaves the fallback figures and no reviews (docs/product/pages.md#reviews), never invented
 * ones.
 */
export function readReviews(report: (problem: string) => void, snapshot: typeof reviews = reviews): Reviews {
  const parsed = snapshotSchema.safeParse(snapshot);
  if (parsed.success) return { items: snapshot.items, heroStats: snapshot.stats, stats: snapshot.stats };
  report(z.prettifyError(parsed.error));
  return { items: [], heroStats: reviewFallbacks.hero, stats: reviewFallbacks.failure };
}

/** The two figures lines of the hero (docs/product/pages.md#home). */
export function heroLines({ businessesServed, averageRating, totalReviews }: HeroStats): HeroLines {
  return {
    served: `+${businessesServed} local businesses served`,
    rating: `${averageRating}/5 rating (${totalReviews} reviews)`,
  };
}

const provenance = z.union([
  z.literal('sample'),
  z.object({ source: z.string().min(1), checkedOn: z.iso.date() }),
]);

const statsSchema = z.object({
  provenance,
  totalReviews: z.int().positive(),
  averageRating: z.number().min(0).max(5),
  businessesServed: z.int().positive(),
  fiveStarWords: z.string().min(1),
});

const snapshotSchema = z.object({
  stats: statsSchema,
  items: z.array(
    z.object({
      provenance,
      id: z.int(),
      author: z.string().min(1),
      rating: z.number().min(1).max(5),
      text: z.string().min(1),
      date: z.iso.date(),
      source: z.enum(['google', 'trustpilot']),
    }),
  ),
});

type Stats = z.infer<typeof statsSchema>;
type HeroStats = Omit<Stats, 'fiveStarWords'>;
type HeroLines = { served: string; rating: string };
type Reviews = { items: readonly (typeof reviews.items)[number][]; heroStats: HeroStats; stats: Stats };
