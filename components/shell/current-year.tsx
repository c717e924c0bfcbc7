/** The year of the build in the static HTML, the visitor's own once scripts run (page-script/current-year.ts). */
export function CurrentYear() {
  return <span data-current-year>{new Date().getFullYear()}</span>;
}
