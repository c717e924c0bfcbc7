import { readMoney, type Money } from './money.ts';
import type { Issue } from './issues.ts';
import type { Violation } from './problem.ts';

/** A JSON object under examination: where it stands in the body, and where faults are reported. */
export type Node = {
  value: Readonly<Record<string, unknown>>;
  path: string;
  report: (violation: Violation) => void;
};

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A nested object, or null when it is absent or not an object (which is reported). */
export function readObject(node: Node, key: string): Node | null {
  const value = node.value[key];
  if (value === undefined || value === null) return null;
  if (!isObject(value)) return fault(node, key, 'INVALID_PARAMETER_SYNTAX');
  return { value, path: `${node.path}/${key}`, report: node.report };
}

/** A list of objects; absent counts as empty. */
export function readList(node: Node, key: string): Node[] {
  const value = node.value[key];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isObject)) {
    fault(node, key, 'INVALID_PARAMETER_SYNTAX');
    return [];
  }
  return value.map((entry, index) => ({
    value: entry,
    path: `${node.path}/${key}/${index}`,
    report: node.report,
  }));
}

export function readTextField(node: Node, key: string, { maxLength, pattern }: TextRules): string | null {
  const value = node.value[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || (pattern && !pattern.test(value)))
    return fault(node, key, 'INVALID_PARAMETER_SYNTAX');
  if (value.length > maxLength) return fault(node, key, 'INVALID_STRING_MAX_LENGTH');
  return value;
}

/** As `readText`, and reports the field when it is absent or empty. The empty string stands in for it. */
export function requireText(node: Node, key: string, rules: TextRules): string {
  const value = node.value[key];
  if (value !== undefined && value !== null && value !== '') return readTextField(node, key, rules) ?? '';
  fault(node, key, 'MISSING_REQUIRED_PARAMETER');
  return '';
}

/** An http or https address. */
export function readUrl(node: Node, key: string): string | null {
  const text = readTextField(node, key, { maxLength: 4000 });
  if (text === null) return null;
  const isWeb = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  return isWeb ? text : fault(node, key, 'INVALID_PARAMETER_SYNTAX');
}

/** The amount at `key`, or null when it is absent or faulty (which is reported). */
export function readAmount(node: Node, key: string): Money | null {
  const amount = readObject(node, key);
  if (!amount) return null;
  const read = readMoney(amount.value);
  if (read.kind === 'ok') return read.money;
  return fault(amount, read.key, read.issue);
}

/** Reports `issue` at `key`. Returns null, for a reader to return. */
export function fault(node: Node, key: string, issue: Issue): null {
  const value = node.value[key];
  const valueField =
    value === undefined ? {} : { value: typeof value === 'string' ? value : JSON.stringify(value) };
  node.report({ issue, field: `${node.path}/${key}`, ...valueField, location: 'body' });
  return null;
}

type TextRules = { maxLength: number; pattern?: RegExp };
