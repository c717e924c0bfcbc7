/**
 * What one process has once. The framework bundles start-up code and routes apart, and the server in front loads modules
 * of its own, so a module's variable would exist several times: this object stands on the global one.
 */
export const siteProcess: SiteProcess = (globalThis.siteProcess ??= {});

declare global {
  /** Each module that keeps something here adds it to this type, beside its own code. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- the modules fill it
  interface SiteProcess {}
  var siteProcess: SiteProcess | undefined;
}
