/** What visitors read on the built pages: the text of each page's main part, with how hard it is to read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import { convert } from 'html-to-text';
import { syllable } from 'syllable';
import { listBuilt } from '#engine/build';
import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { isFixed, READING_LIMITS } from './style-guide';

export type ReadablePage = {
  path: string;
  kind: PageKind;
  blocks: string[];
  sentences: string[];
  /** Of the main part, with their markup. */
  headings: string[];
  title: string;
  description: string;
  /** Which of the five answers it gives, in the order in which they stand. */
  answers: string[];
};
export type PageKind = (typeof KINDS)[number][0];

/** The first that fits. */
const KINDS = [
  ['policies', /^\/terms-policies-and-notices/],
  ['articles', /^\/blog./],
  ['tasks', /^\/(?:ask$|sign-|forgot-|account|newsletter|thanks|404$|.*\/unknown$)/],
  ['comparisons', /^\/comparison/],
  ['google', /^\/services\/google/],
  ['services', /^\/(?:services|capabilities|solutions)/],
  ['platform', /^\/(?:platform|products)/],
  ['prices', /^\/(?:pricing|christmas-in-july|get-started|landing)/],
  ['work', /^\/(?:portfolio|case-studies|reviews)/],
  ['company', /^\//],
] as const;

/** Without pages that are drawn for each request. */
export function readBuiltPages(): ReadablePage[] {
  const built = listBuilt(join(import.meta.dirname, '../..')).pages;
  const pages = built.map(({ path, file }) => {
    const html = readFileSync(file, 'utf8');
    const blocks = blocksOf(html);
    return {
      path,
      kind: kindOf(path),
      blocks,
      sentences: blocks.filter(isProse).flatMap(sentencesIn),
      headings: html.slice(html.indexOf('<main')).match(/<h[1-3][ >][\s\S]*?<\/h[1-3]>/g) ?? [],
      answers: answersIn(html),
      title: plainText(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
      description: plainText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    };
  });
  return pages.filter(({ blocks }) => blocks.length > 0);
}

/** Each answer in visible words: marked, and with a text of four words or more behind the mark. */
function answersIn(html: string): string[] {
  return Array.from(html.matchAll(/ data-answer="(\w+)"[^>]*>/g))
    .filter(
      ({ 0: mark, index }) => wordsIn(plainText(html.slice(index + mark.length, index + 4000))).length >= 4,
    )
    .map(([, name = '']) => name);
}

/** The grade that a page of this kind may need at most. */
export function limitOf(kind: PageKind): number {
  return READING_LIMITS[kind === 'policies' ? 'policies' : 'marketing'];
}

/** What a page says twice: sentences of six words or more. Not in policies, whose short version repeats the long one. */
export function repeatedOn({ kind, blocks }: ReadablePage): string[] {
  if (kind === 'policies') return [];
  const own = blocks.filter(block => isProse(block) && !block.startsWith('“')).flatMap(sentencesIn);
  const long = own.filter(text => wordsIn(text).length >= 6 && !text.endsWith('?') && !isFixed(text));
  return [...new Set(long.filter((text, index) => long.indexOf(text) !== index))];
}

/** How the sentences of one or more pages move: their number, mean length in words, and the share under five words. */
export function rhythmOf(pages: readonly ReadablePage[]) {
  const lengths = pages.flatMap(({ sentences }) => sentences.map(text => wordsIn(text).length));
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const headings = pages.flatMap(page => page.headings).length;
  return {
    sentences: lengths.length,
    words,
    mean: words / Math.max(1, lengths.length),
    shortShare: lengths.filter(length => length < 5).length / Math.max(1, lengths.length),
    headings,
    wordsPerHeading: words / Math.max(1, headings),
  };
}

/** The words of the main heading that are words of the title too: of the page's subject. */
export function subjectOf({ title, headings }: ReadablePage): string[] {
  const main = headings.find(html => html.startsWith('<h1')) ?? '';
  const named = wordsIn(title.toLowerCase());
  return wordsIn(plainText(main).toLowerCase()).filter(word => word.length > 2 && named.includes(word));
}

/** Where a page names a plan's monthly price without its setup fee, or the days of a build without what starts them. */
export function loosePricesIn({ blocks, description }: ReadablePage): string[] {
  return [description, ...blocks.filter(isProse)].filter(
    text =>
      (MONTHLY.test(text) &&
        !/setup|already have|take over|Monthly Only|next invoice|for (?:12 months|the year)/i.test(text)) ||
      (BUILD_DAYS.test(text) &&
        /live|buil|launch/i.test(text) &&
        !/content|text and photos|words and photos/i.test(text)),
  );
}

const MONTHLY = new RegExp(
  `\\$(?:${plans.map(plan => plan.monthlyPrice / 100).join('|')})(?: a month|/month)`,
);
const BUILD_DAYS = new RegExp(`(?<!answer in )\\b${facts.delivery.typicalBusinessDays} business days`);

/** The US school grade that the sentences need, after Flesch and Kincaid (1975). */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

const splitWords = new Intl.Segmenter('en-US', { granularity: 'word' });
const splitSentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

export function wordsIn(text: string): string[] {
  return [...splitWords.segment(text)].filter(part => part.isWordLike).map(part => part.segment);
}

function sentencesIn(block: string): string[] {
  return [...splitSentences.segment(block)]
    .map(({ segment }) => segment.trim())
    .filter(text => /\w/.test(text));
}

/** Labels, headings without an end and cells of tables are no sentences: counting them would flatter the grade. */
function isProse(block: string): boolean {
  return /[.?!][”"’)]*$/.test(block) && wordsIn(block).length >= 4;
}

function plainText(html: string): string {
  return convert(html, { wordwrap: false });
}

function kindOf(path: string): PageKind {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'company';
}

function blocksOf(html: string): string[] {
  const skipped = [
    'script',
    'style',
    'svg',
    // The heading of its figure says the same.
    'caption',
    'img',
    'nav',
    'template',
    'form',
    '[hidden]',
    '[aria-hidden="true"]',
  ];
  const text = convert(html, {
    wordwrap: false,
    baseElements: { selectors: ['main'] },
    selectors: [
      ...skipped.map(selector => ({ selector, format: 'skip' })),
      ...CELLS.map(selector => ({ selector, format: 'block' })),
      ...HEADINGS.map(selector => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { ignoreHref: true } },
    ],
  });
  return text
    .split('\n')
    .map(line => line.replace(/^\s*(?:\*|\d+\.)\s+/, '').trim())
    .filter(line => line !== '');
}

const CELLS = ['th', 'td'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4'];
