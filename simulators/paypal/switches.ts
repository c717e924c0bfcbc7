import type { Context } from './context.ts';
import type { RepeatRules } from './idempotency.ts';
import type { Reporting } from './search-query.ts';

/** Switches of a running simulator, mostly for what PayPal does not document. A reset restores all but framing. */
export type Switches = {
  /** Lets the shop frame the approval page. */
  setFraming: (isAllowed: boolean) => void;
  /** What PayPal leaves open about repeated request ids. */
  setRepeats: (rules: Partial<RepeatRules>) => void;
  /** How PayPal's books are shown. */
  setReporting: (reporting: Partial<Reporting>) => void;
};

export function createSwitches({ live }: Context): Switches {
  return {
    setFraming: isAllowed => {
      live.framing = isAllowed;
    },
    setRepeats: rules => {
      live.repeats = { ...live.repeats, ...rules };
    },
    setReporting: reporting => {
      live.reporting = { ...live.reporting, ...reporting };
    },
  };
}
