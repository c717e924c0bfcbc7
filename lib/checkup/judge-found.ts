import { siteOf } from './address';
import {
  FINE,
  SKIPPED,
  fix,
  isTown,
  line,
  list,
  missing,
  number,
  pair,
  unknown,
  type Judging,
  type Rules,
  type UnknownReason,
  type Verdict,
} from './judging';
import { foldName } from './read-text';

/** Whether customers find the page: what search engines are told about it. */
export const FOUND = {
  indexable: ({ facts }) => {
    const meta = facts.page.robots.find(({ text }) => forbidsIndex(text));
    if (meta) return fix('now', line(meta.line));
    if (facts.robotsTag !== null && forbidsIndex(ofGoogle(facts.robotsTag)))
      return fix('now', { kind: 'header', name: 'x-robots-tag', value: facts.robotsTag.slice(0, 160) });
    return facts.page.hasHead ? FINE : unknown('notReached');
  },

  robots: ({ facts: { robots } }) => {
    if (robots.googleLine !== null)
      return fix(
        'now',
        number('robotsLine', { line: robots.googleLine.number, text: robots.googleLine.text }),
      );
    if (robots.result === 'error')
      return fix('soon', number('robotsStatus', { status: robots.status }), {}, 'Unread');
    if (robots.result === 'late') return fix('soon', number('robotsLate'), {}, 'Unread');
    if (robots.result === 'html') return fix('later', number('robotsHtml'), {}, 'Unread');
    return robots.result === 'unknown' ? unknown('noAnswer') : FINE;
  },

  title: ({ facts: { page, host } }) => {
    const text = page.title?.text ?? '';
    if (text === '' && !page.hasHead) return unknown('notReached');
    if (text === '') return fix('now', page.title ? line(page.title.line) : number('noTitle'));
    const folded = foldTitle(text);
    const isHost = folded === foldTitle(host) || folded === foldTitle(host.replace(/^www\./, ''));
    return GENERIC_TITLES.has(folded) || isHost ? fix('soon', line(page.title?.line ?? '')) : FINE;
  },

  description: ({ facts: { page } }) => {
    const text = page.description?.text ?? '';
    if (text === '' && !page.hasHead) return unknown('notReached');
    if (text === '')
      return fix('soon', page.description ? line(page.description.line) : number('noDescription'));
    return text.length < DESCRIPTION_MIN ? fix('later', line(page.description?.line ?? '')) : FINE;
  },

  heading: ({ facts: { page }, unreadPage }) => {
    if (page.headings.some(({ level, text }) => level === 1 && text !== '')) return FINE;
    const [first] = page.headings.filter(({ text }) => text !== '');
    return missing(
      unreadPage,
      fix(
        'later',
        first ? number('firstHeading', { level: first.level, text: first.text }) : number('noHeading'),
      ),
    );
  },

  place: ({ facts: { page }, typed: { town }, text, unreadPage, unreadText }) => {
    if (town === null) return SKIPPED;
    const headings = page.headings.filter(({ level }) => level === 1).map(heading => heading.text);
    const places = [page.title?.text ?? '', page.description?.text ?? '', ...headings];
    if (places.some(place => isTown(place, town))) return FINE;
    const values = { town };
    const evidence = pair(town, page.title?.text ?? '');
    // The heading may be in what was not read.
    if (unreadPage !== null) return unknown(unreadPage);
    if (isTown(text, town)) return fix('later', evidence, values);
    return missing(unreadText, fix('soon', evidence, values));
  },

  canonical: judgeCanonical,

  sitemap: ({ facts: { sitemap, robots } }) => {
    const { result, status, url, count, otherHost } = sitemap;
    if (result === 'fine') return FINE;
    if (result === 'unknown') return unknown(whyNotOpened(robots));
    if (result === 'other-host')
      return fix('soon', number('sitemapOtherHost', { host: otherHost ?? '', count, url }), {}, 'Other');
    return fix('later', number(SITEMAP_SAYS[result], { status, url }));
  },

  'local-data': judgeLocalData,

  'missing-pages': ({ facts: { missingPage, robots } }) => {
    if (missingPage.result === 'unknown') return unknown(whyNotOpened(robots));
    return missingPage.result === 'missing'
      ? FINE
      : fix('later', number('missingPage', { status: missingPage.status }));
  },
} satisfies Rules<
  | 'indexable'
  | 'robots'
  | 'title'
  | 'description'
  | 'heading'
  | 'place'
  | 'canonical'
  | 'sitemap'
  | 'local-data'
  | 'missing-pages'
