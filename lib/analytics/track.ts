import type { LeadFormName } from '@/lib/forms';
import { readStored, store } from '@/lib/site/browser';
import { type Currency, isCurrency, parseDecimal } from '@/lib/site/money';
import { fieldOf, parseJson } from '@/lib/site/text';
import { holdEvent, pushToDataLayer, isInDataLayer } from './data-layer';
import { isTagFree } from './tag-manager';

/**
 * Tells the page's data layer what happened. Nothing leaves the browser by this: only a tag manager would send it on,
 * and that is loaded after a yes. What happened on the same page before the yes is then counted too. A page that never
 * loads one keeps the event for the next page that does.
 */
export function track(event: AnalyticsEvent): void {
  const entry = withoutPersonalData(event);
  pushToDataLayer(entry);
  // Each page identifies again.
  if (event.event !== 'identify' && isTagFree(location.pathname)) holdEvent(entry);
}

/**
 * Everything that the site tells its data layer, in the names that Google Analytics knows. There is no place in it
 * for a name, an address, a phone number or what someone typed: a search says how much was found, not the words.
 */
export type AnalyticsEvent =
  | { event: 'generate_lead'; form: LeadFormName }
  | { event: 'begin_checkout'; ecommerce: { currency: Currency; value: number; items: AnalyticsItem[] } }
  | { event: 'purchase'; ecommerce: { transaction_id: string; currency: Currency; value: number } }
  | { event: 'view_item'; ecommerce: { currency: Currency; value: number; items: AnalyticsItem[] } }
  | { event: 'search'; results: number }
  | {
      event: 'login';
      user_id: string;
      login_method: 'email_password';
      user_data: { logged_in: true };
    }
  | { event: 'identify'; user_id: string };

type AnalyticsItem = { item_id: string };

/**
 * The event with nothing in it but the fields above, each in its own shape. Types do not hold for data from
 * storage or a response; this checks it.
 */
export function withoutPersonalData(event: AnalyticsEvent): Record<string, unknown> {
  return keepFields(event);
}

function keepFields(record: object): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]) => [name, keepValue(name, value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function keepValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return TEXT_SHAPES.get(name)?.test(value) ? value : undefined;
  if (typeof value === 'number') return FIGURES.has(name) && Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return name === 'logged_in' ? value : undefined;
  if (!PARTS.has(name) || typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value) ? value.filter(isObject).map(keepFields) : keepFields(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const TEXT_SHAPES: ReadonlyMap<string, RegExp> = new Map([
  ['event', /^[a-z_]{1,40}$/],
  ['form', /^[a-z]+(?:-[a-z]+)*-form$/],
  ['currency', /^[A-Z]{3}$/],
  ['item_id', /^[a-z][a-z0-9-]{0,63}$/],
  ['transaction_id', /^[A-Z]{2}-[0-9A-Z]{5}-[0-9A-Z]{5}$/],
  ['user_id', /^[0-9A-Za-z_-]{1,64}$/],
  ['login_method', /^email_password$/],
]);
const FIGURES = new Set(['value', 'results']);
const PARTS = new Set(['ecommerce', 'items', 'user_data']);

/** The buyer goes on to payment with this order, as `POST /order` is asked for it. */
export function trackBeginCheckout(order: RequestedOrder): void {
  const minor = parseDecimal(order.amount);
  if (minor === null || !isCurrency(order.currency)) return;
  const item = order.plan ?? order.package;
  const items = item === undefined ? [] : [{ item_id: item }];
  track({ event: 'begin_checkout', ecommerce: { currency: order.currency, value: minor / 100, items } });
}

type RequestedOrder = {
  /** Decimal text, such as "99.00". */
  amount: string;
  currency: string;
  plan?: string | undefined;
  package?: string | undefined;
};

/** Reports a paid order once in this browser, however often its receipt is opened. True when it was reported now. */
export function trackPurchase({ orderKey, number, valueMinor, currency }: PaidOrder): boolean {
  if (wasCounted(orderKey)) return false;
  track({
    event: 'purchase',
    ecommerce: { transaction_id: number, currency, value: valueMinor / 100 },
  });
  return true;
}

/** Where the orders that were counted are remembered. */
export const COUNTED_ORDERS_KEY = 'counted-orders';

export type PaidOrder = { orderKey: string; number: string; valueMinor: number; currency: Currency };

/** Marks the order as counted and returns whether it was so before. Without storage each view of the receipt counts. */
function wasCounted(orderKey: string): boolean {
  const mark = orderKey.slice(-MARK_LENGTH);
  const marks = (readStored(COUNTED_ORDERS_KEY) ?? '').split(' ').filter(Boolean);
  if (marks.includes(mark)) return true;
  store(COUNTED_ORDERS_KEY, [...marks, mark].slice(-MARKS_MAX).join(' '));
  return false;
}

// The key opens the receipt, so only enough of it to know it again is kept.
const MARK_LENGTH = 8;
const MARKS_MAX = 50;

/** Reports a product page once. Other pages report nothing. */
export function trackViewItem(root: ParentNode): void {
  const mark = root.querySelector<HTMLDataElement>('[data-view-item]');
  const { viewItem, currency = '' } = mark?.dataset ?? {};
  const minor = Number(mark?.value);
  if (!viewItem || !isCurrency(currency) || !Number.isSafeInteger(minor)) return;
  if (isInDataLayer('event', 'view_item')) return;
  track({
    event: 'view_item',
    ecommerce: { currency, value: minor / 100, items: [{ item_id: viewItem }] },
  });
}

/**
 * Identifies the stored local user to the data layer once a page (docs/product/consent.md#events): by id, or without
 * one by the SHA-256 of the email address; and reports the sign-in once a session. We promise that an address itself,
 * like anything personal, never gets there.
 */
export async function identifyStoredUser(): Promise<void> {
  const user = parseJson(readStored(STORED_USER_KEY));
  const id = idOf(fieldOf(user, 'id'));
  const address = addressOf(fieldOf(user, 'id')) ?? addressOf(fieldOf(user, 'email'));
  const userId = id ?? (address === null ? null : await sha256(address));
  if (userId === null || isInDataLayer('event', 'identify')) return;
  track({ event: 'identify', user_id: userId });
  trackLogin(userId);
}

/** Where sign-in keeps the record `{ id, email }`. It identifies, and grants nothing. */
export const STORED_USER_KEY = 'user';

/**
 * Reports a sign-in (docs/product/consent.md#events) on the first page of a browsing session with a known user. After a
 * sign-in that is the next page, because a tag manager may miss events of a page that is being left.
 * `userId` is the account's number or a hash, never an address.
 */
function trackLogin(userId: string): void {
  if (wasReported(userId)) return;
  track({
    event: 'login',
    user_id: userId,
    login_method: 'email_password',
    user_data: { logged_in: true },
  });
}

/** Where the session notes the user that was already reported. A new sign-in removes it. */
export const REPORTED_LOGIN_KEY = 'told-login';

/** Marks the sign-in as reported and returns whether it was already. Without storage each page reports it. */
function wasReported(userId: string): boolean {
  if (readStored(REPORTED_LOGIN_KEY, 'sessionStorage') === userId) return true;
  store(REPORTED_LOGIN_KEY, userId, 'sessionStorage');
  return false;
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(id) ? id : null;
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' && value.includes('@') ? value.trim().toLowerCase() : null;
}

/** Null where the browser offers no hashing, which it does on https and on this machine only. */
async function sha256(text: string): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}
