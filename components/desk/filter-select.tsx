import { Icon } from '@/components/ui/icon';

/** One thing that a list can be narrowed by. */
export function FilterSelect({ name, label, any, value, options }: FilterSelectProps) {
  const id = `desk-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span className="relative block">
        <select id={id} name={name} className="input" defaultValue={value ?? ''}>
          {any === undefined ? null : <option value="">{any}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5" />
      </span>
    </div>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  /** The choice that narrows nothing; absent when there is none. */
  any?: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
};
