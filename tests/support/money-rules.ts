import { site as agency } from '@/content/site';
import type { BillingSubscriptionRow, InvoiceRow } from '@/lib/site/db/tables';
import { DAY_MS, dayIn } from '@/lib/site/time';
import type { Facts, Holding, Life } from './money-life';

/** What must be true of a customer's money after each thing that happens. Each rule throws its own words. */
export async function checkMoney({ life, facts, before }: Checked): Promise<void> {
  const now = await takeSnapshot(life, facts);
  captures(facts, before, now);
  await books(life, facts, now);
  await months(life, facts, before, now);
  await mails(life, before, now);
}

type Checked = { life: Life; facts: Facts; before: Snapshot };
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;

/** The money, the papers and the emails at one moment. */
export async function takeSnapshot(life: Life, facts: Facts) {
  const [holdings, invoices, plan, sent] = [
    await life.holdings(),
    await life.invoices(),
    await life.plan(),
    await life.mails(),
  ];
  const today = dayIn(agency.timeZone, life.world.site.now());
  const valid = [...facts.links].flatMap(([id, until]) => (life.world.site.now() < until ? id : []));
  const receivables = [...invoices.map(({ key }) => key), ...valid];
  const owed = new Set(receivables.filter(receivable => isOwed(receivable, { holdings, invoices, facts })));
  const agreed = (await life.consents()).filter(({ state }) => state === 'active').map(({ id }) => id);
  return { agreed, holdings, invoices, plan, sent, today, owed };
}

/** By what PayPal holds and what staff have ended: nothing of a receivable was kept, and none of it is on its way. */
function isOwed(receivable: string, { holdings, invoices, facts }: Known): boolean {
  const own = holdings.filter(holding => holding.receivable === receivable);
  const invoice = invoices.find(({ key }) => key === receivable);
  if (facts.ended.has(receivable) || invoice?.state === 'void' || invoice?.total_minor === 0) return false;
  if (own.some(({ kept }) => kept > 0)) return false;
  // What we gave back is not asked for again; what a bank took back whole is, of an invoice.
  return own.length === 0 || (invoice !== undefined && own.every(({ refunded }) => refunded === 0));
}

type Known = { holdings: readonly Holding[]; invoices: readonly InvoiceRow[]; facts: Facts };

function rule(name: string, holds: boolean, detail: unknown = ''): void {
  if (!holds && !ignoredRules.has(name)) throw new Error(`${name} ${JSON.stringify(detail)}`);
}

/** For a search for the other rules that something breaks. */
export const ignoredRules = new Set<string>();

function captures({ slipped }: Facts, before: Snapshot, now: Snapshot): void {
  const known = new Set(before.holdings.map(({ captureId }) => captureId));
  const taken = now.holdings.filter(
    ({ captureId, paymentId }) => !known.has(captureId) && !slipped.has(paymentId),
  );
  const isAgreed = [...before.agreed, ...now.agreed].length > 0;
  rule('A charge without consent.', isAgreed || taken.every(({ isCharge }) => !isCharge));
  for (const { receivable } of taken) {
    const isNew =
      !before.invoices.some(({ key }) => key === receivable) &&
      now.invoices.some(({ key }) => key === receivable);
    rule('Money was taken for what was not owed.', before.owed.has(receivable) || isNew, receivable);
  }
  const receivables = taken.map(({ receivable }) => receivable);
  rule('Money was taken twice at once.', new Set(receivables).size === receivables.length);
}

