import { StreetScene } from './street-scene';

/** The street that pages end with, its windows lit. */
export function NightStreet({ className }: { className: string }) {
  return <StreetScene plan={PLAN} className={className} />;
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
