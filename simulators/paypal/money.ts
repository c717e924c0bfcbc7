import type { Issue } from './issues.ts';

/** An amount in the currency's smallest unit. Amounts are never floats, here or on the wire. */
export type Money = { currency: string; minor: number };

type WireMoney = { currency_code: string; value: string };

type ReadMoney = { kind: 'ok'; money: Money } | { kind: 'invalid'; key: string; value: string; issue: Issue };

/** Reads PayPal's `{currency_code, value}` and names what PayPal would refuse in it. */
export function readMoney(source: Readonly<Record<string, unknown>>): ReadMoney {
  const currency = requireText(source, 'currency_code');
  if (currency.kind === 'invalid') return currency;
  if (!/^[A-Z]{3}$/.test(currency.value))
    return invalid('currency_code', currency.value, 'INVALID_PARAMETER_SYNTAX');
  if (!CURRENCIES.has(currency.value))
    return invalid('currency_code', currency.value, 'CURRENCY_NOT_SUPPORTED');
  const value = requireText(source, 'value');
  if (value.kind === 'invalid') return value;
  return readDecimal(value.value, currency.value);
}

export function toWire({ currency, minor }: Money): WireMoney {
  return { currency_code: currency, value: formatMinor(minor, currency) };
}

/** "2648.00"; "2648" in a currency without decimals. */
export function formatMinor(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function readDecimal(value: string, currency: string): ReadMoney {
  const match = /^(-?)(\d{0,12})(?:\.(\d+))?$/.exec(value);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return invalid('value', value, 'INVALID_PARAMETER_SYNTAX');
  const decimals = decimalsOf(currency);
  if (decimals === 0 && fraction !== '') return invalid('value', value, 'DECIMALS_NOT_SUPPORTED');
  if (fraction.length > decimals) return invalid('value', value, 'DECIMAL_PRECISION');
  const minor = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  return { kind: 'ok', money: { currency, minor: sign === '' ? minor : -minor } };
}

function requireText(source: Readonly<Record<string, unknown>>, key: string): ReadText {
  const value = source[key];
  if (value === undefined || value === null || value === '')
    return invalid(key, '', 'MISSING_REQUIRED_PARAMETER');
  if (typeof value !== 'string') return invalid(key, JSON.stringify(value), 'INVALID_PARAMETER_SYNTAX');
  return { kind: 'ok', value };
}

function invalid(key: string, value: string, issue: Issue): Extract<ReadMoney, { kind: 'invalid' }> {
  return { kind: 'invalid', key, value, issue };
}

function decimalsOf(currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? 0 : 2;
}

const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);

type ReadText = { kind: 'ok'; value: string } | Extract<ReadMoney, { kind: 'invalid' }>;
