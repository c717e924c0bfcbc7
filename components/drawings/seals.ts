import { short, times } from './svg';

/** The serrated seal over the plan that most people take. */
export function popularSeal(): string {
  const text = '<text y="6.5" font-size="19" class="font-stretch-[72%]">POPULAR</text>';
  return `<svg viewBox="-50 -50 100 100" role="img" aria-label="Most popular"><path fill="${MARIGOLD}" d="${serratedEdge(32, 46, 40)}"/><g fill="${INK}" ${LETTERING} transform="rotate(-10)">${text}</g></svg>`;
}

/** The money-back seal, with the number of days from the site's figures. */
export function guaranteeSeal(days: number): string {
  const words =
    `<text y="10" font-size="46" letter-spacing="-2">${days}</text>` +
    '<text y="29" font-size="13" class="font-stretch-[110%]">DAYS</text>' +
    '<text y="-26" font-size="8">MONEY BACK</text>';
  return `<svg viewBox="-64 -64 128 128" role="img" aria-label="${days}-day guarantee"><path fill="${BOTTLE}" d="${serratedEdge(48, 62, 56)}"/><circle r="47" fill="none" stroke="${BUTTER}" stroke-width="1.8"/><g fill="${BUTTER}" ${LETTERING}>${words}</g></svg>`;
}

function serratedEdge(points: number, outer: number, inner: number): string {
  const edge = times(points, i => {
    const angle = (i / points) * 2 * Math.PI;
    const radius = i % 2 ? outer : inner;
    return `${i ? 'L' : 'M'}${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`;
  });
  return `${edge}Z`;
}

const LETTERING = 'font-family="var(--font-display)" font-weight="800" text-anchor="middle"';
const MARIGOLD = 'oklch(.845 .158 84)';
const INK = 'oklch(.245 .045 172)';
const BOTTLE = 'oklch(.39 .078 166)';
const BUTTER = 'oklch(.93 .075 92)';
