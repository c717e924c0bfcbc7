/** Writes the visitor's own year: a page from December stays right in January. */
export function currentYearBehaviour(element: HTMLElement): void {
  if (element.textContent !== thisYear()) element.textContent = thisYear();
}

export function thisYear(): string {
  return String(new Date().getFullYear());
}
