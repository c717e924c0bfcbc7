import { expect, test, vi } from 'vitest';
import { reviews } from '@/content/reviews';
import { heroLines, readReviews } from './read-reviews';

test('the bundled snapshot is shown with its own figures', () => {
  const { items, stats, heroStats } = readReviews(throwProblem);
  expect(items).toEqual(reviews.items);
  expect(stats).toEqual(reviews.stats);
  const { businessesServed, averageRating, totalReviews } = reviews.stats;
  expect(heroLines(heroStats)).toEqual({
    served: `+${businessesServed} local businesses served`,
    rating: `${averageRating}/5 rating (${totalReviews} reviews)`,
  });
});

test.each([
  'null',
  JSON.stringify({ stats: reviews.stats }),
  JSON.stringify({ ...reviews, items: [{ ...reviews.items[0], rating: 6 }] }),
])('the unreadable snapshot %s is reported, and leaves the specified figures and no reviews', json => {
  const report = vi.fn();
  const { items, stats, heroStats } = readReviews(report, JSON.parse(json));
  expect(items).toEqual([]);
  expect(stats).toMatchObject({ totalReviews: 47, averageRating: 4.9, businessesServed: 50 });
  expect(heroLines(heroStats)).toEqual({
    served: '+50 local businesses served',
    rating: '5/5 rating (28 reviews)',
  });
  expect(report).toHaveBeenCalledOnce();
});

function throwProblem(problem: string): void {
  throw new Error(problem);
}
