import { smallBusinessDay as words } from '@/content/exhibits/small-business-day';
import { Exhibit } from './exhibit';
import { SampleTag } from './sample-tag';

/** The owner's day as a clock of 24 hours, and around it what the website does in the same hours. */
export function DayClock() {
  return (
    <Exhibit name="clock" className="day-clock wrap">
      <div>
        <p className="sr-only">{words.label}</p>
        <svg viewBox="-210 -210 420 420" className="clock-face" aria-hidden="true">
          <circle className="clock-rim" r="204" />
          <circle className="clock-dial" r="192" />
          {words.parts.map(({ id, from, to, name }) => (
            <path key={name} className={`clock-part clock-${id}`} d={arc({ from, to, radius: 136 })} />
          ))}
          <path className="clock-website" d="M0 -98a98 98 0 1 1 -.1 0Z" />
          {HOURS.map(hour => (
            <text key={hour} {...pointOnDial(hour, 175)} dy="6" className="clock-hour">
              {HOUR_NAMES[hour]}
            </text>
          ))}
          {words.events.map(({ hour }, index) => (
            <g key={hour} className="clock-event">
              <circle {...center(hour, 98)} r="17" />
              <text {...pointOnDial(hour, 98)} dy="6">
                {index + 1}
              </text>
            </g>
          ))}
          <text className="clock-day" y="8">
            {words.center}
          </text>
        </svg>
        <ul className="clock-key">
          {KEYS.map(([id, name]) => (
            <li key={id}>
              <i className={`key-${id}`} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>
          {words.eventsTitle} <SampleTag>{words.sample}</SampleTag>
        </h2>
        <ol className="clock-list">
          {words.events.map(({ time, text }, index) => (
            <li key={time}>
              <i aria-hidden="true">{index + 1}</i>
              <span>
                <b>{time}</b> {text}
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
const KEYS = [
  ['road', words.key.road],
  ['shop', words.key.shop],
  ['home', words.key.home],
  ['sleep', words.key.sleep],
] as const;
