import { lightString } from './lights-drawing';

/** A string of lights across the top of what holds it. Only for the July promotion. */
export function Lights({ lit = true, className = '' }: { lit?: boolean; className?: string }) {
  return (
    <div
      className={`absolute inset-x-0 top-0 h-[84px] [&>svg]:size-full ${className}`}
      dangerouslySetInnerHTML={{ __html: lightString({ lit }) }}
    />
  );
}
