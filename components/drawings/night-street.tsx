import type { StreetSlot } from './street';
import { StreetScene } from './street-scene';

/** The street that pages end with, its windows lit. `plan`: other shops, where a page's weight allows fewer drawings. */
export function NightStreet({ plan = PLAN, className }: NightStreetProps) {
  return <StreetScene plan={plan} className={className} />;
}

const PLAN = [
  'books',
  'dentist',
  80,
  'restaurant',
  'coffee',
  84,
  'barber',
  'florist',
  80,
  'plumber',
  'auto',
  'books',
] as const;

type NightStreetProps = { plan?: readonly StreetSlot[] | undefined; className: string };
