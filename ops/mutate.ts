/**
 * `npm run mutate -- lib/orders/transition.ts`: which changes of a rule no test notices. It changes one operator, constant
 * or branch at a time in a copy of the tree and runs the tests that hold the rule. `--count=25` takes a sample, the
 * same each time; `--seed=2` takes another. Without a file it takes every rule below.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseAst } from 'rolldown/parseAst';
import { copyTree, listFromGit } from './copy-tree.ts';

/** Rules, and the tests that hold them besides the test of the same name. Those that need a database run last. */
const HELD_BY: Readonly<Record<string, readonly string[]>> = {
  'lib/orders/transition.ts': [
    'lib/orders/money-invariants',
    'integration/orders/consent',
    'integration/orders/not-captured',
    'integration/ledger/refunds.',
  ],
  'lib/orders/order.ts': [
    'lib/orders/transition',
    'lib/orders/money-invariants',
    'integration/orders/consent',
    'integration/orders/not-captured',
  ],
  'lib/orders/price.ts': ['integration/orders/create'],
  'lib/orders/advance.ts': [
    'lib/orders/money-invariants',
    'integration/ledger/refund-updates',
    'integration/orders/consent',
    'integration/orders/not-captured',
    'integration/orders/disputes',
    'integration/orders/edges',
    'integration/orders/twice',
    'integration/orders/unknown',
  ],
  'lib/ledger/refund.ts': [
    'lib/orders/money-invariants',
    'integration/ledger/refunds',
    'integration/ledger/refund-updates',
    'integration/desk/refunds',
  ],
  'lib/forms/schema.ts': ['lib/forms/parse', 'integration/forms/handler'],
  'lib/forms/parse.ts': ['lib/forms/schema', 'lib/forms/refuse-form', 'integration/forms/handler'],
  'lib/site/security/rate-limit.ts': [
    'integration/leads/rate-limit',
    'integration/accounts/throttle',
    'integration/privacy/retention-daily',
  ],
  'lib/site/money.ts': [],
  'lib/site/time.ts': [],
  'lib/mail/deliver.ts': [
    'integration/mail/delivery',
    'integration/mail/outage',
    'integration/mail/outbox-classes',
  ],
  'lib/mail/queue.ts': ['integration/mail/caps', 'integration/mail/again', 'integration/mail/outbox-'],
  'lib/accounts/sign-in.ts': [
    'integration/accounts/sign-in',
    'integration/accounts/throttle',
    'integration/accounts/log',
    'integration/accounts/meanwhile',
  ],
  'lib/accounts/factor.ts': [
    'lib/accounts/factor-code',
    'integration/desk/confirm-factor',
    'integration/desk/sign-in',
    'integration/desk/trusted-devices',
  ],
  'lib/search/rank.ts': ['lib/search/search', 'integration/search/relevance'],
  'lib/search/query.ts': ['lib/search/search'],
  'engine/slots/marks.ts': ['engine/slots/slot', 'engine/server'],
  'engine/serve/static-site.ts': [],
  'ops/restore.ts': ['integration/ops/restore'],
};

const root = join(import.meta.dirname, '..');
let running: ChildProcess | undefined;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  // What is changed is a copy, so nothing has to be put back.
  const copy = copyTree('mutate', ['node_modules', 'public/photos']);
  process.on('exit', () => {
    stop();
    rmSync(copy, { recursive: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  const count = Number(values.count ?? Infinity);
  for (const file of positionals.length > 0 ? positionals : Object.keys(HELD_BY))
    await mutate(file, { copy, count, seed: values.seed });
}

/** Prints how many changes of the file its checks notice, and each change that none does. */
async function mutate(file: string, { copy, count, seed }: Sampling): Promise<void> {
  const source = readFileSync(join(root, file), 'utf8');
  const all = changesIn(source, file.endsWith('x') ? 'tsx' : 'ts');
  const drawn = ({ start, text }: Change) =>
    createHash('sha256').update(`${seed} ${file} ${start} ${text}`).digest('hex');
  const sample = all.toSorted((a, b) => drawn(a).localeCompare(drawn(b))).slice(0, count);
  const checks = checksOf(file, copy);
  for (const check of checks) {
    const start = Date.now();
    if (await fails(check, 'inherit')) throw new Error(`${file}: ${check.name} fails before any change`);
    check.limitMs = MARGIN_MS + MARGIN * (Date.now() - start);
  }
  const noticed: string[] = [];
  const unnoticed: Change[] = [];
  for (const change of sample) {
    writeFileSync(join(copy, file), source.slice(0, change.start) + change.text + source.slice(change.end));
    let by: string | undefined;
    for (const check of checks) by ??= (await fails(check, 'ignore')) ? check.name : undefined;
    if (by) noticed.push(by);
    else unnoticed.push(change);
  }
  writeFileSync(join(copy, file), source);
  const share = Math.round((100 * noticed.length) / sample.length);
  const parts = checks.map(({ name }) => `${name} ${noticed.filter(by => by === name).length}`).join(', ');
  console.log(
    `${file}: ${noticed.length} of ${sample.length} noticed, ${share}% (${parts}; ${all.length} possible)`,
  );
  for (const { start, end, text } of unnoticed.toSorted((a, b) => a.start - b.start)) {
    const line = source.slice(0, start).split('\n').length;
    console.log(`  ${file}:${line} ${abbreviate(source.slice(start, end))} → ${abbreviate(text)}`);
  }
}

/** What may notice a change, the quickest first. */
function checksOf(file: string, copy: string): Check[] {
  const tests = [file.replace(/\.tsx?$/, '.test.'), ...(HELD_BY[file] ?? [])];
  const unit = tests.filter(test => globSync(`${test}*`, { cwd: copy }).length > 0);
  const integration = tests.filter(test => test.startsWith('integration/'));
  const globals = listFromGit('grep', '-lz', 'declare global', '--', 'engine', 'lib');
  const types = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['node', 'next'] },
    files: [file, ...globals],
    include: ['**/*.d.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.mutate.json'), JSON.stringify(types));
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot'];
  const checks: [string, string[], boolean][] = [
    ['unit', [...vitest, '--project=unit', '--project=unit-pages', ...unit], unit.length > 0],
    ['types', ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.mutate.json'], true],
    ['integration', [...vitest, '--project=integration', ONE_ENGINE, ...integration], integration.length > 0],
  ];
  return checks
    .filter(([, , isNeeded]) => isNeeded)
    .map(([name, args]) => ({ name, args, copy, limitMs: ALONE_MS }));
}

/** Whether a check fails, or takes so long that the change must have made a loop endless. */
function fails({ args, copy, limitMs }: Check, stdio: 'inherit' | 'ignore'): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: copy, detached: true, stdio });
  running = child;
  const limit = setTimeout(stop, limitMs);
  return new Promise(resolve => {
    child.on('exit', code => {
      clearTimeout(limit);
      running = undefined;
      resolve(code !== 0);
    });
  });
}

