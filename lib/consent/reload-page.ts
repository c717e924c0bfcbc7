/** Loads the page again; browsers keep what was typed. In a file of its own, so that tests can stand in for it. */
export function reloadPage(): void {
  location.reload();
}
