import { z } from 'zod';
import { blog } from '@/content/blog';
import type { AnswersBesideBenefits } from '@/content/five-answers';
import type { Photo } from '@/content/photo';
import { projectCategories, projects } from '@/content/portfolio';
import type { Project } from '@/content/project';
import { ancillaryServices, serviceDetails } from '@/content/service-details';
import { services } from '@/content/services';
import { routes } from '@/lib/site/routes';
import { calendarDate } from '../site/calendar-date';
import { toDay } from '../site/time';
import {
  DocumentError,
  parseFrontMatter,
  readDocumentFiles,
  type DocumentFile,
  readingMinutes,
  toPlainText,
  fillData,
} from './document-files';

/** The pictures that an article can name (components/article-covers). */
export const COVERS = blog.covers.map(({ id }) => id);

export type CoverId = (typeof COVERS)[number];

/** One article of the blog (docs/product/policies.md#articles). */
export type Article = {
  slug: string;
  title: string;
  date: string;
  /** The day of its last change that a reader would notice; `date` where it has not changed. */
  updated: string;
  /** The day on which its facts were last checked; null where the file names none. */
  reviewed: string | null;
  author: string;
  excerpt: string;
  category: string;
  tags: string[];
  image: string | null;
  /** What search results show; the excerpt where the file says nothing else. */
  description: string;
  /** Its picture, on its own page and in lists: a photo of its own, or one of our drawings. */
  photo: Photo | null;
  cover: CoverId;
  /** The MDX source, front matter removed. */
  body: string;
  /** The words alone, for search and feeds. */
  text: string;
  readingMinutes: number;
};

/** All articles, newest first. */
export function readArticles(clock: { now: () => number } = Date): Article[] {
  const articles = readDocumentFiles('articles').map(file => parseArticle(file, clock));
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));
}

/** The article of that slug; throws where there is none. */
export function getArticle(slug: string): Article {
  const article = readArticles().find(candidate => candidate.slug === slug);
  if (!article) throw new DocumentError(`content/articles/${slug}.mdx`, 'there is no such article');
  return article;
}

/** The articles that share most tags with `article`; the newer one first where they share as many. */
export function relatedArticles(article: Article, all: readonly Article[], max = MAX_RELATED): Article[] {
  const candidates = all.filter(candidate => candidate.slug !== article.slug);
  const sharedTags = (other: Article) => other.tags.filter(tag => article.tags.includes(tag)).length;
  return candidates
    .sort((a, b) => sharedTags(b) - sharedTags(a) || b.date.localeCompare(a.date))
    .slice(0, max);
}

/** The next older and the next newer article of a list that runs newest first. */
export function adjacentArticles(
  slug: string,
  newestFirst: readonly Article[],
): { previous: Article | null; next: Article | null } {
  const at = newestFirst.findIndex(article => article.slug === slug);
  if (at < 0) return { previous: null, next: null };
  return { previous: newestFirst[at + 1] ?? null, next: newestFirst[at - 1] ?? null };
}

/** The links of a list, without those to articles that the blog does not have: one's own articles take the place of ours. */
export function withoutGoneArticles<Link extends { href: string }>(links: readonly Link[]): Link[] {
  const present = readArticles().map(({ slug }) => routes.article(slug));
  const list = `${routes.blog()}/`;
  return links.filter(({ href }) => !href.startsWith(list) || present.includes(href));
}

/** Parses one file. Throws an error that names the file and the field. */
export function parseArticle(file: DocumentFile, clock: { now: () => number }): Article {
  const { date, updated, reviewed, image, photo, description, ...front } = parseFrontMatter(
    articleFrontMatter,
    file,
  );
  const published = date ?? toDay(clock.now());
  const text = toPlainText(file.body);
  return {
    ...front,
    slug: file.slug,
    date: published,
    updated: updated ?? published,
    reviewed: reviewed ?? null,
    image: image ?? null,
    photo: photo ?? null,
    description: description ?? front.excerpt,
    body: file.body,
    text,
    readingMinutes: readingMinutes(text),
  };
}

const articleFrontMatter = z
  .strictObject({
    title: z.string().min(1).default('Untitled'),
    date: calendarDate.optional(),
    updated: calendarDate.optional(),
    reviewed: calendarDate.optional(),
    author: z.string().min(1).default('Anonymous'),
    excerpt: z.string().default(''),
    category: z.string().min(1).default('Uncategorized'),
    tags: z.array(z.string().min(1)).default([]),
    image: z.string().min(1).optional(),
    description: z.string().min(1).optional(),
    photo: z.strictObject({ file: z.string().min(1), alt: z.string().min(1) }).optional(),
    cover: z.enum(COVERS).default('street'),
  })
  // Days compare as text.
  .refine(({ date, updated }) => !date || !updated || updated >= date, {
    path: ['updated'],
    error: 'an article cannot change before its date',
  });

const MAX_RELATED = 3;

/** The order in which the index lists the groups. */
export const POLICY_GROUPS = ['Terms', 'Privacy and data', 'Support and service', 'Billing'] as const;

/** One page of terms, policies and notices (docs/product/policies.md#policies). */
export type Policy = z.infer<typeof policyFrontMatter> & {
  slug: string;
  /** The MDX source, front matter removed. */
  body: string;
  /** The words alone, for search. */
  text: string;
};

/** All policies, by heading. Throws when one of them points to a policy that does not exist. */
export function readPolicies(): Policy[] {
  const files = readDocumentFiles('policies');
  const slugs = new Set(files.map(file => file.slug));
  const policies = files.map(file => {
    const policy = parsePolicy(file);
    const missing = policy.related.find(slug => !slugs.has(slug) || slug === policy.slug);
    if (missing) throw new DocumentError(file.file, `related: there is no other policy '${missing}'`);
    return policy;
  });
  return policies.sort((a, b) => a.heading.localeCompare(b.heading));
}

