import { expect, test } from 'vitest';
import { projects } from '@/content/portfolio';
import { reviews } from '@/content/reviews';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { findSampleProblem, listSamples } from '@/lib/documents/sample-content';

test('every invented review, person and project is on the list', () => {
  const listed = listSamples().join('\n');
  for (const { author } of reviews.items) expect(listed).toContain(author);
  for (const { name } of team) expect(listed).toContain(name);
  for (const { title } of projects) expect(listed).toContain(title);
  expect(listed).toContain('Chamber of Commerce');
  expect(listed).toContain(site.legal.name);
  for (const detail of [site.phone.display, site.email, site.supportEmail, site.address.street, 'Since 2018'])
    expect(listed).toContain(detail);
});

test('a production start names the samples, and goes on once the owner allows them', () => {
  const production = { APP_MODE: 'production' };
  expect(findSampleProblem(production)).toContain('reviews.ts: the review by Marta L.');
  expect(findSampleProblem({ ...production, ALLOW_SAMPLE_CONTENT: 'no' })).not.toBeNull();
  expect(findSampleProblem({ ...production, ALLOW_SAMPLE_CONTENT: 'yes' })).toBeNull();
  expect(findSampleProblem({})).toBeNull();
});
