import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { about } from '@/content/about';
import { contactPage } from '@/content/contact-page';
import { odellPhone } from '@/content/demo-shop';
import { chatbotExhibit } from '@/content/exhibits/chatbot';
import { browserExhibit } from '@/content/exhibits/platform';
import {
  calendarExhibit,
  profileExhibit,
  reviewExhibit,
  websiteExhibit,
} from '@/content/exhibits/service-heroes';
import { apiCords } from '@/content/google-services/documents/api-cords';
import { ownerList } from '@/content/google-services/documents/owner-list';
import { spamEmail } from '@/content/google-services/documents/spam-email';
import { googleHub } from '@/content/google-services/hub';
import { home } from '@/content/home';
import { platformIndex } from '@/content/platform-pages';
import { projects } from '@/content/portfolio';
import { promotionPage } from '@/content/promotion-page';
import { requestPage } from '@/content/requests';
import { reviews } from '@/content/reviews';
import { servicePages } from '@/content/service-pages';
import { site } from '@/content/site';
import { smallBusiness } from '@/content/small-business';
import { team } from '@/content/team';
import { policies } from './raw-documents';

const files = globSync('content/**/*.{ts,mdx}').map(name => ({ name, text: readFileSync(name, 'utf8') }));

/** Words of one side of two statements that contradicted each other. */
const NEVER = [
  ['a price that is not listed is quoted before we start', /by agreement/i],
  ['an export is made when the client asks', /without asking us|not have to ask us/i],
  ['the satisfaction guarantee asks whether the client is satisfied', /not what (?:we|was) agreed/i],
  ['conversations are read the next business morning', /\bread(?:s)?\b[^.’]{0,30} in the morning/i],
  ['results take three to six months', /(?:two|four|five) to six months/i],
  ['the office is in Millbrook, on Mill Road', /on Main Street since|hardware store and the bakery/i],
  ['nothing goes live on a Friday', /live (?:on |the )?Friday/i],
  [
    'every plan’s chatbot answers from the price list',
    /trained on your own price list|on your own price list/i,
  ],
  ['a build is not paid with a first month', /begin with the first month alone|or leave it out and pay/i],
  ['the bot gives no safety advice', /\bvalve\b|leave the house|stay outside/i],
  ['no build is sold for the monthly price alone', /\bor the monthly price alone/i],
  ['the map is three names first, and the page goes on', /everyone else gets page two/i],
  [
    'a draft may start with AI tools',
    /every article is written and edited by|writes and edits every article/i,
  ],
  ['no profile’s questions are answered, which Google has closed', /posts, questions/i],
  [
    'no sample claims a source that it does not have',
    /with permission|customers wrote all|in their own words|three have offered|owners (?:have )?stay/i,
  ],
  ['the Accessibility Tools are our own', /loads a tool made by another company/i],
] as const;

test.each(NEVER)('everywhere, %s', (_, contradiction) => {
  expect(files.filter(({ text }) => contradiction.test(text)).map(({ name }) => name)).toEqual([]);
});

test('wherever our community or its forums are explained, they are an email group', () => {
  const named = files.filter(({ text }) => /\bforums\b/i.test(text) && /community/i.test(text));
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(({ text }) => !/by email|email group/i.test(text)).map(({ name }) => name)).toEqual([]);
  const rules = policies.find(({ slug }) => slug === 'complaints-and-community-guidelines')?.body ?? '';
  expect(rules).not.toMatch(/\bposts?\b|\bthreads?\b|“Report”/i);
});

test('no one on our staff has the name of a client', () => {
  const staff = team.map(({ name }) => name.split(' ')[0] ?? '');
  const clients = [
    ...projects.map(({ title }) => title),
    ...reviews.items.map(({ author }) => author),
    ...promotionPage.testimonials.items.map(({ author }) => author),
  ].flatMap(name => name.split(' '));
  expect(clients.filter(name => staff.includes(name))).toEqual([]);
});

test('no one on our staff is a customer in an example', () => {
  const customers = JSON.stringify([
    apiCords,
    calendarExhibit,
    chatbotExhibit.cases.map(({ chat }) => chat),
    ownerList,
    reviewExhibit,
    spamEmail,
  ]);
  const staff = team.map(({ name }) => name.split(' ')[0] ?? '');
  expect(staff.filter(name => new RegExp(`\\b${name}\\b`).test(customers))).toEqual([]);
});

test('a sample shop has one phone number on all its pictures, and shares it with no other', () => {
  const florist = profileExhibit.rows.find(({ field }) => field === 'Phone')?.value;
  const bakery = websiteExhibit.marks.find(({ name }) => name === 'Call')?.words;
  expect(browserExhibit.call).toBe(florist);
  expect(new Set([florist, bakery, odellPhone]).size).toBe(3);
});

test.each([
  ['about', about],
  ['contact', contactPage],
  ['services', servicePages],
  ['small business', smallBusiness],
])('the page %s says where we work', (_, page) => {
  expect(JSON.stringify(page)).toContain(site.area.elsewhere);
});

