import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DESK = 'app/(desk)/desk-actions/[action]/route.ts';

/**
 * The ways through the shop that a reader follows most, each from its entries to the answer. Later entries are
 * what the first loads for such a post alone. `limit`: how many files one may pass. It is set by `limitFor`, and set again
 * when a walk has become shorter.
 */
export const WALKS = {
  'a lead': { entries: ['app/forms/route.ts', 'app/forms/answer-form.ts', 'lib/leads/submit.ts'], limit: 19 },
  'an order, placed and captured': {
    entries: ['app/order/route.ts', 'app/checkout/return/route.ts'],
    limit: 24,
  },
  'a search': { entries: ['app/(site)/search/results/route.ts'], limit: 10 },
  'a question': { entries: ['app/ask/answer/route.ts'], limit: 47 },
  'a sign-in': {
    entries: ['app/forms/route.ts', 'app/forms/answer-form.ts', 'lib/accounts/form.ts'],
    limit: 19,
  },
  'a health check': { entries: ['app/healthz/route.ts'], limit: 3 },
  'a checkup, started': {
    entries: ['app/forms/route.ts', 'app/forms/answer-form.ts', 'lib/checkup/start.ts'],
    limit: 22,
  },
  'a booking': { entries: ['app/request/booking/route.ts'], limit: 15 },
  'an action on the newsletter': { entries: ['app/newsletter-actions/[action]/route.ts'], limit: 9 },
  'paying an invoice': { entries: ['app/invoice/pay/route.ts'], limit: 28 },
  'the file of an invoice': { entries: ['app/invoice/file/route.ts'], limit: 7 },
  'starting a payment link': { entries: ['app/pay/start/route.ts'], limit: 22 },
  'PayPal’s webhook': { entries: ['app/webhooks/paypal/route.ts'], limit: 25 },
  'the mail service’s webhook': { entries: ['app/webhooks/resend/route.ts'], limit: 18 },
  'background work': { entries: ['lib/background-work.ts'], limit: 144 },
  'billing’s round': { entries: ['lib/billing/round.ts'], limit: 39 },
  'a deed of the desk, without its matter': { entries: [DESK], limit: 16 },
  'a deed with emails': { entries: [DESK, 'app/(desk)/desk/mail/deeds.ts'], limit: 23 },
  'a deed with a newsletter': { entries: [DESK, 'app/(desk)/desk/newsletter/deeds.ts'], limit: 27 },
  'a deed with staff': { entries: [DESK, 'app/(desk)/desk/staff/deeds.ts'], limit: 25 },
  'a deed with the website’s content': { entries: [DESK, 'app/(desk)/desk/content/deeds.ts'], limit: 44 },
  'a deed with a lead': { entries: [DESK, 'app/(desk)/desk/leads/deeds.ts'], limit: 45 },
  'a deed with a plan': { entries: [DESK, 'app/(desk)/desk/billing/deeds.ts'], limit: 54 },
  'a refund': { entries: [DESK, 'app/(desk)/desk/orders/refunds.deeds.ts'], limit: 51 },
  'a download of leads': { entries: [DESK, 'app/(desk)/desk/leads/export.deeds.ts'], limit: 43 },
  'a download of orders': { entries: [DESK, 'app/(desk)/desk/orders/export.deeds.ts'], limit: 45 },
  'a download of invoices': { entries: [DESK, 'app/(desk)/desk/billing/export.deeds.ts'], limit: 40 },
  'a download of payments': { entries: [DESK, 'app/(desk)/desk/payments/export.deeds.ts'], limit: 37 },
  'a download of newsletter addresses': {
    entries: [DESK, 'app/(desk)/desk/newsletter/export.deeds.ts'],
    limit: 29,
  },
  'a download of a report': { entries: [DESK, 'app/(desk)/desk/reports/deeds.ts'], limit: 44 },
  // It reads what every other matter holds.
  'a deed with a person': { entries: [DESK, 'app/(desk)/desk/person/deeds.ts'], limit: 67 },
} as const satisfies Record<string, { entries: readonly string[]; limit: number }>;

/** From which share of a limit on a walk is a warning: there is room for one file more, and time to think of the second. */
export const NEAR = 0.95;

/** The limit of a walk that passes so many files today: just enough that it is no warning. */
export function limitFor(files: number): number {
  return Math.ceil(files / NEAR);
}

/**
 * The files that a walk passes: those with code that runs and what they import, as paths from the project's folder.
 * Packages, the engine and data are left out: `content/`, and the pages' records. So is `lib/site`, the floor that every walk
 * stands on.
 */
export async function walk(entries: readonly string[]): Promise<string[]> {
  const bundle = await rolldown({
    cwd: ROOT,
    input: [...entries],
    platform: 'node',
    resolve: { alias: { '@': ROOT } },
    external: name => !/^(?:[./]|@\/|app\/|lib\/)/.test(name),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = new Map(output.flatMap(chunk => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name)) return;
    reached.add(name);
    chunk.imports.forEach(reach);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk.fileName);
  const files = [...reached].flatMap(name =>
    Object.entries(chunks.get(name)?.modules ?? {}).flatMap(([file, { renderedLength }]) =>
      renderedLength > 0 && file.startsWith(ROOT) ? relative(ROOT, file) : [],
    ),
  );
  return [...new Set(files)].filter(file => !DATA.test(file)).sort();
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DATA =
  /^(?:content|engine|node_modules|lib\/site)\/|^app\/.*\/record\.ts$|^app\/\(site\)\/(?:pages|record|page-record)\.ts$/;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, { entries, limit }] of Object.entries(WALKS)) {
    const files = await walk(entries);
    console.log(`${name}: ${files.length} of ${limit}`);
    if (process.argv.includes('--files')) console.log(`  ${files.join('\n  ')}`);
  }
}
