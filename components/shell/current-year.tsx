import { thisYear } from '@/components/page-script/current-year';

/** The year of the build in the static HTML, the visitor's own once scripts run. */
export function CurrentYear() {
  return <span data-current-year>{thisYear()}</span>;
}
