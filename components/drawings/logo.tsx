import { PinMark } from './pin-mark';

/** The pin and the name, side by side. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[min(1.36rem,7vw)] leading-none font-extrabold tracking-[-0.03em] font-stretch-[112%] sm:text-name">
      <PinMark className="h-8 w-[25px] sm:h-9 sm:w-7" />
      <span>{name}</span>
    </span>
  );
}
