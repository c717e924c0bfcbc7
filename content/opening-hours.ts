import { live } from '@/lib/site/live';

/**
 * When the phone is answered, by the agency's clock, in full hours from 0 to 24, and on which days it is not. Owners change
 * it at the desk (docs/changing-content.md).
 */
export const openingHours = live('hours', {
  firstDay: 'Mon',
  lastDay: 'Fri',
  opens: 9,
  closes: 17,
  /** The clock's name, as it is written behind the hours. */
  clock: 'EST',
  /**
   * Days off of our own, besides US federal holidays, as `YYYY-MM-DD`: the time of our promise stands still, and the contact
   * page names them. Take out what is past.
   */
  closedDays: [] as readonly string[],
});