/** Desk, page and link say of each receivable what PayPal's money says. */
async function books(life: Life, facts: Facts, { holdings, invoices, plan }: Snapshot): Promise<void> {
  const orders = await life.orders();
  // What PayPal has not told yet can't be in the books.
  const isTold = holdings.every(holding => {
    const order = orders.find(({ id }) => id === holding.orderId);
    return (
      order?.refunded_minor === holding.refunded &&
      order.reversed_minor === holding.reversed &&
      (order.state === 'pending') === holding.isPending &&
      (holding.isPending || order.captured_minor === holding.minor)
    );
  });
  rule('What PayPal has is not in the books after the comparison.', isTold || !facts.isCompared, holdings);
  facts.isCompared = false;
  if (!isTold) return;
  await life.bill();
  const desk = await life.desk();
  const twice = new Map<string, number>();
  for (const { key, total_minor: total, from_on: from } of invoices) {
    const own = holdings.filter(holding => holding.receivable === key);
    const kept = own.filter(holding => holding.kept > 0 && !holding.isPending);
    const page = await life.read(key);
    const state = page?.invoice.state;
    const onDesk = desk.open.find(invoice => invoice.key === key);
    rule('Desk and page differ about what is open.', (onDesk !== undefined) === (state === 'open'), state);
    if (facts.ended.has(key)) {
      rule('A voided invoice came back.', state === 'void', state);
      for (const { orderId, kept: minor } of kept) twice.set(orderId, minor);
      continue;
    }
    if (state === 'void') continue;
    // The plan ended before its month began.
    const isNever = plan?.state === 'ended' && from >= (plan.ends_on ?? '');
    if (isNever) for (const { orderId, kept: minor } of kept) twice.set(orderId, minor);
    const name = kept.some(({ reversed }) => reversed > 0)
      ? 'A part that was taken back counts as all.'
      : own.some(({ refunded }) => refunded > 0)
        ? 'A refund of one payment hides the other.'
        : 'An invoice that is paid is open.';
    if (kept.length > 0) rule(name, state === 'paid', { state, own });
    for (const { orderId, kept: minor } of kept.filter(({ orderId }) => orderId !== page?.invoice.orderId))
      twice.set(orderId, minor);
    if (kept.length > 0)
      rule(
        name,
        kept.some(({ orderId }) => orderId === page?.invoice.orderId),
        'booked',
      );
    const isNeverPaid = own.every(({ isPending }) => isPending);
    if (isNeverPaid && total > 0) rule('An invoice that no one paid is not open.', state === 'open', state);
    if (own.length > 0 && own.every(({ reversed, minor }) => reversed === minor))
      rule('What a bank took back whole is not owed.', state === 'open', state);
  }
  for (const id of facts.links.keys()) {
    const own = holdings.filter(({ receivable, isPending }) => receivable === id && !isPending);
    const kept = own.filter(({ kept }) => kept > 0);
    const link = await life.link(id);
    rule('A link says unpaid whose money we keep.', kept.length === 0 || link?.state === 'paid', link);
    const isGone = own.length > 0 && kept.length === 0;
    rule('A link says paid whose money went back.', !isGone || link?.state !== 'paid', own);
    const second = kept.filter(({ orderId }) => facts.ended.has(id) || orderId !== link?.order?.id);
    for (const { orderId, kept: minor } of second) twice.set(orderId, minor);
  }
  const listed = desk.paidTwice.map(({ id, minor }) => [id, minor] as const);
  rule(
    'The desk’s list of what was paid twice is wrong.',
    JSON.stringify(Object.fromEntries(sorted(listed))) ===
      JSON.stringify(Object.fromEntries(sorted([...twice]))),
    { listed, twice: [...twice] },
  );
}

/** Months are billed as they run, ends come, and what staff gave is in the papers once. */
async function months(
  life: Life,
  facts: Facts,
  before: Snapshot,
  { invoices, plan, today }: Snapshot,
): Promise<void> {
  if (!plan) return;
  const { state, ends_on: endsOn, next_on: nextOn } = plan;
  const standing = invoices.filter(row => row.state !== 'void');
  const known = new Set(before.invoices.map(({ id }) => id));
  const added = invoices.filter(({ id }) => !known.has(id));
  for (const row of added)
    rule('A month was billed that had begun.', row.from_on >= row.issued_on, row.from_on);
  rule(
    'Several months were billed on one day.',
    new Set(added.map(row => row.issued_on)).size === added.length,
  );
  // What a person did since the last round is billed by the next one, a minute later.
  if (isUnbilled(plan, today)) await life.bill();
  const billed = await life.plan();
  rule('A month that runs was not billed.', !billed || !isUnbilled(billed, today), { nextOn, today });
  rule(
    'A plan that ends has no end.',
    (endsOn === null) ===
      (state !== 'ending' && state !== 'ended' && state !== 'suspended' && facts.endsOn === null),
    { state, endsOn },
  );
  rule('The end that was told has moved.', facts.endsOn === null || endsOn === facts.endsOn, {
    endsOn,
    told: facts.endsOn,
  });
  rule('A plan is active and has an end.', state !== 'active' || endsOn === null, { state, endsOn });
  rule(
    'The end did not come.',
    state === 'ended' || before.today === today || endsOn === null || endsOn > today,
    { state, endsOn, today },
  );
  const never = standing.filter(
    row => state === 'ended' && row.state === 'open' && row.from_on >= (endsOn ?? ''),
  );
  rule(
    'A month that never begins is owed.',
    never.length === 0,
    never.map(row => row.from_on),
  );
  const lines = [...standing.flatMap(linesOf), ...linesOf({ lines: plan.pending })];
  const given = [...facts.credits.values()].reduce((sum, minor) => sum + minor, 0);
  const found = -lines.filter(({ minor }) => minor < 0).reduce((sum, { minor }) => sum + minor, 0);
  rule('A credit is not in the papers once.', given === found, { given, found });
  const difference = (source: readonly { lines: string }[]) =>
    source
      .flatMap(linesOf)
      .filter(({ label }) => label.startsWith('Setup'))
      .reduce((sum, { minor }) => sum + minor, 0);
  const bought = (await life.orders()).find(order => order.id === plan.order_id);
  if (bought?.billing === 'setup-and-monthly') {
    const ids = (JSON.parse(plan.lines) as { id: string }[]).map(({ id }) => id);
    const settled = life.setupOf(['basic']) + difference(standing);
    const due = Math.max(0, life.setupOf(ids) - settled);
    const pending = difference([{ lines: plan.pending }]);
    if (state !== 'ended')
      rule('The setup’s difference is owed for no bigger plan.', pending === due, { pending, due });
  }
  const paidOn = dayIn(agency.timeZone, bought?.paid_at ?? 0);
  rule('A plan begins before it was bought.', (plan.anchor_on ?? paidOn) >= paidOn, plan.anchor_on);
  if (!facts.isMoved && plan.anchor_on !== null && bought?.billing !== 'setup-and-monthly') {
    const first = dayIn(agency.timeZone, bought?.paid_at ?? 0);
    const days = [Number(nextOn?.slice(8)), Number(first.slice(8))];
    const isLast = nextOn !== null && dayAfter(nextOn).endsWith('-01');
    rule(
      'The day of the month has moved.',
      days[0] === days[1] || (isLast && (days[0] ?? 0) < (days[1] ?? 0)),
      { nextOn, first },
    );
  }
}

