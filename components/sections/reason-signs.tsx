import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';

export function ReasonSigns({ reasons, className = '' }: ReasonSignsProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-11 ${className}`}>
      {reasons.map(({ title, description, icon, color, shape }) => (
        <li key={title} className="grid grid-cols-[86px_minmax(0,1fr)] gap-x-4 sm:block">
          <BladeSign
            glyph={icon}
            color={color}
            shape={shape}
            hung
            className="row-span-2 h-[100px] w-[86px]"
          />
          <h3 className="mt-3 mb-2 sm:mt-4">{title}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}

type ReasonSignsProps = {
  reasons: readonly {
    title: string;
    description: string;
    icon: BladeLook['glyph'];
    color: BladeLook['color'];
    shape: BladeLook['shape'];
  }[];
  className?: string;
};
