import { awning } from '@/components/drawings/awning-drawing';
import { block, line, path, times } from '@/components/drawings/svg';
import type { Choice } from '@/content/comparisons/comparison';

/** For whom the other one is right, and for whom we are: each behind its door. */
export function BestFit({ competitor, agency }: { competitor: Choice; agency: Choice }) {
  return (
    <div className="doors">
      <Door choice={competitor} drawing={workshop()} className="bg-marigold-soft" />
      <Door choice={agency} drawing={shopDoor()} className="bg-mint" />
    </div>
  );
}

function Door({ choice, drawing, className }: { choice: Choice; drawing: string; className: string }) {
  const svg = `<svg viewBox="-62 -214 124 214" aria-hidden="true">${drawing}</svg>`;
  return (
    <div className={className}>
      <div className="door-picture" dangerouslySetInnerHTML={{ __html: svg }} />
      <div>
        <h3>{choice.title}</h3>
        <ul>
          {choice.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A plain door with a ladder and a toolbox before it. */
function workshop(): string {
  return (
    block('-46 -182 84 182', 'white') +
    block('-40 -176 72 176', 'wood') +
    block('-32 -166 56 68', 'shade') +
    block('-32 -84 56 68', 'shade') +
    block('20 -92 5 14', 'brass') +
    line('M30 -4L46 -150M56 -4L46 -150M33 -34h21M37 -66h14M40 -98h9', 'iron', 4) +
    block('-62 -26 46 26', 'red', 'rx="3"') +
    line('M-50 -26q11 -14 22 0', 'iron', 4) +
    block('-44 -18 10 6', 'butter')
  );
}

/** A shop's door under its awning. The card is a shape: the words beside it say all. */
function shopDoor(): string {
  return (
    block('-44 -178 88 178', 'white') +
    block('-38 -150 76 150', 'red') +
    block('-38 -172 76 18', 'glass') +
    block('-28 -138 56 74', 'glass') +
    path('M-20 -66L4 -136h12L-6 -66Z', 'hi') +
    block('-20 -120 40 22', 'white', 'rx="3"') +
    times(2, i => block(`-13 ${-114 + i * 7} 26 3.5`, 'red')) +
    block('-26 -50 52 34', 'shade') +
    block('28 -84 5 20', 'brass', 'rx="2"') +
    awning({ x: -60, y: -214, w: 120, h: 28, stripes: ['red', 'white'], count: 9 }) +
    block('-52 -4 104 4', 'stone')
  );
}
