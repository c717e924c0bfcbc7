import type { Context } from './context.ts';
import type { RepeatRules } from './idempotency.ts';
import type { Reporting } from './search-query.ts';

/** What can be switched while the simulator runs: mostly what PayPal leaves open. A reset takes it back, but for framing. */
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
