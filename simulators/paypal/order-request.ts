import {
  fault,
  isObject,
  readAmount,
  readList,
  readObject,
  readTextField,
  readUrl,
  requireText,
  type Node,
} from './fields.ts';
import type { Money } from './money.ts';
import type { Item, OrderDraft } from './order.ts';
import { problem, type Problem, type Violation } from './problem.ts';

type ParsedOrderRequest = { kind: 'ok'; draft: OrderDraft } | { kind: 'refused'; problem: Problem };

/** Reads the body of a create request as PayPal would, schema first, then sums. Only what we simulate is taken. */
export function parseOrderRequest(
  body: unknown,
  { hasRequestId }: { hasRequestId: boolean },
): ParsedOrderRequest {
  if (!isObject(body)) return { kind: 'refused', problem: problem([{ issue: 'MALFORMED_REQUEST_JSON' }]) };
  const violations: Violation[] = [];
  const root: Node = { value: body, path: '', report: violation => violations.push(violation) };
  checkIntent(root);
  const context = readContext(root, hasRequestId);
  const unit = readUnit(root);
  if (violations.length > 0 || !unit) return { kind: 'refused', problem: problem(violations) };
  return { kind: 'ok', draft: { ...context, ...unit } };
}

function checkIntent(root: Node): void {
  const intent = requireText(root, 'intent', { maxLength: 255 });
  if (intent !== '' && intent !== 'CAPTURE') fault(root, 'intent', 'INVALID_PARAMETER_VALUE');
}

/** The return addresses, in the old style (`application_context`) or the new (`payment_source.paypal`). */
function readContext(root: Node, hasRequestId: boolean): Context {
  const source = readObject(root, 'payment_source');
  if (!source) return { linkStyle: 'approve', ...readAddresses(readObject(root, 'application_context')) };
  if (!hasRequestId) root.report({ issue: 'PAYPAL_REQUEST_ID_REQUIRED' });
  const paypal = readObject(source, 'paypal');
  if (!paypal) fault(root, 'payment_source', 'NO_PAYMENT_SOURCE_PROVIDED');
  const context = paypal && readObject(paypal, 'experience_context');
  return { linkStyle: 'payer-action', ...readAddresses(context) };
}

function readAddresses(context: Node | null): Omit<Context, 'linkStyle'> {
  if (!context) return { returnUrl: null, cancelUrl: null, brandName: null };
  return {
    returnUrl: readUrl(context, 'return_url'),
    cancelUrl: readUrl(context, 'cancel_url'),
    brandName: readTextField(context, 'brand_name', { maxLength: 127 }),
  };
}

function readUnit(root: Node): Unit | null {
  const units = readList(root, 'purchase_units');
  const [unit] = units;
  if (!unit) return fault(root, 'purchase_units', 'MISSING_REQUIRED_PARAMETER');
  if (units.length > 1) return fault(root, 'purchase_units', 'INVALID_PARAMETER_VALUE');
  const texts = {
    referenceId: readTextField(unit, 'reference_id', { maxLength: 256 }) ?? 'default',
    customId: readTextField(unit, 'custom_id', { maxLength: 255 }),
    invoiceId: readTextField(unit, 'invoice_id', { maxLength: 127 }),
    description: readTextField(unit, 'description', { maxLength: 127 }),
  };
  const sums = readSums(unit);
  return sums && { ...texts, ...sums };
}

function readSums(unit: Node): Sums | null {
  if (unit.value.amount === undefined) return fault(unit, 'amount', 'MISSING_REQUIRED_PARAMETER');
  const amount = readAmount(unit, 'amount');
  const amountNode = readObject(unit, 'amount');
  if (!amount || !amountNode) return null;
  if (amount.minor <= 0) return fault(amountNode, 'value', 'CANNOT_BE_ZERO_OR_NEGATIVE');
  const parts = readObject(amountNode, 'breakdown');
  const breakdown = parts ? readBreakdown(parts) : {};
  const items = readList(unit, 'items').map(readItem);
  const known = items.filter(item => item !== null);
  if (known.length < items.length) return null;
  checkSums({ unit, amountNode, amount, breakdown, items: known });
  return { amount, breakdown, items: known };
}

function readBreakdown(parts: Node): Record<string, Money> {
  const amounts = [...ADDED, ...SUBTRACTED].map(key => [key, readAmount(parts, key)] as const);
  return Object.fromEntries(amounts.flatMap(([key, money]) => (money ? [[key, money]] : [])));
}

function readItem(node: Node): Item | null {
  const name = requireText(node, 'name', { maxLength: 127 });
  const quantity = requireText(node, 'quantity', { maxLength: 10, pattern: /^[1-9][0-9]{0,9}$/ });
  if (node.value.unit_amount === undefined) return fault(node, 'unit_amount', 'MISSING_REQUIRED_PARAMETER');
  const unitAmount = readAmount(node, 'unit_amount');
  const description = readTextField(node, 'description', { maxLength: 2048 });
  const sku = readTextField(node, 'sku', { maxLength: 127 });
  const category = readTextField(node, 'category', {
    maxLength: 20,
    pattern: /^(DIGITAL_GOODS|PHYSICAL_GOODS|DONATION)$/,
  });
  return unitAmount && { name, quantity: Number(quantity), unitAmount, description, sku, category };
}

/** The total must follow from its parts, and the parts from the items, to the cent. */
function checkSums({ unit, amountNode, amount, breakdown, items }: SumsToCheck): void {
  const all = [amount, ...Object.values(breakdown), ...items.map(({ unitAmount }) => unitAmount)];
  if (all.some(({ currency }) => currency !== amount.currency))
    return void fault(unit, 'amount', 'MULTI_CURRENCY_ORDER');
  if (all.some(({ minor }) => minor < 0)) return void fault(unit, 'amount', 'CANNOT_BE_NEGATIVE');
  const sum = (keys: readonly string[]) =>
    keys.reduce((total, key) => total + (breakdown[key]?.minor ?? 0), 0);
  const hasBreakdown = Object.keys(breakdown).length > 0;
  if (hasBreakdown && sum(ADDED) - sum(SUBTRACTED) !== amount.minor)
    fault(amountNode, 'value', 'AMOUNT_MISMATCH');
  if (items.length === 0) return;
  const itemTotal = breakdown.item_total;
  if (!itemTotal) return void fault(amountNode, 'breakdown', 'ITEM_TOTAL_REQUIRED');
  const counted = items.reduce((total, { unitAmount, quantity }) => total + unitAmount.minor * quantity, 0);
  if (counted !== itemTotal.minor) fault(amountNode, 'breakdown', 'ITEM_TOTAL_MISMATCH');
}

const ADDED = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'] as const;
const SUBTRACTED = ['shipping_discount', 'discount'] as const;

type Context = Pick<OrderDraft, 'linkStyle' | 'returnUrl' | 'cancelUrl' | 'brandName'>;
type Sums = Pick<OrderDraft, 'amount' | 'breakdown' | 'items'>;
type Unit = Omit<OrderDraft, keyof Context>;
type SumsToCheck = Sums & { unit: Node; amountNode: Node };
