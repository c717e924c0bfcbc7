/** What can be checked, point by point. */
export function ProofRows({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-8 border-b border-line py-4 sm:grid-cols-[minmax(0,.55fr)_minmax(0,1fr)]"
        >
          <dt className="font-display text-body font-bold">{label}</dt>
          <dd className="soft max-w-[34em]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
