import { drawPicture } from './picture';

/**
 * A string of lights across the top of what holds it. Only for the July promotion; `lit: false` hangs gray bulbs: it is
 * over. Each of its five bows is 240 wide and whole, so a card as wide as two of them has a nail at each end.
 */
export function Lights({ lit = true, className = '' }: { lit?: boolean; className?: string }) {
  return (
    <div
      className={`absolute inset-x-0 top-0 h-[84px] [&>svg]:size-full ${className}`}
      dangerouslySetInnerHTML={{ __html: drawPicture(lit ? 'lights/lit' : 'lights/over') }}
    />
  );
}