/** The policy of that slug; throws where there is none. */
export function getPolicy(slug: string): Policy {
  const policy = readPolicies().find(candidate => candidate.slug === slug);
  if (!policy) throw new DocumentError(`content/policies/${slug}.mdx`, 'there is no such policy');
  return policy;
}

/** Parses one file. Throws an error that names the file and the field. */
export function parsePolicy(file: DocumentFile): Policy {
  const front = parseFrontMatter(policyFrontMatter, file);
  const latestFirst = [...front.changes].sort((a, b) => b.date.localeCompare(a.date));
  return { ...front, changes: latestFirst, slug: file.slug, body: file.body, text: toPlainText(file.body) };
}

/** What a figure's text is made of: a number, or two, and its unit. */
const FIGURE = /^(?:(\d+)-)?(\d+(?:\.\d+)?)(?: (minute|hour|business day|day|week|month|year)s?|(%))$/;

const policyFigure = z
  .strictObject({ text: z.string().regex(FIGURE), label: z.string().min(1) })
  .transform(({ text, label }) => {
    const [, least, amount, unit, percent] = FIGURE.exec(text) ?? [];
    return {
      text,
      label,
      amount: Number(amount),
      /** Where it is a range: what it begins with. */
      least: least === undefined ? null : Number(least),
      unit: (unit ?? percent) as 'minute' | 'hour' | 'business day' | 'day' | 'week' | 'month' | 'year' | '%',
    };
  });

/** One of a policy's figures, which its head draws. */
export type PolicyFigure = z.infer<typeof policyFigure>;

const policyFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  heading: z.string().min(1),
  summary: z.string().min(1),
  effective: calendarDate,
  changes: z.array(z.strictObject({ date: calendarDate, text: z.string().min(1) })).min(1),
  related: z.array(z.string().min(1)).default([]),
  group: z.enum(POLICY_GROUPS),
  /** Those that people come for, five at most, as its text has them. */
  figures: z.array(policyFigure).max(5).default([]),
});

/** What a service is called and how it is drawn in lists. */
export type ServiceSummary = (typeof services | typeof ancillaryServices)[number];

/** One service page: its entry in the list and its long text, figures filled in. */
export type ServicePage = ServiceText & { title: string };

export type ServiceId = (typeof serviceDetails)[number]['id'];

/** The ids that have a page: the six services and the ancillary ones. */
export function serviceIds(): string[] {
  return serviceDetails.map(detail => detail.id);
}

/** The page of that service, or null where there is no such service. */
export function findServicePage(id: string): ServicePage | null {
  const detail = serviceDetails.find(candidate => candidate.id === id);
  const summary = [...services, ...ancillaryServices].find(candidate => candidate.id === id);
  if (!detail || !summary) return null;
  return { title: summary.title, ...fillData<ServiceText>(detail) };
}

type Titled = { title: string; text: string };

type ServiceText = {
  id: ServiceId;
  heading: string;
  metaTitle: string;
  metaDescription: string;
  fullDescription: string;
  benefits: readonly Titled[];
  answers: AnswersBesideBenefits;
  /** The first month, step by step. */
  month: readonly { term: string; text: string }[];
  /** What we don’t do. */
  limits: string;
  reasons: { title: string; items: readonly Titled[] };
  faqs: readonly { question: string; answer: string }[];
  call: Titled;
};

/** Every project of the portfolio: those that are files of their own (`projects/*.mdx`), then those of portfolio.ts. */
export function readProjects(): Project[] {
  return [...readDocumentFiles('projects').map(parseProject), ...projects];
}

/** Parses one file. Throws an error that names the file and what is wrong. */
export function parseProject(file: DocumentFile): Project {
  const { source, checkedOn, metaTitle, metaDescription, ...front } = parseFrontMatter(
    projectFrontMatter,
    file,
  );
  return {
    ...front,
    id: file.slug,
    metaTitle: metaTitle ?? front.title,
    metaDescription: metaDescription ?? `${front.description} ${front.lede}`,
    provenance: source !== undefined && checkedOn !== undefined ? { source, checkedOn } : 'sample',
    ...readSections(file),
  };
}

/** The three parts of the text, each under its heading. */
function readSections({ file, body }: DocumentFile): Pick<Project, 'problem' | 'work' | 'result'> {
  const texts = new Map(
    body
      .split(/^## /m)
      .slice(1)
      .map(section => {
        const [heading = '', ...lines] = section.split('\n');
        return [heading.trim().toLowerCase(), toPlainText(lines.join('\n'))];
      }),
  );
  const textUnder = (heading: string) => {
    const text = texts.get(heading);
    if (!text) throw new DocumentError(file, `needs a text under "## The ${heading.replace('the ', '')}"`);
    return text;
  };
  return { problem: textUnder('the problem'), work: textUnder('the work'), result: textUnder('the result') };
}

const projectFrontMatter = z.strictObject({
  title: z.string().min(2),
  category: z.enum(projectCategories.map(({ id }) => id)),
  address: z.string().min(4),
  photo: z.strictObject({ file: z.string().min(1), alt: z.string().min(1) }),
  description: z.string().min(1),
  lede: z.string().min(1),
  metaTitle: z.string().min(1).optional(),
  metaDescription: z.string().min(1).optional(),
  launched: z.string().min(1).optional(),
  built: z.string().min(1).optional(),
  results: z.string().min(1).optional(),
  technologies: z.array(z.string().min(1)).optional(),
  /** Where its figures come from, and when that was checked; without both the page marks it as a sample. */
  source: z.string().min(1).optional(),
  checkedOn: calendarDate.optional(),
});
