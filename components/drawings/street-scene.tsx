import { pageClaim } from './page-scope';
import type { ShopId, StreetSlot } from './street';
import { streetDrawing } from './street-drawing';

/** Main Street, full width. Give it a height by class; the pin (if any) stands at the middle. */
export function StreetScene({ plan = DAY_PLAN, label, pin, drop, className = '' }: StreetSceneProps) {
  const markup = streetDrawing({ plan, claim: pageClaim(), label, pin, drop });
  return (
    <div
      className={`[&>svg]:size-full [&>svg]:overflow-visible ${className}`}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

const DAY_PLAN = [
  'coffee',
  'florist',
  80,
  'restaurant',
  'dentist',
  84,
  'plumber',
  'barber',
  80,
  'auto',
  'books',
  'florist',
] as const satisfies readonly StreetSlot[];

type StreetSceneProps = {
  plan?: readonly StreetSlot[];
  /** What a screen reader hears; without it the street is decoration. */
  label?: string;
  pin?: ShopId;
  drop?: boolean;
  className?: string;
};
