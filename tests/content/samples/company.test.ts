import { expect, test } from 'vitest';
import { z } from 'zod';
import { findProject } from '@/app/(site)/portfolio/find-project';
import { countFirstThree } from '@/components/case-study/drawings/maps';
import {
  caseStudies,
  fernCatalog,
  odellNights,
  odellRanks,
  quillFridays,
  quillMenus,
} from '@/content/case-studies';
import { projects } from '@/content/portfolio';
import { projectExhibits } from '@/content/portfolio-exhibits';
import { projectOffers } from '@/content/portfolio-offers';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';

// docs/product/pages.md#company.
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const paragraph = z.string().min(80);
const projectShape = z.strictObject({
  provenance: z.unknown(),
  id: slug,
  title: z.string().min(5),
  category: z.string(),
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
    const { card = '', why = '', quoted = '', owner = '', failed = '' } = projectOffers[id] ?? {};
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

test.each(projects)(
  '$title has three marks on its site and draws what its story counts',
  ({ id, ...project }) => {
    const { callouts = [], caption = '', panels = [] } = projectExhibits[id] ?? {};
    expect(callouts).toHaveLength(3);
    const texts = [caption, ...callouts.map(({ text }) => text)];
    expect(texts.filter(text => countWords([text]) > 40)).toEqual([]);
    expect(panels.filter(({ count, of }) => count > of)).toEqual([]);
    const story = `${project.results} ${project.result}`;
    expect(panels.filter(({ count }) => !new RegExp(`\\b${count}\\b`).test(story))).toEqual([]);
  },
);

test('a project knows its category in words and whether it is written up', () => {
  expect(findProject('fern-and-twine')).toMatchObject({ category: 'Retail', isCaseStudy: true });
  expect(findProject('nonna-bea')).toMatchObject({ category: 'Restaurant', isCaseStudy: false });
});

test('three case studies tell of three different projects', () => {
  const projectIds = new Set(caseStudies.map(study => study.project));
  expect(projectIds.size).toBe(3);
  expect([...projectIds].filter(id => !findProject(id))).toEqual([]);
});

test.each(caseStudies)('“$title” counts three things, and says what did not work', study => {
  expect(study.figures.length).toBeGreaterThanOrEqual(3);
  expect(study.scene && study.exhibit.captions).toHaveLength(3);
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

test('four people lead and eight specialise', () => {
  expect(team.filter(member => member.group === 'leadership')).toHaveLength(4);
  expect(team.filter(member => member.group === 'specialist')).toHaveLength(8);
});

test('the month before a launch is before it', () => {
  const odell = projects.find(({ id }) => id === 'odell-and-sons-plumbing');
  const study = caseStudies.find(({ project }) => project === odell?.id);
  expect(study?.figures[0]?.before).toBe('4');
  expect(odellNights[0].month).toBe('March');
  expect(odell?.launched).toBe('April 2025');
});

function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).length;
}

test('five past July customers are quoted', () => {
  expect(testimonials).toHaveLength(5);
});
