import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findProject } from '@/app/(site)/portfolio/find-project';
import { about } from '@/content/about';
import { addOns } from '@/content/add-ons';
import { capabilities } from '@/content/capabilities';
import { caseStudies } from '@/content/case-studies';
import { culture } from '@/content/culture';
import { plans } from '@/content/plans';
import { projectCategories } from '@/content/portfolio';
import { projectOffers, projectPrice } from '@/content/portfolio-offers';
import { reasons } from '@/content/reasons';
import { reviews } from '@/content/reviews';
import { reviewsPage } from '@/content/reviews-page';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { whyUs } from '@/content/why-us';
import { serviceIds, readArticles, readProjects } from '@/lib/documents/read-documents';
import { UNKNOWN_ID } from '@/lib/site/ids';
import { formatDollars } from '@/lib/site/money';
import { contentPath } from '@/lib/site/own-content';
import { routes } from '@/lib/site/routes';

const projects = readProjects();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const sentence = z.string().regex(/[.?!”]$/);
const photo = z.strictObject({ file: z.string(), alt: z.string().min(10) });
const project = z.strictObject({
  provenance: z.unknown(),
  id: slug,
  title: z.string().min(2),
  category: z.enum(projectCategories.map(category => category.id)),
  address: z.string().regex(/^[^/\s]+\.[a-z]+$/),
  image: slug.optional(),
  photo: photo.optional(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  description: sentence,
  lede: sentence,
  launched: z.string().optional(),
  built: z.string().optional(),
  results: z.string().optional(),
  technologies: z.array(z.string()).optional(),
  problem: sentence,
  work: sentence,
  result: sentence,
});

test('each project is whole, and no two share an address, a name or a picture', () => {
  expect(z.array(project).min(1).safeParse(projects).error).toBeUndefined();
  for (const key of ['id', 'title', 'address'] as const)
    expect(new Set(projects.map(one => one[key])).size).toBe(projects.length);
  expect(new Set(projects.map(({ image, photo: picture }) => image ?? picture?.file)).size).toBe(
    projects.length,
  );
});

test('the filter of the portfolio can hide the projects of each category', () => {
  const sheet = readFileSync('components/portfolio/project-grid.css', 'utf8');
  const unruled = projectCategories.filter(
    ({ id }) => !sheet.includes(`[data-category]:not([data-category='${id}'])`),
  );
  expect(unruled).toEqual([]);
});

test('each case study tells of a project, counts something and says what did not work', () => {
  expect(caseStudies.filter(study => !findProject(study.project))).toEqual([]);
  for (const { figures, failed } of caseStudies) {
    expect(figures.length).toBeGreaterThanOrEqual(1);
    expect(failed.length).toBeGreaterThanOrEqual(1);
  }
});

test('the founder and the account lead are of the team, and no one else is quoted', () => {
  const names = team.map(({ name }) => name);
  const quotedNames = [site.founder, site.accountLead, ...culture.quotes.map(({ person }) => person)];
  expect(quotedNames.filter(name => !names.includes(name))).toEqual([]);
});

test('no two people share a number or a face', () => {
  expect(new Set(team.map(({ id }) => id)).size).toBe(team.length);
  const faces = team.flatMap(({ photo: picture, portrait }) => picture?.file ?? portrait ?? []);
  expect(new Set(faces).size).toBe(faces.length);
});

test('every photo that is named is in the folder, wide enough, and described', async () => {
  const named = [...team, ...projects, ...readArticles()].flatMap(({ photo: picture }) => picture ?? []);
  expect(z.array(photo).safeParse(named).error).toBeUndefined();
  for (const { file } of named) {
    const { width } = await sharp(contentPath('.', `photos/${file}`)).metadata();
    expect(width).toBeGreaterThanOrEqual(480);
  }
});

const offers = Object.entries(projectOffers).flatMap(([id, offer]) => (offer ? [{ id, offer }] : []));

test.each(offers)('$id names the plan, and a first payment of setup and month together', ({ offer }) => {
  const plan = plans.find(entry => entry.id === offer.plan);
  const extra = addOns.find(entry => entry.id === offer.addOn);
  const first = (plan?.setupPrice ?? 0) + (plan?.monthlyPrice ?? 0) + (extra?.monthlyPrice ?? 0);
  expect(projectPrice(offer)).toContain(`the first payment is ${formatDollars(first)}.`);
  expect(projectPrice(offer)).toContain(`${plan?.name} plan`);
});

test('the projects form a ring, so each page leads to another one', () => {
  const ids = projects.map(project => project.id);
  const ring = ids.length > 1 ? [...ids.slice(1), ids[0]] : [undefined];
  expect(ids.map(id => findProject(id)?.next?.id)).toEqual(ring);
});

test('an unknown id is no project, and no project takes the place of the not-found page', () => {
  expect(findProject('zeppelin-repair')).toBeNull();
  expect(findProject(UNKNOWN_ID)).toBeNull();
});

test('the six capabilities and the four steps are those specified, and lead to pages that exist', () => {
  const known = [...serviceIds().map(routes.service), routes.policy('service-level-agreement-policy')];
  expect(capabilities.cards).toHaveLength(6);
  expect(capabilities.cards.map(card => card.href).filter(href => !known.includes(href))).toEqual([]);
  expect(capabilities.approach.steps.map(step => step.title)).toEqual([
    'Discovery',
    'Strategy',
    'Execution',
    'Growth',
  ]);
});

test('the values are the three specified', () => {
  expect(about.values.items.map(value => value.name)).toEqual(['Simplicity', 'Integrity', 'Results']);
});

test('each of the six reasons has a way to check it', () => {
  expect(reasons).toHaveLength(6);
  expect(whyUs.proof.entries).toHaveLength(reasons.length);
});

test('the reviews page shows five reviews at most and does not turn by itself', () => {
  expect(reviewsPage.carousel).toEqual({ most: 5, autoRotate: false });
  expect(reviewsPage.ratingLine).toContain(`${reviews.stats.fiveStarWords} reviews`);
});
