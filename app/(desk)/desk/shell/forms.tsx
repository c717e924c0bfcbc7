import type { ReactNode } from 'react';
import { visitNow } from '#engine/page';
import { Button } from '@/components/ui/button';
import { FormField, type FormFieldProps } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import { factorField } from '@/content/desk';
import { SEARCH_MAX } from '@/lib/desk/lists';
import { Notice } from '@/components/ui/notice';
import { SEEN, seenOf, type DeskRefusal } from '@/app/(desk)/desk/deed';
import type { DeskAction } from '@/app/(desk)/desk/deeds';
import { serverRoutes } from '@/lib/site/routes';
import { DeskSection } from './parts';

/** A form that does one thing at the desk. `hidden` says to what. */
export function PostForm({ action, hidden = [], className, id, children }: PostFormProps) {
  return (
    <form method="post" action={serverRoutes.deskAction(action)} className={className} id={id}>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type PostFormProps = {
  action: DeskAction;
  hidden?: readonly (readonly [name: string, value: string])[];
  className?: string;
  id?: string;
  children: ReactNode;
};

/**
 * What the form was opened with; says so when someone else has changed it meanwhile, and is then what it is now. After
 * another mistake it stays what it was.
 */
export function SeenField({ refusal, state }: { refusal: DeskRefusal; state: unknown }) {
  const [error, before] = [refusal.errors[SEEN], refusal.values[SEEN]];
  return (
    <>
      <input
        type="hidden"
        name={SEEN}
        value={error === undefined && before !== undefined ? before : seenOf(state)}
      />
      {error === undefined ? null : <Notice tone="error">{error}</Notice>}
    </>
  );
}

/** A form of one button. `about` tells it from the same button of another row. */
export function PostButton({ action, hidden, variant = 'line', about, children }: PostButtonProps) {
  return (
    <PostForm action={action} hidden={hidden}>
      <Button type="submit" variant={variant} size="sm">
        {children}
        {about === undefined ? null : <span className="sr-only"> {about}</span>}
      </Button>
    </PostForm>
  );
}

type PostButtonProps = {
  action: DeskAction;
  hidden: readonly (readonly [name: string, value: string])[];
  variant?: 'ink' | 'line';
  about?: string | undefined;
  children: string;
};

/**
 * In the page that comes back because the form of `action` was refused: what it is filled with again, and what is wrong.
 * Nothing in any other page. Where there is such a form for each row, `about` is the hidden field that names the row.
 */
export function refusalOf(action: DeskAction, about?: readonly [name: string, value: string]): DeskRefusal {
  const refusal = visitNow(action) as DeskRefusal | undefined;
  if (!refusal || (about && refusal.values[about[0]] !== about[1])) return NOT_REFUSED;
  return refusal;
}

const NOT_REFUSED: DeskRefusal = { values: {}, errors: {} };

/** A field that keeps what was typed and, when it is what was wrong, says so and has the focus. */
export function DeskField({
  refusal: { values, errors },
  value,
  rows = 3,
  inputProps,
  ...field
}: DeskFieldProps) {
  const error = errors[field.name];
  const focus = { autoFocus: error !== undefined };
  return (
    <FormField
      {...field}
      defaultValue={values[field.name] ?? value}
      error={error}
      inputProps={{ ...inputProps, ...focus }}
      textareaProps={{ rows, ...focus }}
    />
  );
}

type DeskFieldProps = Omit<FormFieldProps, 'defaultValue' | 'error' | 'textareaProps'> & {
  refusal: DeskRefusal;
  /** What stands in it before anyone types. */
  value?: string | undefined;
  rows?: number;
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
  return (
    <DeskField
      refusal={refusal}
      form={form}
      name={factorField.name}
      label={label}
      hint={hint}
      required
      autoComplete="one-time-code"
      inputMode={isDigits ? 'numeric' : 'text'}
      inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
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
export function CodeButton({ action, hidden, about, row, isConfirmed, children }: CodeButtonProps) {
  const refusal = refusalOf(action, row);
  if (isConfirmed)
    return (
      <PostButton action={action} hidden={hidden} about={about}>
        {children}
      </PostButton>
    );
  const name = about === undefined ? null : <span className="sr-only"> {about}</span>;
  return (
    <details open={Object.keys(refusal.errors).length > 0}>
      <summary className="text-link inline-flex min-h-6 w-fit cursor-pointer items-center">
        {children}
        {name}
      </summary>
      <PostForm action={action} hidden={hidden} className="mt-3 grid justify-items-start gap-3">
        <FactorField action={action} form={`${action}-${row[1]}`} refusal={refusal} />
        <Button type="submit" variant="line" size="sm">
          {children}
          {name}
        </Button>
      </PostForm>
    </details>
  );
}

type CodeButtonProps = Omit<PostButtonProps, 'variant'> & {
  /** The hidden field that tells this form from the others of its action on the page. */
  row: readonly [name: string, value: string];
  isConfirmed: boolean;
};

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
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            name="excel"
            value="true"
            defaultChecked={refusalOf(action).values['excel'] === 'true'}
            className="size-5"
          />
          For Excel
        </label>
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
  filter: readonly [string, string][];
  isConfirmed: boolean;
  title: string;
  children: ReactNode;
};

/** What a list is narrowed by; a plain form whose address can be kept. */
export function Filters({ label, path, search, isNarrowed, children }: FiltersProps) {
  return (
    <search>
      <form method="get" action={path} aria-label={label} className="desk-filters">
        <div className="grow-[3]">
          <label htmlFor="desk-q">Search</label>
          <input
            id="desk-q"
            type="search"
            name="q"
            className="input"
            defaultValue={search.text}
            maxLength={SEARCH_MAX}
            aria-describedby="desk-q-hint"
          />
          <p id="desk-q-hint" className="soft text-tiny">
            {search.hint}
          </p>
        </div>
        <div className="desk-filter-buttons">
          <Button type="submit" variant="ink" size="sm">
            Show
          </Button>
          {isNarrowed ? (
            <a href={path} className="text-link">
              Show all
            </a>
          ) : null}
        </div>
        <details open={isNarrowed}>
          <summary className="text-link inline-flex min-h-6 cursor-pointer items-center">
            More filters
          </summary>
          <div>{children}</div>
        </details>
      </form>
    </search>
  );
}

type FiltersProps = {
  label: string;
  path: string;
  search: { text: string; hint: string };
  isNarrowed: boolean;
  children: ReactNode;
};

/** A choice from a list; of a filter, `any` narrows nothing. */
export function FilterSelect({ name, id = `desk-${name}`, label, any, value, options }: FilterSelectProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span className="relative block">
        <select id={id} name={name} className="input" defaultValue={value ?? ''}>
          {any === undefined ? null : <option value="">{any}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5" />
      </span>
    </div>
  );
}

/** Where the visit came from. */
export function SourceFilter({ value, sources }: { value: string | null; sources: readonly string[] }) {
  const options = [...new Set([...sources, ...(value === null ? [] : [value])])];
  return (
    <FilterSelect
      name="source"
      label="Came from"
      any="Anywhere"
      value={value}
      options={options.map(source => [source, source] as const)}
    />
  );
}

type FilterSelectProps = {
  name: string;
  /** Where a page has several of the name. */
  id?: string;
  label: string;
  any?: string;
  value: string | null;
  options: readonly (readonly [value: string, text: string])[];
};
