/**
 * A field that people neither see nor reach and robots fill. A filled one marks the lead; it never drops it. Its name
 * means nothing to browsers that fill in a visitor's data: a word such as `company` or `phone` would.
 */
export function Honeypot({ form }: { form: string }) {
  const id = `${form}-office-fax`;
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" name="office-fax" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
