import { CheckoutFlow, type CheckoutFlowProps } from '@/components/checkout/checkout-flow';
import { hydrateIsland, readProps, readServerPart } from '../hydrate-island';

export function hydrate(container: HTMLElement): Promise<void> {
  const props = readProps(container) as CheckoutFlowProps;
  return hydrateIsland(container, <CheckoutFlow {...props}>{readServerPart(container, 'why')}</CheckoutFlow>);
}
