import type { HourChart as Hours } from '@/content/comparisons/chart';

/** Hours of the owner's time, one square each, in as many squares as hours. */
export function HourChart({ sides }: Pick<Hours, 'sides'>) {
  const most = Math.max(...sides.flatMap(({ tasks }) => tasks.map(({ hours }) => hours)));
  return (
    <div className="grid gap-x-split gap-y-8 lg:grid-cols-2">
      {sides.map(({ name, tasks }) => (
        <div key={name}>
          <h3 className="flex gap-3 items-baseline pb-2 border-b-2 border-b-ink">
            <b className="text-h2/[1.15] tracking-[-0.03em]">
              {tasks.reduce((sum, { hours }) => sum + hours, 0)}
            </b>{' '}
            {name}
          </h3>
          <dl>
            {tasks.map(({ look, label, hours }) => (
              <div key={label} className="py-3 border-b border-b-line">
                <dt className="mb-1">{label}</dt>
                <dd className="grid grid-cols-[1.6em_1fr] gap-2 items-center font-display text-label/none font-extrabold">
                  <b>{hours}</b>
                  <svg
                    viewBox={`0 0 ${most * STEP} ${STEP - 2}`}
                    aria-hidden="true"
                    className={`w-full forced-color-adjust-none ${FILLS[look]}`}
                  >
                    <path d={row(hours, 'h16v16h-16Z')} />
                    <path
                      d={row(hours, MARKS[look])}
                      className={`fill-none stroke-gloom ${look === 'dots' ? 'stroke-3' : 'stroke-[1.6]'}`}
                      strokeLinecap="round"
                    />
                  </svg>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

/** As many of the shape as `count`, side by side. */
function row(count: number, shape: string): string {
  return Array.from({ length: count }, (_, index) => `M${1 + index * STEP} 1${shape}`).join('');
}

const STEP = 20;
const MARKS = {
  brick: 'm0 5h16m-16 6h16m-8-11v5m0 6v5',
  hatch: 'm0 8l8-8m-8 16 16-16m-8 16 8-8',
  dots: 'm4 5h.1m8 0h.1m-8.2 6.5h.1m8 0h.1',
  tiles: 'm8 0v16m-8-8h16',
  hours: 'm4 4h8v8h-8Z',
  door: 'm4 8 3 4 6-8',
  months: 'm0 4h16m-16 8h16',
} as const;
const FILLS = {
  brick: 'fill-wood-70',
  hatch: 'fill-slate-76',
  dots: 'fill-plum-74',
  tiles: 'fill-dusk-72',
  hours: 'fill-marigold',
  door: 'fill-(--b-green)',
  months: 'fill-(--b-leaf)',
} as const;
