/** Five stars as a picture that says its rating. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="stars">
      <svg
        viewBox={`0 0 ${STARS * PITCH - 2} 20`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not an image file
        role="img"
        aria-label={`${rating} out of ${STARS} stars`}
        className="h-[1em] w-auto"
      >
        {Array.from({ length: STARS }, (_, index) => (
          <path
            key={index}
            fill="currentColor"
            opacity={index < full ? undefined : 0.3}
            transform={index === 0 ? undefined : `translate(${index * PITCH})`}
            d="M10 1.5l2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6L1.4 7.8l6-.8z"
          />
        ))}
      </svg>
    </span>
  );
}

const STARS = 5;
const PITCH = 22;
