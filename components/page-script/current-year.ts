/** Writes the visitor's own year: a page from December stays right in January. */
export function startCurrentYear(): void {
  for (const element of document.querySelectorAll('[data-current-year]'))
    if (element.textContent !== thisYear()) element.textContent = thisYear();
}

export function thisYear(): string {
  return String(new Date().getFullYear());
}