/** Ends the tests with their workers. */
function stop(): void {
  if (running?.pid) process.kill(-running.pid, 'SIGKILL');
}

/**
 * Every change to try. Types, names of modules and what only developers read (the text of an error that is thrown) are
 * left alone.
 */
export function changesIn(source: string, lang: 'ts' | 'tsx' = 'ts'): Change[] {
  return changesUnder(parseAst(source, { lang }), source);
}

function changesUnder(node: AstNode, source: string): Change[] {
  const isType = node.type.startsWith('TS') && node.expression === undefined;
  if (isType || LEFT_ALONE.has(node.type)) return [];
  return [...changesOf(node, source), ...childrenOf(node).flatMap(child => changesUnder(child, source))];
}

function childrenOf(node: AstNode): AstNode[] {
  const compared = EQUALITY.has(node.operator ?? '');
  return Object.entries(node)
    .filter(([name]) => name !== 'key' || node.computed)
    .flatMap(([, value]) => value as AstNode | AstNode[])
    .filter(value => typeof value?.type === 'string')
    .filter(value => !(compared && value.type === 'Literal'));
}

function changesOf(node: AstNode, source: string): Change[] {
  const { start, end, test, left, right, operator = '' } = node;
  const conditions = test && node.type !== 'SwitchCase' ? ['true', 'false'] : [];
  const branches = conditions.map(text => ({ start: test?.start ?? 0, end: test?.end ?? 0, text }));
  const other = left && right ? OTHER_OPERATOR[operator] : undefined;
  if (left && right && other && !isText(left, operator) && !isText(right, operator)) {
    const at = source.indexOf(operator, left.end);
    return [...branches, { start: at, end: at + operator.length, text: other }];
  }
  if (node.type === 'UnaryExpression' && operator === '!') return [{ start, end: start + 1, text: '' }];
  if (node.type === 'Literal') return otherValues(node).map(text => ({ start, end, text }));
  if (node.type === 'TemplateLiteral') return [{ start, end, text: '``' }];
  if (node.type === 'ExpressionStatement' && DOES.has(node.expression?.type ?? ''))
    return [{ start, end, text: ';' }];
  return branches;
}

/** `+` that joins texts. */
function isText({ type, value }: AstNode, operator: string): boolean {
  return operator.startsWith('+') && (type === 'TemplateLiteral' || typeof value === 'string');
}

function otherValues({ value, regex }: AstNode): string[] {
  if (regex) return [`/(?!)/${regex.flags}`];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'string') return [value === '' ? "'other'" : "''"];
  return [];
}

function abbreviate(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line || 'nothing';
}

type Sampling = { copy: string; count: number; seed: string };

type Check = { name: string; args: readonly string[]; copy: string; limitMs: number };

type Change = { start: number; end: number; text: string };

type AstNode = {
  type: string;
  start: number;
  end: number;
  operator?: string;
  left?: AstNode;
  right?: AstNode;
  test?: AstNode | null;
  expression?: AstNode;
  value?: unknown;
  regex?: { flags: string };
  computed?: boolean;
};

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
};
const EQUALITY = new Set(['===', '!==']);
const LEFT_ALONE = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'ThrowStatement',
]);
/** Statements that are only there for what they do. */
const DOES = new Set(['CallExpression', 'AwaitExpression']);

/** What differs between the engines is not in these rules, so their tests run on the embedded file. */
const ONE_ENGINE = String.raw`--testNamePattern=^(?!.*\(PostgreSQL\))`;

const ALONE_MS = 300_000;
const MARGIN = 4;
const MARGIN_MS = 20_000;

if (process.argv[1] === import.meta.filename) await run();
