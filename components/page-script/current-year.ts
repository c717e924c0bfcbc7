/** Writes the visitor's own year: a page from December stays right in January. */
export function startCurrentYear(): void {
  const year = String(new Date().getFullYear());
  for (const element of document.querySelectorAll('[data-current-year]'))
    if (element.textContent !== year) element.textContent = year;
}
