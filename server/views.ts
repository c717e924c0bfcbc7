import type { IncomingMessage } from 'node:http';
import { site } from '@/content/site';
import type { PageView, SiteViews } from '../lib/reports/views.ts';
import { DIRECT, isRobot } from '../lib/site/http/request.ts';
import { DAY_MS, dayIn, zonedInstant } from '../lib/site/time.ts';
import { requestKind } from './request-kind.ts';

/**
 * Counts the views of pages in memory, by day, page and outside source, with nothing about a visitor. What was counted is
 * taken away every minute (lib/background-work.ts). A page that is fetched ahead counts once its script says, by HEAD,
 * that it is shown.
 */
export function createViewCounter(
  isPage: (path: string) => boolean,
  now: () => number = Date.now,
): SiteViews & { count: (request: CountedRequest) => void } {
  // By page and source, people and robots: to put a key together costs more than to look twice.
  const ofDay = [new Map<string, Map<string, PageView>>(), new Map<string, Map<string, PageView>>()] as const;
  const earlier: PageView[] = [];
  const isCounted = createMemo(path => COUNTED.has(requestKind({ method: 'GET', url: path }, 200)));
  const isRobotNamed = createMemo(isRobot);
  let keys = 0;
  let day = '';
  let dayEndsAt = 0;

  const takeDay = (): PageView[] => {
    const counts = ofDay.flatMap(pages =>
      Array.from(pages.values(), sources => [...sources.values()]).flat(),
    );
    const taken = counts.filter(({ views }) => views > 0).map(count => ({ ...count }));
    for (const count of counts) count.views = 0;
    return taken;
  };
  const beginDay = (at: number) => {
    earlier.push(...takeDay());
    for (const pages of ofDay) pages.clear();
    keys = 0;
    day = dayIn(site.timeZone, at);
    dayEndsAt = zonedInstant(Date.parse(day) + DAY_MS, site.timeZone);
  };
  const add = (page: string, source: string, byRobot: boolean, views: number): void => {
    const pages = ofDay[byRobot ? 1 : 0];
    let sources = pages.get(page);
    if (!sources) pages.set(page, (sources = new Map<string, PageView>()));
    const known = sources.get(source);
    if (known) known.views += views;
    else if (keys >= KEYS_MAX && source !== OTHER) add(page, OTHER, byRobot, views);
    else {
      keys += 1;
      sources.set(source, { day, page, source, isRobot: byRobot, views });
    }
  };
  return {
    count: ({ method, url = '/', headers }) => {
      const isShown = method === 'HEAD' && headers['sec-fetch-site'] === 'same-origin';
      if (!isShown && (method !== 'GET' || headers['sec-purpose'] !== undefined)) return;
      const end = url.indexOf('?');
      const page = end === -1 ? url : url.slice(0, end);
      if (!isPage(page) || !isCounted(page)) return;
      const at = now();
      if (at >= dayEndsAt) beginDay(at);
      const source = sourceOf(headers, end === -1 ? '' : url.slice(end));
      add(page, source, isRobotNamed(headers['user-agent'] ?? ''), 1);
    },
    take: () => [...earlier.splice(0), ...takeDay()],
    giveBack: list => {
      for (const view of list)
        if (view.day === day) add(view.page, view.source, view.isRobot, view.views);
        else if (earlier.length < KEYS_MAX) earlier.push(view);
    },
  };
}

/** Empty inside of a visit; else as leads and orders have it (`readSource`). */
function sourceOf(headers: CountedRequest['headers'], query: string): string {
  const { referer = '', host = '' } = headers;
  if (referer === '' && headers['sec-fetch-site'] === 'same-origin') return '';
  if (referer !== '') {
    const start = referer.indexOf('//') + 2;
    if (referer.startsWith(host, start) && referer[start + host.length] === '/') return '';
  }
  const campaign = query.includes('utm_source=') ? new URLSearchParams(query).get('utm_source')?.trim() : '';
  if (campaign && /^[\w .,:+|()/~-]{1,100}$/.test(campaign)) return campaign.toLowerCase();
  const other = referer === '' ? '' : (URL.parse(referer)?.hostname.replace(/^www\./, '') ?? '');
  return /^[a-z0-9.-]{1,100}$/.test(other) ? other : DIRECT;
}

/** Remembers what was said of the latest texts: the same few come over and over. */
function createMemo(compute: (text: string) => boolean): (text: string) => boolean {
  const memo = new Map<string, boolean>();
  return text => {
    const known = memo.get(text);
    if (known !== undefined) return known;
    if (memo.size >= MEMO_MAX) memo.clear();
    const value = compute(text);
    memo.set(text, value);
    return value;
  };
}

/** Pages for everyone: a personal one may be opened from an email, which is no visit. */
const COUNTED: ReadonlySet<string> = new Set(['page', 'search', 'checkout']);
/** Different counts in a day. What comes beyond, with sources of its own, is one source. */
const KEYS_MAX = 5_000;
const OTHER = 'other';
const MEMO_MAX = 1_000;

type CountedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
