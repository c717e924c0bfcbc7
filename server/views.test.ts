import { expect, test } from 'vitest';
import { isRobot } from '../lib/site/http/request.ts';
import { createViewCounter } from './views';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
/** Noon in New York. */
const NOON = Date.parse('2026-07-06T12:00:00-04:00');

function aCounter() {
  const time = { now: NOON };
  const pages = new Set(['/', '/pricing', '/success']);
  const counter = createViewCounter(
    path => pages.has(path),
    () => time.now,
  );
  const view = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    counter.count({ method, url, headers: { host: 'agency.test', 'user-agent': BROWSER, ...headers } });
  return { ...counter, time, view };
}

test('a view counts by where the visit came from, and inside of a visit by the page alone', () => {
  const { view, take } = aCounter();
  view('/pricing');
  view('/pricing', { referer: 'https://www.Google.com/search?q=a' });
  view('/pricing?utm_source=Spring%20Mail&x=1', { referer: 'https://mail.test/' });
  view('/pricing', { referer: 'https://agency.test/' });
  view('/pricing', { referer: 'https://agency.test.evil.test/' });
  view('/pricing?utm_source=%3Cb%3E');
  expect(take().map(({ source, views }) => [source, views])).toEqual([
    ['direct', 2],
    ['google.com', 1],
    ['spring mail', 1],
    ['', 1],
    ['agency.test.evil.test', 1],
  ]);
  expect(take()).toEqual([]);
});

test('robots stand apart; posts, files, unknown and personal pages do not count', () => {
  const { view, take } = aCounter();
  view('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  view('/', { 'user-agent': '' });
  view('/', {}, 'POST');
  for (const url of ['/robots.txt', '/no-such-page', '/success?key=1']) view(url);
  expect(take()).toEqual([{ day: '2026-07-06', page: '/', source: 'direct', isRobot: true, views: 2 }]);
});

test.each([
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 (+https://audit.example/about)',
  'Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko; compatible; FriendlyCrawler/1.0)',
  'Mozilla/5.0',
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 5.1)',
  'Screaming Frog SEO Spider/21.0',
  'Go-http-client/2.0',
  'Ruby',
  'ia_archiver',
  'WhatsApp/2.23.20.0',
  'LinkWalker/3.0 (http://www.brandprotect.com)',
  '',
])('%j is a robot', agent => {
  expect(isRobot(agent)).toBe(true);
});

test.each([
  BROWSER,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85',
  'Mozilla/5.0 (Linux; Android 15; SM-S921U) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
])('%j is a person’s browser', agent => {
  expect(isRobot(agent)).toBe(false);
});

test('a page that is fetched ahead counts once it is shown, and a head of a link checker never', () => {
  const { view, take } = aCounter();
  view('/pricing', { referer: 'https://agency.test/', 'sec-purpose': 'prefetch;prerender' });
  view('/pricing', {}, 'HEAD');
  expect(take()).toEqual([]);
  view('/pricing', { 'sec-fetch-site': 'same-origin', referer: 'https://agency.test/pricing' }, 'HEAD');
  expect(take()).toMatchObject([{ page: '/pricing', source: '', views: 1 }]);
});

test('a day ends at midnight of the agency, and what was counted before it keeps its day', () => {
  const { view, take, time } = aCounter();
  view('/');
  time.now = Date.parse('2026-07-07T00:00:00-04:00');
  view('/');
  expect(take().map(({ day }) => day)).toEqual(['2026-07-06', '2026-07-07']);
});

test('what could not be stored is counted on', () => {
  const { view, take, giveBack, time } = aCounter();
  view('/');
  giveBack(take());
  view('/');
  const views = take();
  expect(views).toMatchObject([{ views: 2 }]);
  time.now += 24 * 3_600_000;
  view('/');
  giveBack(views);
  expect(take().map(({ day, views }) => [day, views])).toEqual([
    ['2026-07-06', 2],
    ['2026-07-07', 1],
  ]);
});

test('invented sources fill no memory: beyond the limit they are one', () => {
  const { view, take } = aCounter();
  for (let n = 0; n < 6_000; n += 1) view('/', { referer: `https://s${n}.test/` });
  const views = take();
  expect(views).toHaveLength(5_001);
  expect(views.at(-1)).toMatchObject({ source: 'other', views: 1_000 });
});
