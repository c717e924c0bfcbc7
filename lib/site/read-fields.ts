/** A form of a schema (`fields.ts`): its fields by name, what stands in them, and how what was posted is read. */
import { z } from 'zod';
import { parseEmailAddress } from './email-address';
import { metaOf, type FieldMeta } from './fields';
import { parseTypedMoney, parseTypedPercent, toShortDecimal } from './money';
import { hasVisibleSign, toTypedLines } from './typed-text';

export type FormPiece =
  | ({ piece: 'field'; name: string; value: string } & FieldMeta)
  | { piece: 'group'; title: string; pieces: FormPiece[] }
  /** `pieces` are those of one item. The last item is empty: filled in, it is added. */
  | {
      piece: 'list';
      name: string;
      title: string;
      items: { name: string; isNew: boolean; pieces: FormPiece[] }[];
    };

/** The form for a value of the schema. Names are paths into the value, such as `plans.basic.setup`. */
export function formOf(schema: z.ZodType, value: unknown, name = ''): FormPiece[] {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const { element } = schema;
    const items = [...(value as unknown[]), undefined].map((item, index, { length }) => ({
      name: join(name, String(index)),
      isNew: index === length - 1,
      pieces: formOf(element, item, join(name, String(index))),
    }));
    return [{ piece: 'list', name, title: titleOf(element), items }];
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) => {
      const pieces = formOf(inner, childOf(value, key), join(name, key));
      const title = titleOf(inner);
      return title === '' || inner instanceof z.ZodArray
        ? pieces
        : [{ piece: 'group' as const, title, pieces }];
    });
  const meta = metaOf(schema);
  const field = { piece: 'field' as const, name, value: toTyped(meta.kind, value), ...meta };
  if (meta.kind !== 'source') return [field];
  const day = { label: 'On which day you checked it', kind: 'date' as const };
  const checkedOn = toText(childOf(value, 'checkedOn'));
  return [field, { piece: 'field', name: join(name, 'checkedOn'), value: checkedOn, ...day }];
}

/**
 * Reads what was posted for the form of `schema`. What the form does not show, such as a person's portrait, is kept from
 * `former`. Errors stand under the names of their fields, all of them at once, in the order of the form.
 */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  params: URLSearchParams,
  former?: unknown,
): ReadFields<z.output<Schema>> {
  const parsed = schema.safeParse(readValue(schema, params, { name: '', former }));
  if (parsed.success) return { kind: 'read', values: parsed.data };
  const errors: Record<string, string> = {};
  const kept = keptItems(schema, params);
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const placeOf = ({ path: [name] }: { path: PropertyKey[] }) => names.indexOf(String(name));
  for (const { path, message } of parsed.error.issues.toSorted((a, b) => placeOf(a) - placeOf(b)))
    errors[nameAt(path, kept)] ??= message;
  return { kind: 'invalid', errors };
}

type ReadFields<Values> =
  | { kind: 'read'; values: Values }
  | { kind: 'invalid'; errors: Record<string, string> };

type Reading = { name: string; former: unknown };

function readValue(schema: z.ZodType, params: URLSearchParams, { name, former }: Reading): unknown {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const { element } = schema;
    const formers = (former ?? []) as { id: number }[];
    const items = itemsIn(params, { name, element }).map(index => {
      const at = join(name, String(index));
      const id = Number(params.get(join(at, 'id')) || Number.NaN);
      return readValue(element, params, { name: at, former: formers.find(item => item.id === id) });
    }) as { id: number }[];
    const last = Math.max(0, ...formers.map(({ id }) => id), ...items.map(({ id }) => id || 0));
    return items.map((item, index) => (Number.isNaN(item.id) ? { ...item, id: last + 1 + index } : item));
  }
  if (schema instanceof z.ZodObject) {
    const read = Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, inner]) => [
      key,
      readValue(inner, params, { name: join(name, key), former: childOf(former, key) }),
    ]);
    return { ...(former as object | undefined), ...Object.fromEntries(read) };
  }
  const meta = metaOf(schema);
  if (meta.kind === 'choices') return params.getAll(name);
  const typed = toTypedLines(params.get(name) ?? '');
  if (meta.isOptional && typed === '') return null;
  switch (meta.kind) {
    case 'money':
      return typed === '' ? undefined : (parseTypedMoney(typed, meta.currency ?? 'USD') ?? Number.NaN);
    case 'percent':
      return parseTypedPercent(typed) ?? Number.NaN;
    case 'number':
    case 'hidden':
      return typed === '' ? Number.NaN : Number(typed);
    case 'email':
      return parseEmailAddress(typed) ?? typed;
    case 'check':
      return typed !== '';
    case 'days':
      return typed.split(/\s+/).filter(Boolean).sort();
    case 'source':
      return typed === ''
        ? 'sample'
        : { source: typed, checkedOn: params.get(join(name, 'checkedOn')) ?? '' };
    default:
      return typed;
  }
}

/** The posted numbers of the items that stay: not those that were to be removed, and the empty last one. */
function itemsIn(
  params: URLSearchParams,
  { name, element }: { name: string; element: z.ZodObject },
): number[] {
  const shown = Object.entries(element.shape as Record<string, z.ZodType>)
    .filter(([, inner]) => ['text', 'long'].includes((inner.meta() as FieldMeta | undefined)?.kind ?? ''))
    .map(([key]) => key);
  const indexes: number[] = [];
  for (let index = 0; index < ITEMS_MAX; index += 1) {
    const at = join(name, String(index));
    if (!params.has(join(at, 'id'))) break;
    const isEmpty =
      params.get(join(at, 'id')) === '' &&
      shown.every(key => !hasVisibleSign(params.get(join(at, key)) ?? ''));
    if (!isEmpty && params.get(join(at, 'remove')) !== 'true') indexes.push(index);
  }
  return indexes;
}

/** By the name of a list: the posted numbers of its items, in the order that the value has them. */
function keptItems(schema: z.ZodType, params: URLSearchParams, name = ''): Map<string, number[]> {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return new Map([[name, itemsIn(params, { name, element: schema.element })]]);
  if (!(schema instanceof z.ZodObject)) return new Map();
  return new Map(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) => [
      ...keptItems(inner, params, join(name, key)),
    ]),
  );
}

/**
 * The field that an error is about: an item is named by its number in the form, which removed items have, too. A line of
 * a field is no field of its own.
 */
function nameAt(path: readonly PropertyKey[], kept: Map<string, number[]>): string {
  const named: string[] = [];
  for (const step of path) {
    const indexes = kept.get(named.join('.'));
    if (indexes === undefined && typeof step === 'number') break;
    named.push(String(indexes?.[Number(step)] ?? step));
  }
  return named.join('.');
}

function toTyped(kind: FieldMeta['kind'], value: unknown): string {
  if (value === undefined) return '';
  switch (kind) {
    case 'money':
      return toShortDecimal(Number(value));
    case 'days':
      return (value as string[]).join('\n');
    case 'source':
      return value === 'sample' ? '' : toText(childOf(value, 'source'));
    default:
      return toText(value);
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function titleOf(schema: z.ZodType): string {
  return (schema.meta() as { title?: string } | undefined)?.title ?? '';
}

function childOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[key];
}

function join(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`;
}

/** More than any list holds. */
const ITEMS_MAX = 200;
