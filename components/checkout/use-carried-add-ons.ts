import { useEffect, useState } from 'react';
import { createPackageStore } from '@/components/packages/package-store';
import { forgetAddOns, rememberedAddOns } from '@/components/packages/remembered-add-ons';
import { withAddOns } from './carried-add-ons';

/**
 * Brings the add-ons of the remembered package to a checkout whose address names none: the page is opened again with
 * them and their price in its address, so nothing is charged that it does not show. `prices` are cents a month, by
 * id. Gives what is called when one is taken out here: it leaves the package too.
 */
export function useCarriedAddOns(prices: Readonly<Record<string, number>>): (id: string) => void {
  const [store] = useState(createPackageStore);
  useEffect(() => {
    const address = withAddOns(location.search, rememberedAddOns(store), prices);
    if (address !== null) location.replace(location.pathname + address);
  }, [store, prices]);
  return id => forgetAddOns([id], store);
}
