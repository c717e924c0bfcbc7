/** Whether the visitor wants less motion: by the system's setting or by the choice made in the Accessibility Tools. */
export function isMotionReduced(): boolean {
  if (document.documentElement.getAttribute('data-a11y-motion') === 'off') return true;
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
