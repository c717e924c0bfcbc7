/** The nail and the two strings that a `door-sign` hangs from. */
export function SignStrings() {
  return (
    <>
      <svg
        viewBox="0 0 120 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute left-[26%] bottom-full w-[48%] h-[calc(var(--drop)_-_8px)]"
      >
        <path
          d="M4 100L60 4L116 100"
          fill="none"
          stroke="var(--color-control)"
          strokeWidth="2.2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <i className="absolute left-1/2 bottom-[calc(100%_+_var(--drop)_-_14px)] size-3 -ml-1 rounded-[50%] bg-ink shadow-[inset_2px_2px_0_var(--color-gloss)]" />
    </>
  );
}
