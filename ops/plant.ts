/**
 * `npm run plant`: omissions that a review once planted and nothing noticed, planted again in a copy of the tree, one at a
 * time. It says of each which check notices it, and fails when none does. `npm run plant -- receipt` takes those whose name
 * contains the word.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copy-tree.ts';

/** `was` stands once in the file. `noticedBy`: a part of a test file's path, or `types`. */
type Plant = {
  name: string;
  changes: readonly (readonly [file: string, was: string, is: string])[];
  noticedBy: string;
};

export const PLANTS: readonly Plant[] = [
  {
    name: 'a form of the receipt that another site may post',
    changes: [
      [
        'lib/orders/buyer.ts',
        '  if (isCrossSite(request, site.env.SITE_URL)) return respondProblem(403, orderProblems.cross_site);\n',
        '',
      ],
    ],
    noticedBy: 'tests/integration/site/every-post',
  },
  {
    name: 'leads deleted a day early',
    changes: [['lib/privacy/leads.ts', 'days: retention.leadDays,', 'days: retention.leadDays - 1,']],
    noticedBy: 'tests/integration/privacy/retention-daily',
  },
  {
    name: 'an invitation with another UID after each move',
    changes: [['lib/bookings/mails.ts', 'uid: `${row.id}@', 'uid: `${row.id}-${row.sequence}@']],
    noticedBy: 'tests/integration/bookings.test',
  },
  {
    name: 'a call canceled after it began',
    changes: [
      [
        'lib/bookings/bookings.ts',
        "    .where('starts_at', '>', site.now())\n    .where('calendar_id', 'is', null)\n    .returningAll()",
        "    .where('calendar_id', 'is', null)\n    .returningAll()",
      ],
    ],
    noticedBy: 'tests/integration/bookings/bookings',
  },
  {
    name: 'a specified label in other words',
    changes: [['components/checkout/payment-step.tsx', '>Total Amount<', '>Amount in total<']],
    noticedBy: 'components/checkout/payment-step',
  },
  {
    name: 'a note on the receipt in another currency',
    changes: [
      [
        'components/checkout/order-receipt.tsx',
        'fillText(words.monthly, { amount: money(monthlyMinor) })',
        "fillText(words.monthly, { amount: formatMoney({ minor: monthlyMinor, currency: 'USD' }) })",
      ],
    ],
    noticedBy: 'components/checkout/order-receipt',
  },
  {
    name: 'two links of the footer with swapped targets',
    changes: [
      [
        'content/navigation.ts',
        "{ label: 'About', href: routes.about() }",
        "{ label: 'About', href: routes.team() }",
      ],
      [
        'content/navigation.ts',
        "{ label: 'Team', href: routes.team() }",
        "{ label: 'Team', href: routes.about() }",
      ],
    ],
    noticedBy: 'tests/content/footer',
  },
  {
    name: 'a column that the erasure forgets',
    changes: [
      ['lib/privacy/orders.ts', "  buyer_phone: 'theirs',\n", ''],
      ['lib/privacy/orders.ts', '  buyer_phone: null,\n', ''],
    ],
    noticedBy: 'types',
  },
  {
    name: 'a column that the retention forgets',
    changes: [['lib/privacy/orders.ts', '  buyer_phone: null,\n', '']],
    noticedBy: 'types',
  },
  {
    name: 'a field that is drawn and thrown away',
    changes: [
      [
        'content/checkout.ts',
        "        { ...website, name: 'website' },",
        "        { ...website, name: 'website' },\n        { ...website, name: 'taxNumber' },",
      ],
    ],
    noticedBy: 'types',
  },
  {
    name: 'what staff plan, in the person’s own file',
    changes: [
      [
        'lib/privacy/leads.ts',
        "          answerEmail: 'answer_email',\n",
        "          answerEmail: 'answer_email',\n          step: 'next_step',\n",
      ],
    ],
    noticedBy: 'tests/integration/privacy/holdings',
  },
  {
    name: 'background work that no round does',
    changes: [
      [
        'lib/background-work.ts',
        '  calls: { work: () => cancelErasedCalls(getSite()), everyMs: MINUTE_MS, firstMs: MINUTE_BEFORE_FIRST_MS },\n',
        '',
      ],
      ['lib/background-work.ts', "import { cancelErasedCalls } from '@/lib/bookings';\n", ''],
      ['app/(desk)/desk/person/deeds.ts', '      await cancelErasedCalls(site);\n', ''],
      ['app/(desk)/desk/person/deeds.ts', 'import { cancelErasedCalls, listCallsOf', 'import { listCallsOf'],
    ],
    noticedBy: 'ops/exports',
  },
  {
    name: 'an exhibit without its sample tag',
    changes: [
      [
        'components/exhibits/articles/article-figure.tsx',
        '{isSample ? <SampleTag /> : null} {caption}',
        '{caption}',
      ],
    ],
    noticedBy: 'tests/content/exhibit-tags',
  },
  {
    name: 'a color that its copies do not follow',
    changes: [
      [
        'app/tokens.css',
        '--color-pin-fixed: oklch(0.552 0.206 29)',
        '--color-pin-fixed: oklch(0.5 0.206 300)',
      ],
    ],
    noticedBy: 'tests/content/brand-colors',
  },
  {
    name: 'smaller type for all that is read',
    changes: [['app/tokens.css', '--text-body: 1.0625rem;', '--text-body: 1rem;']],
    noticedBy: 'tests/content/style-scale',
  },
  {
    name: 'a time for a call that is sooner than the lead time',
    changes: [['lib/bookings/slots.ts', 'at >= now + leadHours * HOUR_MS', 'at >= now']],
    noticedBy: 'lib/bookings/slots',
  },
  {
    name: 'a deed without its line of the audit, and words that no deed says',
    changes: [
      ['app/(desk)/desk/payments/rules.deeds.ts', "    audit: ['payment-rule-removed'],\n", ''],
      [
        'content/desk.ts',
        "'payment-rule-gone': {",
        "'payment-rule-lost': { tone: 'ok', text: '' },\n  'payment-rule-gone': {",
      ],
    ],
    noticedBy: 'types',
  },
  {
    name: 'a field of a form at the desk that its deed does not read',
    changes: [['app/(desk)/desk/payments/rules.tsx', "[['rule', rule?.id", "[['rules', rule?.id"]],
    noticedBy: 'types',
  },
];

const root = join(import.meta.dirname, '..');

/** Plants one in the copy, says whether its check notices, and takes it back. */
function plant({ name, changes, noticedBy }: Plant, copy: string): boolean {
  for (const [file, was, is] of changes) {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(was, is));
  }
  const [tool, ...args] = noticedBy === 'types' ? ['tsc', '--noEmit'] : ['vitest', 'run', noticedBy];
  const { status } = spawnSync(join(copy, 'node_modules/.bin', tool ?? ''), args, { cwd: copy });
  for (const [file] of changes) cpSync(join(root, file), join(copy, file));
  const isNoticed = status !== null && status !== 0;
  console.log(`${isNoticed ? 'noticed by' : 'NOT NOTICED by'} ${noticedBy}: ${name}`);
  return isNoticed;
}

if (process.argv[1] === import.meta.filename) {
  const copy = copyTree('plant', ['node_modules', 'public/photos', '.next']);
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  const word = process.argv[2] ?? '';
  const chosen = PLANTS.filter(({ name }) => name.includes(word));
  const noticed = chosen.filter(one => plant(one, copy));
  console.log(`${noticed.length} of ${chosen.length} are noticed.`);
  if (noticed.length < chosen.length) process.exitCode = 1;
}
