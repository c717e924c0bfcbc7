/** A field that people neither see nor reach and robots fill. A filled one marks the lead; it never drops it. */
export function Honeypot({ form }: { form: string }) {
  const id = `${form}-company-fax`;
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" name="company-fax" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
