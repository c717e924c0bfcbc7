import '@/components/ui/phone-strip.css';
import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';

/** Reasons, each under its hanging sign; on a phone the row scrolls sideways. `label` names it. */
export function ReasonSigns({ label, reasons, className = '' }: ReasonSignsProps) {
  return (
    <ul
      className={`phone-strip grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-11 ${className}`}
      aria-label={label}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {reasons.map(({ title, description, icon, color, shape }) => (
        <li key={title} className="sm:block">
          <BladeSign
            glyph={icon}
            color={color}
            shape={shape}
            hung
            className="row-span-2 h-[100px] w-[86px] max-sm:h-[76px] max-sm:w-[66px]"
          />
          <h3 className="mt-3 mb-2 sm:mt-4">{title}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}

type ReasonSignsProps = {
  label: string;
  reasons: readonly {
    title: string;
    description: string;
    icon: BladeLook['glyph'];
    color: BladeLook['color'];
    shape: BladeLook['shape'];
  }[];
  className?: string;
};