test('the sets of names and the first Google tools are as many as the headings say', () => {
  const terms = policies.find(({ slug }) => slug === 'terms-of-service')?.body ?? '';
  const [, table = ''] = /Four sets of names[^|]*((?:\|.*\n)+)/.exec(terms) ?? [];
  expect(table.trim().split('\n')).toHaveLength(4 + 2);
  const tools = [
    'Business Profile',
    'Search Console',
    'Analytics',
    'Tag Manager',
    'email at your own domain',
  ];
  const first = googleHub.order.steps.slice(0, 4).join(' ');
  expect(tools.filter(tool => !first.includes(tool))).toEqual([]);
  const counts = [googleHub.lede, googleHub.cabinet.title, googleHub.order.lede];
  expect(counts.filter(text => !/\bfive\b/.test(text))).toEqual([]);
});

test('Basic has no report, in each place that says so', () => {
  const report = platformIndex.compare.rows.find(({ label }) => label === 'Report');
  expect(report?.values[0]).toBe('No');
});

/** Every file that stores something in the visitor's browser, and its row in the cookies policy. */
const STORED: Record<string, string | string[]> = {
  'components/assistant/stored-turns.ts': ['Conversation'],
  'components/questionnaire/saved-answers.ts': 'Questionnaire answers',
  'components/page-script/package-press.ts': 'Your package',
  'components/packages/package-store.ts': 'Your package',
  'components/accessibility/choices.ts': 'Accessibility choices',
  'components/page-script/review-source.ts': 'Review source',
  'components/search/search-key.ts': 'Search key',
  'components/search/search-history.ts': 'Recent searches',
  'components/account/stored-user.ts': 'Signed-in record',
  'components/page-script/theme.ts': 'Theme',
  'components/page-script/toasts.ts': 'Closed notice',
  'engine/islands/reload-if-replaced.ts': 'Missing file',
  'components/promotion/popup/popup-memory.ts': 'Dismissed promotion',
  'lib/analytics/consent.ts': 'Your cookie choice',
  'lib/analytics/track.ts': ['Counted orders', 'Counted sign-in'],
  'lib/analytics/data-layer.ts': 'Noted sale or sign-in',
};

test('the cookies policy lists everything that the site stores in the browser', () => {
  const code = globSync('{app,components,engine,lib}/**/*.{ts,tsx}').filter(name => !/\.test\./.test(name));
  const storing = code.filter(name =>
    /(?:local|session)Storage(?:\.setItem\(|\[\w+\] \?{0,2}=)|\bstore\b[^;]*from '@\/lib\/site\/browser'/.test(
      readFileSync(name, 'utf8'),
    ),
  );
  expect(storing.sort()).toEqual(Object.keys(STORED).sort());
  const policy = policies.find(({ slug }) => slug === 'cookies-policy')?.body ?? '';
  expect(
    Object.values(STORED)
      .flat()
      .filter(row => !policy.includes(`| ${row} `)),
  ).toEqual([]);
});

/** Every file that sets a cookie, and its rows. Statistics cookies are Google's, and only deleted here. */
const COOKIES: Record<string, string[]> = {
  'lib/accounts/session-cookie.ts': ['Sign-in', 'Trusted staff device'],
  'lib/leads/thanks.ts': ['What you just sent'],
  'lib/analytics/receipt-address-script.ts': ['Opened receipt'],
};

test('the cookies policy lists the cookies that the site sets, and no others', () => {
  const code = globSync('{app,components,engine,lib,server}/**/*.{ts,tsx}').filter(
    name => !/\.test\./.test(name),
  );
  const setting = code.filter(name =>
    /; Max-Age=\$|document\.cookie=cookie/.test(readFileSync(name, 'utf8')),
  );
  expect(setting.sort()).toEqual(Object.keys(COOKIES).sort());
  const policy = policies.find(({ slug }) => slug === 'cookies-policy')?.body ?? '';
  const rows = [...policy.matchAll(/^\| (.+?) +\| Cookie/gm)].map(([, name = '']) => name);
  expect(rows.sort()).toEqual(Object.values(COOKIES).flat().sort());
});

test('the terms say who signs, where a lawsuit is filed, who may take over and what the agreement is', () => {
  const terms = policies.find(({ slug }) => slug === 'terms-of-service')?.body ?? '';
  for (const clause of ['site.legal.name', 'site.legal.courts', '**Assignment.**', '**Entire agreement.**'])
    expect(terms).toContain(clause);
});

test('the privacy policy names the companies that handle personal data, and states every time', () => {
  const privacy = policies.find(({ slug }) => slug === 'privacy-policy')?.body ?? '';
  for (const company of ['PayPal', 'Resend', 'site.legal.hostingProvider', 'Google'])
    expect(privacy).toMatch(new RegExp(`^\\| [^|]*${company}`, 'm'));
  expect(privacy).not.toMatch(/of no more use|time the law sets|when we can/);
});

test('where a text names the next hundred customers, it says from which day they count', () => {
  const texts = files.filter(({ name }) => name.includes('promotion')).map(({ text }) => text);
  const sentences = texts.join('\n').match(/[^'`\n]*next \{places\} customers[^'`\n]*/g) ?? [];
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter(sentence => !sentence.includes('{startDay}'))).toEqual([]);
});

test('where the time to an answer is explained, US federal holidays do not count', () => {
  const policy = policies.find(({ slug }) => slug === 'customer-support-policy');
  expect(policy?.body).toMatch(/all hours of a business day and none of a weekend or US federal holiday/);
  expect(requestPage.promise.business).toContain('no US federal holidays');
});

test('a bot that books asks about an emergency first', () => {
  expect(home.night.chat[1].text).toMatch(/running right now\?/);
});
