import { Shop } from '@/components/drawings/shop';

/** The shop that waits for a name: the picture of an address that leads nowhere. */
export function VacantShop() {
  return <Shop shop="vacant" className="mx-auto w-[min(100%,420px)]" />;
}
