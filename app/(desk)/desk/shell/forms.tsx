import type { ReactNode } from 'react';
import { z } from 'zod';
import { visitNow } from '#engine/page';
import { HIDDEN, SEEN, seenOf, TYPED, type DeskRefusal, type FormSchema } from '@/app/(desk)/desk/deed';
import type { DeskAction, FieldOf, FormOf, VersionOf } from '@/app/(desk)/desk/deeds';
import { Button } from '@/components/ui/button';
import { FormField, type FormFieldProps } from '@/components/ui/form-field';
import { Icon, type IconName } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { factorField } from '@/content/desk';
import { metaOf, type FieldKind, type FieldMeta, type Options } from '@/lib/site/fields';
import { serverRoutes } from '@/lib/site/routes';
import { exportForm } from './export-form';
import { DeskSection } from './parts';

/**
 * A form that does one thing at the desk. `hidden` says to what. `seen` is the version that it was opened with, where the
 * deed overwrites something; after a mistake it stays what it was, which `refusal` knows.
 */
export function PostForm<Name extends DeskAction>(props: PostFormProps<Name>) {
  return <DrawnForm {...props} />;
}

function DrawnForm({ action, hidden = [], seen, refusal, className, id, children }: FormProps) {
  const { errors, values } = refusal ?? refusalOf(action);
  const before = errors[SEEN] === undefined ? values[SEEN] : undefined;
  const version = seen === undefined ? [] : ([[SEEN, before ?? seenOf(seen)]] as const);
  const fields = [...hidden, ...version];
  const names = fields.map(([name]) => name).join(' ');
  return (
    <form method="post" action={serverRoutes.deskAction(action)} className={className} id={id}>
      {[...fields, [HIDDEN, names] as const].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type FormProps = {
  action: DeskAction;
  hidden?: readonly (readonly [name: string, value: string])[] | undefined;
  seen?: unknown;
  refusal?: DeskRefusal | undefined;
  className?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/** What a form posts beside what is typed: by the names of its deed's fields. */
type Hidden<Name extends DeskAction> = readonly (readonly [name: FieldOf<Name>, value: string])[];

/** A deed that asks for the version does not compile without it, and another one takes none. */
type Seeing<Name extends DeskAction> = [VersionOf<Name>] extends [never]
  ? { seen?: never }
  : { seen: VersionOf<Name> };
type PostFormProps<Name extends DeskAction> = Omit<FormProps, 'action' | 'seen' | 'hidden'> & {
  action: Name;
  hidden?: Hidden<Name>;
} & Seeing<Name>;

/** A form of one button. `about` tells it from the same button of another row. */
export function PostButton<Name extends DeskAction>(props: PostButtonProps<Name>) {
  return <DrawnButton {...props} />;
}

function DrawnButton({ variant = 'line', about, icon, children, ...form }: ButtonProps) {
  return (
    <DrawnForm {...form}>
      <Button type="submit" variant={variant} size="sm" title={icon && children}>
        {icon ? (
          <>
            <Icon name={icon} />
            <span className="desk-word">{children}</span>
          </>
        ) : (
          children
        )}
        {about === undefined ? null : <span className="sr-only"> {about}</span>}
      </Button>
    </DrawnForm>
  );
}

type ButtonProps = Pick<FormProps, 'action' | 'seen' | 'refusal'> & {
  hidden: readonly (readonly [name: string, value: string])[];
  variant?: 'ink' | 'line' | undefined;
  about?: string | undefined;
  /** In a row of a table it stands for the words. */
  icon?: IconName | undefined;
  children: string;
};
type PostButtonProps<Name extends DeskAction> = Omit<ButtonProps, 'action' | 'seen' | 'hidden'> & {
  action: Name;
  hidden: Hidden<Name>;
} & Seeing<Name>;

/**
 * At the top of the page that comes back, when a form was about something that is another by now or gone: what it is, and
 * what was typed, also where its form is no longer there.
 */
export function ChangedMeanwhile() {
  const refusal = visitNow(SEEN) as DeskRefusal | undefined;
  if (refusal === undefined) return null;
  const typed = refusal.values[TYPED] ?? '';
  return (
    <div className="grid max-w-[46em] gap-3">
      <Notice tone="error">{refusal.errors[SEEN] ?? ''}</Notice>
      {typed === '' ? null : (
        <label className="grid gap-1">
          What you typed, to copy where it is needed
          <textarea className="input" rows={4} readOnly defaultValue={typed} />
        </label>
      )}
    </div>
  );
}

/**
 * In the page that comes back because the form of `action` was refused: what it is filled with again, and what is wrong.
 * Nothing in any other page. Where there is such a form for each row, `about` is the hidden field that names the row.
 */
export function refusalOf<Name extends DeskAction>(
  action: Name,
  about?: readonly [name: FieldOf<Name>, value: string],
): DeskRefusal<FieldOf<Name>> {
  const refusal = visitNow(action) as DeskRefusal | undefined;
  if (!refusal || (about && refusal.values[about[0]] !== about[1])) return NOT_REFUSED;
  return refusal;
}

const NOT_REFUSED: DeskRefusal = { values: {}, errors: {} };

/** The name of a field that no `DeskField` draws, as the deed of its form reads it. */
export function postedName<Name extends DeskAction>(_action: Name, name: FieldOf<Name>): string {
  return name;
}

/**
 * One of the fields that staff type into, as the schema of the deed's form says it is. It keeps what was typed and, when it
 * is what was wrong, says so and has the focus.
 */
export function DeskField<Name extends DeskAction>(props: DeskFieldProps<Name>) {
  return <SchemaField {...props} />;
}

function SchemaField({ schema, ...field }: SchemaFieldProps) {
  const inner: unknown = schema.shape[field.name];
  if (!(inner instanceof z.ZodType)) throw new Error(`The form has no field ${field.name}`);
  return <DrawnField {...field} meta={metaOf(inner)} />;
}

type SchemaFieldProps = Omit<DrawnFieldProps, 'meta'> & { schema: FormSchema };
type DeskFieldProps<Name extends DeskAction> = Omit<DrawnFieldProps, 'action' | 'name' | 'meta'> & {
  action: Name;
  /** The form of the deed. */
  schema: FormOf<Name>;
  name: keyof FormOf<Name>['shape'] & string;
};

/** The same, where a form has no fixed fields. */
export function DrawnField({
  action,
  form = action,
  name,
  meta: { kind, label, hint, max, isOptional: mayBeEmpty, options = [], placeholder },
  refusal: { values, errors } = refusalOf(action),
  value,
  required = mayBeEmpty !== true,
  isOptional = !required,
  rows,
  inputProps,
  ...words
}: DrawnFieldProps) {
  const error = errors[name];
  const typed = values[name];
  const focus = { autoFocus: error !== undefined };
  const field = {
    form,
    name,
    error,
    required,
    isOptional,
    label: words.label ?? label,
    hint: words.hint ?? hint,
    defaultValue: typed ?? value ?? undefined,
  };
  if (kind === 'check')
    return (
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={Boolean(Object.keys(values).length > 0 ? typed : value === 'true')}
          className="size-5"
        />
        {label}
      </label>
    );
  if (kind === 'choice') {
    const shown = (words.options ?? options).map(([option, text]) => ({ value: option, label: text }));
    return <SelectField {...field} options={shown} placeholder={placeholder} selectProps={focus} />;
  }
  return (
    <FormField
      {...field}
      type={kind === 'email' ? 'email' : 'text'}
      autoComplete="off"
      inputMode={DECIMAL.has(kind) ? 'decimal' : undefined}
      maxLength={max}
      multiline={kind === 'long' || kind === 'days'}
      inputProps={{ ...(kind === 'date' ? { type: 'date' } : {}), ...inputProps, ...focus }}
      textareaProps={{ rows: rows ?? 3, ...focus }}
    />
  );
}

const DECIMAL: ReadonlySet<FieldKind> = new Set<FieldKind>(['money', 'number', 'percent']);

type DrawnFieldProps = {
  action: DeskAction;
  /** Makes the field's id unique on its page, where the action has two forms. */
  form?: string | undefined;
  name: string;
  meta: FieldMeta;
  refusal?: DeskRefusal | undefined;
  /** What stands in it before anyone types. */
  value?: string | null | undefined;
  /** Whether the browser asks for it, and whether it says that it is optional, where that is not what the schema says. */
  required?: boolean;
  isOptional?: boolean;
  /** In place of the words and choices of the schema, where they depend on what the page shows. */
  label?: ReactNode;
  hint?: string;
  options?: Options;
  rows?: number;
  inputProps?: FormFieldProps['inputProps'];
};

/**
 * Asks for the code of the second factor; says so instead when it was confirmed for this a moment ago. Recovery codes have
 * letters, so only where none is taken does a phone show its keys for digits.
 */
export function FactorField({
  action,
  form = action,
  refusal = refusalOf(action),
  isConfirmed = false,
  isDigits = false,
  label = factorField.label,
  hint = factorField.hint,
}: FactorFieldProps) {
  if (isConfirmed) return <p className="soft text-small">You just confirmed with your code.</p>;
  const error = refusal.errors[factorField.name];
  return (
    <FormField
      form={form}
      name={factorField.name}
      label={label}
      hint={hint}
      error={error}
      required
      autoComplete="one-time-code"
      inputMode={isDigits ? 'numeric' : 'text'}
      inputProps={{ autoCapitalize: 'characters', spellCheck: false, autoFocus: error !== undefined }}
      maxLength={FACTOR_CODE_MAX}
    />
  );
}

/** The former recovery codes with their hyphens, and some room for spaces. */
const FACTOR_CODE_MAX = 60;

type FactorFieldProps = {
  action: DeskAction;
  /** Makes the field's id unique on its page, where the action has two forms. */
  form?: string;
  refusal?: DeskRefusal;
  isConfirmed?: boolean;
  /** Where the six digits of the app are typed, and no recovery code. */
  isDigits?: boolean;
  label?: string;
  hint?: string | null;
};

/** A form of one button that the code is asked for. It opens on the code's field, where it was not just confirmed. */
export function CodeButton<Name extends DeskAction>(props: CodeButtonProps<Name>) {
  return <DrawnCodeButton {...props} />;
}

function DrawnCodeButton({ action, hidden, seen, about, row, isConfirmed, children }: CodeProps) {
  const refusal = refusalOf(action, row);
  const form = { action, hidden, seen, refusal };
  if (isConfirmed)
    return (
      <DrawnButton {...form} about={about}>
        {children}
      </DrawnButton>
    );
  const name = about === undefined ? null : <span className="sr-only"> {about}</span>;
  return (
    <details open={Object.keys(refusal.errors).length > 0}>
      <summary className="text-link inline-flex min-h-6 w-fit cursor-pointer items-center">
        {children}
        {name}
      </summary>
      <DrawnForm {...form} className="mt-3 grid justify-items-start gap-3">
        <FactorField action={action} form={`${action}-${row[1]}`} refusal={refusal} />
        <Button type="submit" variant="line" size="sm">
          {children}
          {name}
        </Button>
      </DrawnForm>
    </details>
  );
}

type CodeProps = Omit<ButtonProps, 'variant' | 'refusal'> & {
  /** The hidden field that tells this form from the others of its action on the page. */
  row: readonly [name: string, value: string];
  isConfirmed: boolean;
};
type CodeButtonProps<Name extends DeskAction> = Omit<CodeProps, 'action' | 'seen' | 'hidden' | 'row'> & {
  action: Name;
  hidden: Hidden<Name>;
  row: Hidden<Name>[number];
} & Seeing<Name>;

/** A download of what a list shows, all pages of it. */
export function ExportForm({ action, filter, isConfirmed, title, children }: ExportFormProps) {
  return (
    <DeskSection title={title}>
      <p className="mb-3 text-small">{children}</p>
      <PostForm
        action={action}
        hidden={filter}
        className="flex flex-wrap items-end gap-x-5 gap-y-3 text-small"
      >
        <FactorField action={action} isConfirmed={isConfirmed} />
        <DeskField action={action} schema={exportForm} name="excel" />
        <Button type="submit" variant="line" size="sm">
          Download
        </Button>
      </PostForm>
    </DeskSection>
  );
}

type ExportFormProps = {
  action:
    | 'leads-export'
    | 'orders-export'
    | 'payments-export'
    | 'ledger-export'
    | 'subscribers-export'
    | 'invoices-export';
  filter: Hidden<ExportFormProps['action']>;
  isConfirmed: boolean;
  title: string;
  children: ReactNode;
};

/** Whether one of these downloads came back with a mistake: the menu that they are in is open then. */
export function isExportRefused(...actions: readonly ExportFormProps['action'][]): boolean {
  return actions.some(action => Object.keys(refusalOf(action).errors).length > 0);
}
