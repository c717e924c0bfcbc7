/** Terms and what they mean, in two columns under an ink rule. */
export function TermList({ entries }: { entries: readonly { term: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-split border-t-2 border-ink lg:grid-cols-2">
      {entries.map(({ term, text }) => (
        <div
          key={term}
          className="border-b border-line py-5 lg:last:odd:col-span-2 sm:grid sm:grid-cols-[10.5rem_1fr] sm:gap-x-6"
        >
          <dt className="font-display text-label leading-[1.35] font-[750] tracking-[-0.01em]">{term}</dt>
          <dd className="soft mt-1 sm:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
