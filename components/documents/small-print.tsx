import { block, circle, line, ring, times } from '@/components/drawings/svg';

/** Small print on a sheet, and a loupe that shows three of its lines in normal print. Decorative; not on small screens. */
export function SmallPrint() {
  return (
    <div
      className="ml-auto hidden max-w-[440px] lg:block dark:[--n:16%] dark:[--b-iron:oklch(0.62_0.015_215)]"
      dangerouslySetInnerHTML={{ __html: `<svg viewBox="0 0 440 250" aria-hidden="true">${markup()}</svg>` }}
    />
  );
}

function markup(): string {
  return (
    block('46 12 240 238', 'shade') +
    block('40 6 240 238', 'white') +
    block('62 28 96 12', 'ink') +
    times(14, i => block(`62 ${56 + i * 12} ${i % 5 === 4 ? 120 : 196} 4`, 'stone')) +
    line('M330 178L392 236', 'wood', 20) +
    circle(268, 122, 84, 'cream') +
    block('212 86 112 15', 'ink', 'rx="3"') +
    block('200 115 136 15', 'ink', 'rx="3"') +
    block('212 144 82 15', 'ink', 'rx="3"') +
    ring(268, 122, 84, { c: 'iron', width: 12 })
  );
}