/** Whether the invoice of the next month should have gone out, a day before it begins. */
function isUnbilled(plan: Plan, today: string): boolean {
  const { state, ends_on: endsOn, next_on: nextOn } = plan;
  if (nextOn === null || nextOn > dayAfter(today)) return false;
  return state === 'active' || (state === 'ending' && (endsOn ?? '') > nextOn && !cutsShort(plan));
}

/** Whether the next month would not be whole before the end. */
function cutsShort({ next_on: nextOn, ends_on: endsOn }: Plan): boolean {
  return nextOn !== null && endsOn !== null && Date.parse(endsOn) - Date.parse(nextOn) < 28 * DAY_MS;
}

/** No reminder, fee or threat to someone who owes nothing, whose payment is on its way, or who is on hold by us. */
async function mails(life: Life, before: Snapshot, now: Snapshot): Promise<void> {
  const known = new Set(before.sent.map(({ id }) => id));
  for (const mail of now.sent.filter(({ id, kind }) => kind === 'invoice-reminder' && !known.has(id))) {
    const key = now.invoices.find(({ id }) => id === mail.subject_id)?.key ?? '';
    const own = before.holdings.filter(({ receivable }) => receivable === key);
    rule(
      'A reminder of a payment that is on its way.',
      !own.some(({ isPending }) => isPending),
      mail.subject,
    );
    rule('A reminder of what is not owed.', now.owed.has(key) || before.owed.has(key), mail.subject);
    rule(
      'A reminder while the plan is on hold by us.',
      before.plan?.state !== 'paused' || now.plan?.state !== 'paused',
      mail.subject,
    );
  }
  const [was, is] = [before.plan, now.plan];
  const isChanged =
    was && is && (was.state !== is.state || was.ends_on !== is.ends_on || before.invoices.some(isNews(now)));
  const isTold = now.sent.some(
    ({ id, kind, subject_id }) => kind === 'plan-notice' && subject_id === is?.id && !known.has(id),
  );
  rule('The customer is told nothing of a change.', !isChanged || isTold, [was?.state, is?.state]);
  for (const { key } of now.invoices) {
    if (!now.holdings.some(({ receivable, isPending }) => receivable === key && isPending)) continue;
    const standing = (await life.read(key))?.standing;
    const earlier = before.holdings.some(({ receivable, isPending }) => receivable === key && isPending);
    if (earlier && now.today > before.today)
      rule(
        'A late fee grows while the payment is on its way.',
        (standing?.feeMinor ?? 0) <= (fees.get(key) ?? 0),
        key,
      );
    fees.set(key, standing?.feeMinor ?? 0);
  }
}

type Plan = Pick<BillingSubscriptionRow, 'state' | 'next_on' | 'ends_on'>;

/** Whether something became of an invoice that the customer does not know from their own payment or refund. */
const isNews =
  ({ invoices }: Snapshot) =>
  (before: InvoiceRow): boolean => {
    const now = invoices.find(({ id }) => id === before.id);
    if (!now) return false;
    const isReopened = before.state === 'paid' && now.state === 'open';
    return (
      isReopened || (before.state !== now.state && now.state === 'void') || before.is_held !== now.is_held
    );
  };

const fees = new Map<string, number>();

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

function linesOf({ lines }: { lines: string }): { label: string; minor: number }[] {
  return JSON.parse(lines);
}

function sorted(pairs: readonly (readonly [string, number])[]) {
  return pairs.toSorted(([one], [other]) => one.localeCompare(other));
}
