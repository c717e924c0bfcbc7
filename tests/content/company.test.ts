import { expect, test } from 'vitest';
import { z } from 'zod';
import { findProject } from '@/app/(site)/portfolio/find-project';
import { addOns } from '@/content/add-ons';
import { about } from '@/content/about';
import { capabilities } from '@/content/capabilities';
import { countFirstThree } from '@/components/case-study/drawings/maps';
import {
  caseStudies,
  fernCatalog,
  odellNights,
  odellRanks,
  quillFridays,
  quillMenus,
} from '@/content/case-studies';
import { culture } from '@/content/culture';
import { plans } from '@/content/plans';
import { projectCategories, projects } from '@/content/portfolio';
import { projectOffers, projectPrice } from '@/content/portfolio-offers';
import { projectExhibits } from '@/content/portfolio-exhibits';
import { reasons } from '@/content/reasons';
import { reviews } from '@/content/reviews';
import { reviewsPage } from '@/content/reviews-page';
import { team } from '@/content/team';
import { whyUs } from '@/content/why-us';
import { serviceIds } from '@/lib/documents/read-services';
import { routes } from '@/lib/routes';
import { formatDollars } from '@/lib/kernel/money';
import { UNKNOWN_ID } from '@/lib/unknown-id';

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const paragraph = z.string().min(80);
const projectShape = z.strictObject({
  provenance: z.unknown(),
  id: slug,
  title: z.string().min(5),
  category: z.enum(projectCategories.map(category => category.id)),
  address: z.string().endsWith('.example'),
  image: slug,
  metaTitle: z.string(),
  metaDescription: z.string(),
  description: z.string().endsWith('.'),
  lede: z.string(),
  launched: z.string().regex(/^[A-Z][a-z]+ 20\d\d$/),
  built: z.string(),
  results: z.string(),
  technologies: z.array(z.string()).min(4),
  problem: paragraph,
  work: paragraph,
  result: paragraph,
});

test('there are nine projects, each whole and each different', () => {
  expect(z.array(projectShape).length(9).safeParse(projects).error).toBeUndefined();
  for (const key of ['id', 'title', 'address', 'image'] as const) {
    expect(new Set(projects.map(project => project[key])).size).toBe(projects.length);
  }
});

test.each(projects)(
  '$title says what its owner did, what did not work, and what we would quote',
  ({ id, problem, work, result, launched, results }) => {
    const { card, why, quoted, owner, failed } = projectOffers[id];
    expect([owner, failed, quoted].filter(text => countWords([text]) < 15)).toEqual([]);
    expect(quoted).toContain('quote');
    const parts = [problem, work, result, why, quoted, owner, failed];
    expect(countWords(parts)).toBeGreaterThanOrEqual(180);
    expect(new Set(parts).size).toBe(parts.length);
    const figures = card.match(/\d+/g) ?? [];
    const story = `${problem} ${work} ${result} ${results} ${launched}`;
    expect(figures.filter(figure => !new RegExp(`\\b${figure}\\b`).test(story))).toEqual([]);
  },
);

test.each(projects)('$title names the plan, and a first payment of setup and month together', ({ id }) => {
  const offer = projectOffers[id];
  const plan = plans.find(entry => entry.id === offer.plan);
  const extra = addOns.find(entry => entry.id === offer.addOn);
  const first = (plan?.setupPrice ?? 0) + (plan?.monthlyPrice ?? 0) + (extra?.monthlyPrice ?? 0);
  expect(projectPrice(offer)).toContain(`the first payment is ${formatDollars(first)}.`);
  expect(projectPrice(offer)).toContain(`${plan?.name} plan`);
});

test.each(projects)(
  '$title has three marks on its site and draws what its story counts',
  ({ id, ...told }) => {
    const { callouts, caption, panels } = projectExhibits[id];
    expect(callouts).toHaveLength(3);
    const texts = [caption, ...callouts.map(({ text }) => text)];
    expect(texts.filter(text => countWords([text]) > 40)).toEqual([]);
    expect(panels.filter(({ count, of }) => count > of)).toEqual([]);
    const story = `${told.results} ${told.result}`;
    expect(panels.filter(({ count }) => !new RegExp(`\\b${count}\\b`).test(story))).toEqual([]);
  },
);

test('every category of the filter has a project', () => {
  const used = new Set(projects.map(project => project.category));
  expect(projectCategories.filter(category => !used.has(category.id))).toEqual([]);
});

test('the projects form a ring, so each page leads to another one', () => {
  const ids = projects.map(project => project.id);
  expect(ids.map(id => findProject(id)?.next.id)).toEqual([...ids.slice(1), ids[0]]);
});

test('an unknown id is no project, and no project takes the place of the not-found page', () => {
  expect(findProject('zeppelin-repair')).toBeNull();
  expect(findProject(UNKNOWN_ID)).toBeNull();
});

test('a project knows its category in words and whether it is written up', () => {
  expect(findProject('fern-and-twine')).toMatchObject({ category: 'Retail', isCaseStudy: true });
  expect(findProject('nonna-bea')).toMatchObject({ category: 'Restaurant', isCaseStudy: false });
});

test('three case studies tell of three different projects', () => {
  const told = new Set(caseStudies.map(study => study.project));
  expect(told.size).toBe(3);
  expect([...told].filter(id => !findProject(id))).toEqual([]);
});

test.each(caseStudies)('“$title” counts three things, and says what did not work', study => {
  expect(study.figures.length).toBeGreaterThanOrEqual(3);
  expect(study.exhibit.captions).toHaveLength(3);
  expect(study.failed).toHaveLength(2);
});

test('the figures of the case studies are those of their drawings', () => {
  const [odell, fern, quill] = caseStudies.map(({ figures }) => figures);
  const pair = (figures: typeof odell, index: number) => [figures?.[index]?.before, figures?.[index]?.after];
  expect(pair(odell, 0)).toEqual([odellNights[0].jobs, odellNights.at(-1)?.jobs].map(String));
  expect(pair(odell, 1)).toEqual([odellRanks.March, odellRanks.June].map(countFirstThree).map(String));
  expect(pair(quill, 1)).toEqual(quillFridays.map(({ text }) => text.replace('Until ', '')));
  expect(quillFridays.map(({ hours }) => `${hours - 3} pm`)).toEqual(pair(quill, 1));
  expect(quillMenus).toHaveLength(14);
  expect(fernCatalog.before).toBe(60);
  expect(fern).toHaveLength(3);
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

test('four people lead, eight specialise, and only they are quoted', () => {
  const names = team.map<string>(member => member.name);
  expect(team.filter(member => member.group === 'leadership')).toHaveLength(4);
  expect(team.filter(member => member.group === 'specialist')).toHaveLength(8);
  expect(culture.quotes.filter(quote => !names.includes(quote.person))).toEqual([]);
});

test('the reviews page shows five reviews at most and does not turn by itself', () => {
  expect(reviewsPage.carousel).toEqual({ most: 5, autoRotate: false });
  expect(reviewsPage.ratingLine).toContain(`${reviews.stats.fiveStarWords} reviews`);
});

function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).length;
}