>;

function whyNotOpened({ forbidsUs, isUnread }: Judging['facts']['robots']): UnknownReason {
  if (forbidsUs) return 'robots';
  return isUnread ? 'robotsUnread' : 'noAnswer';
}

function judgeCanonical({ facts }: Judging): Verdict {
  const { canonicals, hasHead } = facts.page;
  const targets = canonicals.flatMap(({ url, line: html }) => {
    const target = URL.parse(url);
    return target && /^https?:$/.test(target.protocol) ? [{ target, html }] : [];
  });
  if (!hasHead && targets.length === 0) return unknown('notReached');
  const page = new URL(facts.url);
  const away = targets.find(({ target }) => siteOf(target.hostname) !== siteOf(page.hostname));
  if (away) return fix('now', line(away.html));
  if (new Set(targets.map(({ target }) => target.href)).size > 1)
    return fix('soon', list(targets.map(({ target }) => target.href)));
  const [only] = targets;
  if (!only) return FINE;
  const { target, html } = only;
  if (target.hostname !== page.hostname) return fix('soon', line(html));
  if (target.protocol === 'http:' && page.protocol === 'https:') return fix('soon', line(html));
  return page.pathname === '/' && target.pathname !== '/' ? fix('later', line(html)) : FINE;
}

function judgeLocalData({ facts: { page }, pages }: Judging): Verdict {
  const { problem, isCut } = page.data;
  if (problem !== null) return fix('soon', number('dataProblem', { message: problem }));
  const businesses = pages.flatMap(({ data }) => data.businesses);
  const gaps = businesses.map(gapsOf).sort((one, other) => one.weight - other.weight);
  const [best] = gaps;
  if (!best) {
    if (isCut || !page.isWhole) return unknown('notReached');
    return fix('soon', number('noBusinessData'));
  }
  if (best.names.length === 0) return FINE;
  return fix(best.weight >= 10 ? 'soon' : 'later', number('dataLacks', { names: best.names.join(', ') }));
}

/** What a business's data lacks; what matters more weighs more. */
function gapsOf(business: Judging['facts']['page']['data']['businesses'][number]) {
  const gaps = [
    { name: 'name', isGap: !business.hasName, weight: 10 },
    { name: 'address', isGap: !business.hasAddress && !business.hasArea, weight: 10 },
    { name: 'telephone', isGap: business.telephone === null, weight: 1 },
    { name: 'opening hours', isGap: !business.hasHours, weight: 1 },
  ].filter(({ isGap }) => isGap);
  return {
    names: gaps.map(({ name }) => name),
    weight: gaps.reduce((sum, { weight }) => sum + weight, 0),
  };
}

function forbidsIndex(text: string): boolean {
  // `max-image-preview: none` is about pictures.
  const words = text.replace(/[\w-]+\s*:\s*[^,;\s]+/g, '');
  return words.split(/[,;\s]+/).some(word => /^(?:noindex|none)$/i.test(word));
}

/** The parts of X-Robots-Tag that are for everyone or for Google; a part may name another robot. */
function ofGoogle(header: string): string {
  let isOurs = true;
  return header
    .split(',')
    .filter(part => {
      const [, robot] = /^\s*([\w-]+)\s*:/.exec(part) ?? [];
      if (robot !== undefined && !/^(?:unavailable_after|max-)/i.test(robot))
        isOurs = /^googlebot$/i.test(robot);
      return isOurs;
    })
    .map(part => part.replace(/^\s*googlebot\s*:/i, ''))
    .join(',');
}

function foldTitle(text: string): string {
  return foldName(text) || text.trim().toLowerCase();
}

const SITEMAP_SAYS = {
  missing: 'sitemapMissing',
  'not-xml': 'sitemapNotXml',
  empty: 'sitemapEmpty',
} as const;

const GENERIC_TITLES: ReadonlySet<string> = new Set(
  [
    'home',
    'home page',
    'homepage',
    'index',
    'main',
    'start',
    'welcome',
    'default',
    'website',
    'my site',
    'my website',
    'new page',
    'page title',
    'untitled',
    'untitled document',
    'coming soon',
    'just another wordpress site',
  ].map(foldTitle),
);

const DESCRIPTION_MIN = 50;
