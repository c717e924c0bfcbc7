import { bladeSign, type BladeLook } from './blade-sign-drawing';

/** A hanging sign as an icon: 86px wide with its bracket, 52px as a plate. Decorative. */
export function BladeSign({ glyph, color, shape, hung = false, className }: BladeSignProps) {
  const size = className ?? (hung ? 'h-[100px] w-[86px]' : 'size-[52px]');
  const markup = bladeSign({ glyph, color, shape, hung });
  return (
    <span
      className={`block flex-none [&>svg]:size-full ${size}`}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

type BladeSignProps = BladeLook & { className?: string };
