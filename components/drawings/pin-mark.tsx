import { pinShape } from './pin-shape';

/** The awning pin alone. Only as the logo and to mark a shop, never as decoration. */
export function PinMark({ className = 'h-9 w-7' }: { className?: string }) {
  return (
    <svg
      viewBox="-21 -53 42 54"
      aria-hidden="true"
      className={`flex-none ${className}`}
      dangerouslySetInnerHTML={{ __html: pinShape }}
    />
  );
}
