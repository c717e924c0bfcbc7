import { SEARCH_MAX } from '@/lib/desk/list-query';

/** The words that a list is narrowed by. */
export function SearchField({ label, hint, value }: { label: string; hint: string; value: string }) {
  return (
    <div className="grow-[3]">
      <label htmlFor="desk-q">{label}</label>
      <input
        id="desk-q"
        type="search"
        name="q"
        className="input"
        defaultValue={value}
        maxLength={SEARCH_MAX}
        aria-describedby="desk-q-hint"
      />
      <p id="desk-q-hint" className="soft text-tiny">
        {hint}
      </p>
    </div>
  );
}
