import type { LeadFormName } from '@/lib/forms';
import type { Currency } from '@/lib/site/money';
import { holdEvent, pushToDataLayer } from './data-layer';
import { isTagFree } from './tag-free-pages';

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
