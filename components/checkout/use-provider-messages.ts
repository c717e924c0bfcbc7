import { useEffect, type Dispatch, type RefObject } from 'react';
import type { CheckoutEvent } from './checkout-state';
import { PROVIDER_ORIGINS, readProviderMessage } from './provider-messages';

/**
 * Hears the approval page while checkout is open. Trusted are the provider's two origins, our own (its way back
 * ends on our return page, inside the frame) and, in simulation only, the simulator's.
 */
export function useProviderMessages({ frame, simulatorOrigin, dispatch }: Listening): void {
  useEffect(() => {
    const extra = simulatorOrigin === null ? [] : [simulatorOrigin];
    const origins = [...PROVIDER_ORIGINS, window.location.origin, ...extra];
    const onMessage = (event: MessageEvent<unknown>) => {
      const frameWindow = frame.current?.contentWindow ?? null;
      const { kind } = readProviderMessage(event, { origins, frameWindow });
      // oxlint-disable-next-line no-console -- docs/product/checkout.md: unparsable messages are logged
      if (kind === 'unreadable') console.warn('A payment message could not be read and is ignored.');
      else if (kind !== 'ignored') dispatch({ type: 'provider-said', word: kind });
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, simulatorOrigin, dispatch]);
}

type Listening = {
  frame: RefObject<HTMLIFrameElement | null>;
  simulatorOrigin: string | null;
  dispatch: Dispatch<CheckoutEvent>;
};
