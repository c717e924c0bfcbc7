/**
 * Says of the heading of each `details` that it is a button, and whether it is open, now and from now on: browsers treat
 * it as one, but not all of them call it so. HTML's own rules want no role there.
 */
export function announceDetails(): void {
  announce();
  // It does not bubble.
  document.addEventListener('toggle', announce, true);
}

function announce(): void {
  for (const heading of document.querySelectorAll('summary')) {
    heading.role = 'button';
    heading.ariaExpanded = String(heading.matches('[open] > *'));
  }
}
