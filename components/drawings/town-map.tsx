import { pinShape } from './pin-shape';
import { rankGrid, type RankRule } from './rank-grid';
import { town } from './town';

/** The map with the pin on our shop, competitors as small gray pins, and optionally the rank grid. */
export function TownMap(props: TownMapProps) {
  const {
    seed,
    labels,
    view = '20 20 680 480',
    pin = [360, 262],
    pinScale = 1.35,
    rivals = [],
    ranks,
    label,
  } = props;
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  const body =
    town({ seed, labels }) +
    rivals.map(rival).join('') +
    (ranks ? rankGrid(ranks) : '') +
    ourPin(pin, pinScale);
  const markup = `<svg viewBox="${view}" preserveAspectRatio="xMidYMid slice" ${name}>${body}</svg>`;
  return (
    <div
      className={`[&>svg]:size-full ${props.className ?? ''}`}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function ourPin([x, y]: Spot, scale: number): string {
  return `<g transform="translate(${x},${y}) scale(${scale})"><ellipse rx="12" ry="4" cy="1" fill="#0003"/>${pinShape}</g>`;
}

function rival([x, y]: Spot): string {
  return `<g transform="translate(${x},${y})"><path d="M0 0c-3-5-9-9-9-16a9 9 0 0 1 18 0c0 7-6 11-9 16Z" class="m-dot"/><circle cy="-16" r="3.4" fill="#fff"/></g>`;
}

type Spot = readonly [number, number];

type TownMapProps = {
  /** 11 and 23 look best. */
  seed?: number;
  labels?: 'all' | 'major' | 'none';
  /** The part of the 720 x 520 town that shows, as an SVG viewBox. */
  view?: string;
  pin?: Spot;
  pinScale?: number;
  rivals?: readonly Spot[];
  ranks?: RankRule;
  label?: string;
  className?: string;
};
