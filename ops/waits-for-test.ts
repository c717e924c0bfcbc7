/**
 * What `npm run check` leaves to `npm test`, and why. A file that is not named here runs in both. docs/checks.md has the
 * promises; `ops/waits-for-test.test.ts` holds that each keeps a holder in `check`, or says there why it waits.
 */
export const WAITS_FOR_TEST = {
  // The browser is three quarters of a whole run. These are long and rarely fail alone, or another test fails first.
  'tests/e2e/account-browsers.spec.ts': 'two browsers of one account; integration holds each step',
  'tests/e2e/billing.spec.ts': 'a long journey; integration holds each step on both databases',
  'tests/e2e/bookings.spec.ts': 'a journey; integration holds each step on both databases',
  'tests/e2e/catalog.spec.ts': 'every page of the catalog, whose content the unit tests read',
  'tests/e2e/checkout-edges.spec.ts': 'rare turns; checkout-journeys walks the usual ones',
  'tests/e2e/consent-bar.spec.ts': 'the bar in every state; consent holds what may be set and sent',
  'tests/e2e/demo.spec.ts': 'the films, which change with their own words alone',
  'tests/e2e/desk-money.spec.ts': 'long journeys; integration holds each step on both databases',
  'tests/e2e/desk-places.spec.ts': 'integration holds the counting',
  'tests/e2e/desk-sign-in.spec.ts': 'many sign-ins with a code; integration holds every refusal',
  'tests/e2e/desk.spec.ts': 'long journeys and every page of the desk; integration draws each page',
  'tests/e2e/development.spec.ts': 'compiles pages in a server of development, which no visitor sees',
  'tests/e2e/embeds-hosted-copy.spec.ts': 'tools of third parties that are not configured',
  'tests/e2e/embeds-widget.spec.ts': 'tools of third parties that are not configured',
  'tests/e2e/embeds.spec.ts': 'tools of third parties that are not configured',
  'tests/e2e/engines.spec.ts': 'starts two further browsers',
  'tests/e2e/keyboard.spec.ts':
    'Tab from end to end of many pages; keyboard-purchase walks the one that earns',
  'tests/e2e/late-files.spec.ts': 'waits for files that never come',
  'tests/e2e/newsletter-issues.spec.ts': 'a journey; integration holds each step on both databases',
  'tests/e2e/passkeys.spec.ts': 'a journey; integration holds each step on both databases',
  'tests/e2e/payment-links.spec.ts': 'a journey; integration holds each step on both databases',
  'tests/e2e/payments-off.spec.ts': 'starts a site of its own',
  'tests/e2e/promotion-edges.spec.ts': 'edges of time; unit tests hold the window',
  'tests/e2e/promotion-places.spec.ts': 'integration holds the counting',
  'tests/e2e/promotion-popup.spec.ts': 'a part of July alone',
  'tests/e2e/refunds.spec.ts': 'journeys; integration holds each step on both databases',
  'tests/e2e/rendered-ahead.spec.ts': 'loads in Chromium with its window, with real waits',
  'tests/e2e/view-transitions.spec.ts': 'movement between pages, which holds no promise',
  'tests/e2e/visitor-settings.spec.ts':
    'many settings on many pages; site-browser reads the main kinds in them',
  // Sites of their own, and waits for clocks.
  'tests/crash/cache-headers.test.ts': 'starts a site of its own; unit tests hold the headers',
  'tests/crash/client-addresses.test.ts': 'starts a site of its own; unit tests hold the address',
  'tests/crash/database-gone.test.ts': 'waits for limits of time',
  'tests/crash/disk-full.test.ts': 'makes a disk of its own; integration holds the response',
  'tests/crash/failed-requests.test.ts': 'starts a site of its own',
  'tests/crash/filled-pages.test.ts': 'starts a site of its own',
  'tests/crash/image-tree.test.ts': 'copies the whole tree as the container has it',
  'tests/crash/launcher-killed.test.ts': 'starts a site for each launcher',
  'tests/crash/log-reader-gone.test.ts': 'starts a site of its own',
  'tests/crash/move-survives-kill.test.ts': 'many kills; integration holds the move itself',
  'tests/crash/nginx-conf.test.ts': 'needs nginx',
  'tests/crash/pages-made-again.test.ts': 'makes all pages; the fixture of the engine does for a small site',
  'tests/crash/port-taken.test.ts': 'starts a site of its own',
  'tests/crash/processes-start-together.test.ts': 'starts several sites',
  'tests/crash/publishing.test.ts': 'builds a release while people visit',
  'tests/crash/publishing-watched.test.ts': 'makes all pages; integration posts each deed',
  'tests/crash/read-only-disk.test.ts': 'makes a disk of its own; integration holds the response',
  'tests/crash/refunds-survive-kill.test.ts': 'orders-survive-kill kills the same steps',
  'tests/crash/rolling-restart.test.ts': 'a minute for one test; drain holds a single stop',
  'tests/crash/security-log.test.ts': 'starts a site of its own',
  'tests/crash/seen-from-outside.test.ts': 'starts a site of its own; waits for metrics',
} as const satisfies Readonly<Record<`tests/${string}`, string>>;

/** Pages that `site-browser` looks at in `npm run check`: those where people act, and the two most usual kinds. */
export const KINDS_IN_CHECK: readonly string[] = [
  'home',
  'pricing',
  'service',
  'article',
  'contact',
  'get-started',
  'checkout',
  'not-found',
];

/** Whether this process belongs to `npm run check`. */
export const isBeforeMerge = process.env['BEFORE_MERGE'] === '1';

/** The files that this run leaves out, as patterns from any folder. */
export const leftOut: readonly string[] = isBeforeMerge
  ? Object.keys(WAITS_FOR_TEST).map(file => `**/${file}`)
  : [];

const MEASURED = 'it is measured, by `npm run bench` on an idle machine';

/** Promises without a holder in `npm run check`, by their name in the table of docs/checks.md, and why they wait. */
export const WAITING_PROMISES: Readonly<Record<string, string>> = {
  U1: MEASURED,
  U2: MEASURED,
  U7: 'it starts a site of its own whose pages fail',
  U9: 'it builds a release, as long as the site itself takes',
  W2: MEASURED,
  W3: MEASURED,
  'The launcher is killed, the site runs on': 'it starts a site for each launcher',
  Load: MEASURED,
  Burst: MEASURED,
  Soak: MEASURED,
  'The launcher killed hard': 'it starts a site for each launcher',
  'Rolling restart': 'its restarts take a minute; `tests/crash/drain.test.ts` holds a single stop in `check`',
  'Several processes': MEASURED,
  'A rolling restart on a new release': 'it needs nginx, and changes with deploy/nginx.conf alone',
  'A request can be followed': 'it starts a site of its own and waits for its metrics',
  'The move to PostgreSQL killed':
    'it is killed many times; integration tests hold the move itself in `check`',
  'Published from the desk': 'it builds a release, as long as the site itself takes',
  'Published in a browser':
    'it makes all pages; `tests/integration/desk/content.test.ts` holds each deed in `check`',
  'Start together': 'it starts several sites on each engine',
  'Disk full':
    'it makes a disk of its own; `tests/integration/forms/handler.test.ts` holds the response in `check`',
  'Disk read-only':
    'it makes a disk of its own; `tests/integration/forms/handler.test.ts` holds the response in `check`',
  'Database gone and back':
    'it waits for limits of time; `tests/integration/site/postgres-silent.test.ts` holds one in `check`',
  'An uncaught error': 'it starts a site of its own whose pages fail',
  'Log collector dead': 'it starts a site of its own and ends what reads its log',
};
