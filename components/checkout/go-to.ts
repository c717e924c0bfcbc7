/** Leaves the page. Apart, so a test can see where to. */
export function goTo(href: string): void {
  window.location.assign(href);
}
