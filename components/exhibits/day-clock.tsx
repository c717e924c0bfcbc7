import { smallBusinessDay as words } from '@/content/exhibits/small-business-day';
import { Exhibit } from './exhibit';
import { SampleTag } from './sample-tag';

/** The owner's day as a clock of 24 hours, and around it what the website does in the same hours. */
export function DayClock() {
  return (
    <Exhibit
      name="clock"
      className="wrap mt-head grid items-center gap-x-split gap-y-8 pb-split [--color-marigold-soft:var(--color-card)] lg:grid-cols-[1.15fr_1fr]"
    >
      <div>
        <p className="sr-only">{words.label}</p>
        <svg
          viewBox="-210 -210 420 420"
          className="mx-auto w-[min(100%,560px)] fill-none font-display font-extrabold"
          fontSize="19"
          textAnchor="middle"
          aria-hidden="true"
        >
          <circle className="fill-(--b-bottle) dark:fill-(--b-leaf2)" r="204" />
          <circle className="fill-(--b-white)" r="192" />
          <g strokeWidth="44">
            {words.parts.map(({ id, from, to, name }) => (
              <path key={name} className={PARTS[id].stroke} d={arc({ from, to, radius: 136 })} />
            ))}
          </g>
          <path className="stroke-(--b-bottle)" strokeWidth="14" d="M0 -98a98 98 0 1 1 -.1 0Z" />
          <g className="fill-ink-fixed">
            {HOURS.map(hour => (
              <text key={hour} {...pointOnDial(hour, 175)} dy="6">
                {HOUR_NAMES[hour]}
              </text>
            ))}
            <text fontSize="26" y="8">
              {words.center}
            </text>
          </g>
          <g className="fill-white">
            {words.events.map(({ hour }, index) => (
              <g key={hour}>
                <circle
                  {...center(hour, 98)}
                  r="17"
                  className="fill-pin-fixed stroke-white"
                  strokeWidth="3"
                />
                <text {...pointOnDial(hour, 98)} dy="6">
                  {index + 1}
                </text>
              </g>
            ))}
          </g>
        </svg>
        <ul className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-1">
          {KEYS.map(id => (
            <li key={id} className="flex items-center gap-2">
              <i
                className={`h-[18px] w-[26px] rounded-edge inset-ring-2 inset-ring-shade forced-color-adjust-none ${PARTS[id].ground}`}
              />
              {words.key[id]}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-name">
          {words.eventsTitle} <SampleTag>{words.sample}</SampleTag>
        </h2>
        <ol className="mt-4 border-t-2">
          {words.events.map(({ time, text }, index) => (
            <li
              key={time}
              className="grid grid-cols-[34px_1fr] items-start gap-3 border-b border-current/20 py-3 leading-snug"
            >
              <i
                className="grid size-8 place-items-center rounded-full bg-pin-fixed font-display font-extrabold text-white not-italic"
                aria-hidden="true"
              >
                {index + 1}
              </i>
              <span>
                <b className="block tabular-nums">{time}</b> {text}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Exhibit>
  );
}

/** A point on the dial: midnight is at the foot, noon on top, as the sun goes. */
function spot(hour: number, radius: number): readonly [number, number] {
  const angle = (hour / 24) * 2 * Math.PI + Math.PI / 2;
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
}

function arc({ from, to, radius }: { from: number; to: number; radius: number }): string {
  const [x, y] = spot(from, radius);
  const [endX, endY] = spot(to, radius);
  return `M${x} ${y}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${endX} ${endY}`;
}

function pointOnDial(hour: number, radius: number): { x: number; y: number } {
  const [x, y] = spot(hour, radius);
  return { x, y };
}

function center(hour: number, radius: number): { cx: number; cy: number } {
  const [cx, cy] = spot(hour, radius);
  return { cx, cy };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21] as const;
const HOUR_NAMES = {
  0: words.midnight,
  3: '3',
  6: '6',
  9: '9',
  12: words.noon,
  15: '3',
  18: '6',
  21: '9',
} as const;
const PARTS = {
  road: { stroke: 'stroke-marigold', ground: 'bg-marigold' },
  shop: { stroke: 'stroke-(--b-rose2)', ground: 'bg-(--b-rose2)' },
  home: { stroke: 'stroke-(--b-blue)', ground: 'bg-(--b-blue)' },
  sleep: { stroke: 'stroke-dusk-32', ground: 'bg-dusk-32' },
} as const;
const KEYS = ['road', 'shop', 'home', 'sleep'] as const;
