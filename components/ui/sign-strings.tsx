/** The nail and the two strings that a `door-sign` hangs from. */
export function SignStrings() {
  return (
    <>
      <svg viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true" className="door-sign-strings">
        <path
          d="M4 100L60 4L116 100"
          fill="none"
          stroke="var(--color-control)"
          strokeWidth="2.2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <i className="door-sign-nail" />
    </>
  );
}
