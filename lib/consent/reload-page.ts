/** Loads the page again; browsers keep what was typed. In a file of its own, so tests can stand in for it. */
export function reloadPage(): void {
  location.reload();
}
