/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-4 z-50 rounded-sign bg-ink px-4 py-2.5 font-semibold text-paper focus:top-3"
    >
      Skip to content
    </a>
  );
}
