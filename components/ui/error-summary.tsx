import './notice-line.css';
import type { Ref } from 'react';

/**
 * First child of every form: lists what is wrong with a link to each field. Hidden and empty while all is well.
 */
export function ErrorSummary({
  ref,
  form,
  title,
  message = null,
  errors,
  isFirst = false,
}: ErrorSummaryProps) {
  const isShown = errors.length > 0 || message !== null;
  return (
    <div
      ref={ref}
      data-error-summary
      hidden={!isShown}
      tabIndex={-1}
      role="alert"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that comes back with errors begins with them.
      autoFocus={isShown && isFirst}
      // React takes its own `autofocus` for a difference.
      suppressHydrationWarning
      className="notice-line mb-6 rounded-card border-2 border-error bg-error-soft px-5 py-4"
    >
      {isShown ? (
        <>
          <h2 className="font-display text-label font-[750]">{title}</h2>
          {message === null ? null : <p className="mt-2">{message}</p>}
          {errors.length === 0 ? null : <ErrorLinks form={form} errors={errors} />}
        </>
      ) : null}
    </div>
  );
}

function ErrorLinks({ form, errors }: Pick<ErrorSummaryProps, 'form' | 'errors'>) {
  return (
    <ul className="mt-2 grid gap-1">
      {errors.map(({ name, message }) => (
        <li key={name}>
          <a href={`#${form}-${name}`} className="font-semibold text-error underline underline-offset-4">
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

type ErrorSummaryProps = {
  ref?: Ref<HTMLDivElement>;
  form: string;
  title: string;
  /** What is wrong with no single field. */
  message?: string | null | undefined;
  errors: readonly { name: string; message: string }[];
  /** The page opens with it. */
  isFirst?: boolean;
};
