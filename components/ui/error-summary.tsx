/** First child of every form: lists what is wrong with a link to each field. Hidden and empty while all is well. */
export function ErrorSummary({ form, errors }: { form: string; errors: readonly FieldMessage[] }) {
  return (
    <div
      data-error-summary
      hidden={errors.length === 0}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded-card border-2 border-error bg-error-soft px-5 py-[18px]"
    >
      {errors.length === 0 ? null : (
        <>
          <p className="font-display text-[1.15rem] font-[750]">There is a problem</p>
          <ul className="mt-2 grid gap-1">
            {errors.map(error => (
              <li key={error.name}>
                <a
                  href={`#${form}-${error.name}`}
                  className="font-semibold text-error underline underline-offset-4"
                >
                  {error.message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type FieldMessage = { name: string; message: string };
