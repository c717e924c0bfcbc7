import { useEffect, useRef, type RefObject } from 'react';
import { useIsLive } from './use-is-live';

/**
 * A form that was sent before the page came alive was held back (components/shell/head-script.ts, `data-waits`): it is
 * sent now, so that the first press on the button does what every later one does.
 */
export function useHeldForm(): { form: RefObject<HTMLFormElement | null>; isLive: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  useEffect(() => {
    const element = form.current;
    if (!isLive || element?.dataset['held'] === undefined) return;
    delete element.dataset['held'];
    element.requestSubmit();
  }, [isLive]);
  return { form, isLive };
}
