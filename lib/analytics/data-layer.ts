/** Hands one entry to the page's data layer. The head script has made it; a page without that script gets one here. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Whether the data layer of this page holds an entry with this value under this name. */
export function isInDataLayer(name: string, value: string): boolean {
  return (window.dataLayer ?? []).some(
    entry => typeof entry === 'object' && entry !== null && Reflect.get(entry, name) === value,
  );
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
