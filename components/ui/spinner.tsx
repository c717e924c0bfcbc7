/** Waiting, in words too. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="flex items-center gap-3.5">
      <span className="spinner" aria-hidden="true" />
      {label}
    </output>
  );
}
